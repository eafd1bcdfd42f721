import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Scale, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmAction, useAction } from '../../app/action.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/contracts.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { FundDialog } from './fund-dialog.tsx'
import type { MilestoneProps } from './milestone-card.tsx'
import { MilestoneDialog } from './milestone-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

type Opened = 'fund' | 'submit' | 'release' | 'request-changes' | 'refund' | 'edit' | 'remove'

/** What the reader can do with a milestone. The main action is a button; what is rare is in a menu. */
export function MilestoneActions({ contract, milestone, onDone }: MilestoneProps & { onDone: () => void }) {
  // An open dialog stays when the action is no longer allowed, to tell why.
  const [opened, open] = useState<Opened | null>(null)
  const may = (action: string) => milestone.allowed_actions.includes(action)
  const isDelivered = milestone.status === 'submitted'
  const hasRare = ['edit', 'remove', 'refund', 'dispute'].some(may)
  const close = () => {
    open(null)
    // The button that opened the dialog may be gone.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) onDone()
    })
  }
  return (
    <>
      {milestone.allowed_actions.length > 0 && (
        <footer className="flex flex-wrap items-center gap-2 border-line border-t px-5 py-4">
          {may('fund') && (
            <Button variant="primary" onClick={() => open('fund')}>
              {words.milestones.fund}
            </Button>
          )}
          {may('submit') && (
            <Button variant="primary" onClick={() => open('submit')}>
              {words.milestones.submit}
            </Button>
          )}
          {may('release') && isDelivered && (
            <Button variant="primary" onClick={() => open('release')}>
              {words.milestones.release}
            </Button>
          )}
          {may('request-changes') && (
            <Button onClick={() => open('request-changes')}>{words.milestones.requestChanges}</Button>
          )}
          {may('release') && !isDelivered && (
            <Button onClick={() => open('release')}>{words.milestones.release}</Button>
          )}
          {hasRare && (
            <span className="ml-auto">
              <RareActions contract={contract} milestone={milestone} onOpen={open} />
            </span>
          )}
        </footer>
      )}
      {opened === 'fund' && <FundDialog milestone={milestone} onClose={close} />}
      {opened === 'submit' && <SubmitDialog contract={contract} milestone={milestone} onClose={close} />}
      {opened === 'release' && <ReleaseDialog contract={contract} milestone={milestone} onClose={close} />}
      {opened === 'request-changes' && <ChangesDialog milestone={milestone} onClose={close} />}
      {opened === 'refund' && <RefundDialog contract={contract} milestone={milestone} onClose={close} />}
      {opened === 'edit' && <MilestoneDialog contract={contract} milestone={milestone} onClose={close} />}
      {opened === 'remove' && <RemoveDialog contract={contract} milestone={milestone} onClose={close} />}
    </>
  )
}

function RareActions({ contract, milestone, onOpen }: MilestoneProps & { onOpen: (action: Opened) => void }) {
  const may = (action: string) => milestone.allowed_actions.includes(action)
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={words.milestones.more(milestone.title)}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      {may('edit') && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => onOpen('edit')}>
          {words.milestones.edit}
        </MenuItem>
      )}
      {may('remove') && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} isDanger onSelect={() => onOpen('remove')}>
          {words.milestones.remove}
        </MenuItem>
      )}
      {may('refund') && (
        <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => onOpen('refund')}>
          {words.milestones.refund}
        </MenuItem>
      )}
      {may('dispute') && (
        <MenuLink>
          <Link to={paths.newDispute(contract.id, milestone.id)}>
            <Scale aria-hidden="true" />
            {words.milestones.openADispute}
          </Link>
        </MenuLink>
      )}
    </Menu>
  )
}

function RemoveDialog({ contract, milestone, onClose }: MilestoneProps & { onClose: () => void }) {
  const remove = useAction({
    send: (_: undefined, options) => parley.contracts.milestones.delete(contract.id, milestone.id, options),
    touches: ['contracts'],
    onDone: () => toast(words.milestoneForm.removed),
  })
  return (
    <ConfirmAction
      isOpen
      onClose={onClose}
      action={remove}
      input={undefined}
      title={words.milestoneForm.removeTitle(milestone.title)}
      text={words.milestoneForm.removeText}
      label={words.milestones.remove}
      isDanger
    />
  )
}
