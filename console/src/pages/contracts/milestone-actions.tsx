import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Scale, Trash2, Undo2 } from 'lucide-react'
import type { ComponentType } from 'react'
import { ConfirmAction, useAction } from '../../app/action.tsx'
import { FundDialog } from '../../app/fund-dialog.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { ReleaseDialog } from '../../app/release-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/contracts.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { MilestoneDialog } from './milestone-dialog.tsx'
import type { MilestoneProps } from './milestone-props.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { SubmitDialog } from './submit-dialog.tsx'

export type MilestoneAction = 'fund' | 'submit' | 'release' | 'request-changes' | 'refund' | 'edit' | 'remove'

interface ActionsProps extends MilestoneProps {
  /** Opens the dialog of an action. */
  onOpen: (action: MilestoneAction) => void
}

/** What the reader is expected to do with a milestone, as buttons. */
export function MainActions({ milestone, onOpen }: Omit<ActionsProps, 'contract'>) {
  const main = MAIN.filter((action) => milestone.allowed_actions.includes(action))
  if (main.length === 0) return null
  const isEarly = milestone.status === 'funded'
  return (
    <footer className="flex flex-wrap items-center gap-2 border-line border-t px-5 py-4">
      {main.map((action) => (
        <Button
          key={action}
          variant={action === 'request-changes' || (action === 'release' && isEarly) ? 'secondary' : 'primary'}
          onClick={() => onOpen(action)}
        >
          {LABELS[action]}
        </Button>
      ))}
    </footer>
  )
}

const MAIN = ['fund', 'submit', 'release', 'request-changes'] as const
const LABELS: Record<(typeof MAIN)[number], string> = {
  fund: words.milestones.fund,
  submit: words.milestones.submit,
  release: words.milestones.release,
  'request-changes': words.milestones.requestChanges,
}

/** The dialog of an action. */
export function MilestoneDialogs({
  opened,
  onClose,
  ...props
}: MilestoneProps & { opened: MilestoneAction; onClose: () => void }) {
  const Dialog = DIALOGS[opened]
  return <Dialog {...props} onClose={onClose} />
}

/** Actions that are rarely needed, in a menu. */
export function RareActions({ contract, milestone, onOpen }: ActionsProps) {
  const may = (action: (typeof milestone.allowed_actions)[number]) => milestone.allowed_actions.includes(action)
  if (!(['edit', 'remove', 'refund', 'dispute'] as const).some(may)) return null
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label={words.milestones.more(milestone.title)}
          className="-mt-2 -mr-2.5"
        >
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

const DIALOGS: Record<MilestoneAction, ComponentType<MilestoneProps & { onClose: () => void }>> = {
  fund: FundDialog,
  submit: SubmitDialog,
  release: ReleaseDialog,
  'request-changes': ChangesDialog,
  refund: RefundDialog,
  edit: MilestoneDialog,
  remove: RemoveDialog,
}
