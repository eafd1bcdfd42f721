import { Eye } from 'lucide-react'
import { words } from '../words/app.ts'
import { ActionButton, useAction } from './action.tsx'
import { parley } from './parley.ts'
import { useSession } from './session.tsx'

/** Reminds operators that they look around as somebody else, and takes them back. */
export function DemoBanner() {
  const { user, session } = useSession()
  const leave = useAction({
    send: (_: undefined, options) => parley.sandbox.sessions.leave(options),
    touches: [],
    // Everything that was read belongs to somebody else now.
    onDone: () => location.assign('/'),
  })
  if (session.opened_by === null) return null
  return (
    <aside
      aria-label={words.demo.label}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-accent-soft px-4 py-1.5 text-accent-text text-sm"
    >
      <span className="flex items-center gap-2">
        <Eye aria-hidden="true" className="size-4 shrink-0" />
        {words.demo.as(user.display_name)}
      </span>
      <ActionButton action={leave} size="sm" variant="quiet">
        {words.demo.leave}
      </ActionButton>
    </aside>
  )
}
