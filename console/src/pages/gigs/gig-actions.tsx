import type { Gig, GigAction, GigChanges } from '@parley/sdk'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { ActionItem, ConfirmAction, useAction, useToldRefusal } from '../../app/action.tsx'
import { InviteDialog } from '../../app/invite-dialog.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { useMe } from '../../app/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from '../../words/gigs.ts'
import { TemplateDialog } from './template-dialog.tsx'

type Open = 'close' | 'delete' | 'invite' | 'template' | null

/** What the owner can do with a gig now, besides editing it. */
export function GigActions({ gig }: { gig: Gig }) {
  const isOwner = useMe().user_id === gig.client_id
  const [open, setOpen] = useState<Open>(null)
  const navigate = useNavigate()
  const change = useAction({
    send: (changes: GigChanges, options) => parley.gigs.update(gig.id, changes, { ...options, ifMatch: gig.version }),
    touches: ['gigs', 'applications', 'negotiations'],
    onDone: (_, { status }) =>
      toast(status === 'open' ? words.gig.opened : status === 'paused' ? words.gig.paused : words.gig.closed),
  })
  useToldRefusal(change, open !== 'close')
  const remove = useAction({
    send: (_: undefined, options) => parley.gigs.delete(gig.id, options),
    touches: [],
    onDone: () => {
      toast(words.gig.deleted)
      return navigate({ to: paths.myGigs })
    },
  })
  const may = (action: GigAction) => gig.allowed_actions.includes(action)
  if (!isOwner) return null
  return (
    <>
      <Menu
        trigger={
          <Button size="icon" aria-label={words.gig.more} isBusy={change.isBusy}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
      >
        <MenuLink>
          <Link to={paths.newGig} search={{ from: gig.id }}>
            {words.gig.duplicate}
          </Link>
        </MenuLink>
        <MenuItem onSelect={() => setOpen('template')}>{words.templates.saveAs}</MenuItem>
        {may('pause') && (
          <ActionItem action={change} input={{ status: 'paused' }}>
            {words.gig.pause}
          </ActionItem>
        )}
        {may('open') && (
          <ActionItem action={change} input={{ status: 'open' }}>
            {words.gig.open}
          </ActionItem>
        )}
        {may('close') && <MenuItem onSelect={() => setOpen('close')}>{words.gig.close}</MenuItem>}
        {may('delete') && (
          <MenuItem isDanger onSelect={() => setOpen('delete')}>
            {words.gig.delete}
          </MenuItem>
        )}
      </Menu>
      {may('invite') && (
        <Button variant="primary" onClick={() => setOpen('invite')}>
          {words.gig.invite}
        </Button>
      )}
      <ConfirmAction
        isOpen={open === 'close'}
        onClose={() => setOpen(null)}
        action={change}
        input={{ status: 'closed' }}
        isDanger
        title={words.gig.closeTitle}
        text={words.gig.closeText}
        label={words.gig.close}
      />
      <ConfirmAction
        isOpen={open === 'delete'}
        onClose={() => setOpen(null)}
        action={remove}
        input={undefined}
        isDanger
        title={words.gig.deleteTitle}
        text={words.gig.deleteText}
        label={words.gig.delete}
      />
      {open === 'template' && (
        <TemplateDialog
          title={words.templates.saveAs}
          description={words.templates.saveAsText}
          name={gig.title}
          label={words.templates.save}
          send={({ name }, options) => parley.gigTemplates.create({ name, gig_id: gig.id }, options)}
          onDone={() => toast(words.templates.saved)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'invite' && <InviteDialog gig={gig} onClose={() => setOpen(null)} />}
    </>
  )
}
