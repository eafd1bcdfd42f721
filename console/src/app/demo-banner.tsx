import { Eye } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { words } from '../words/app.ts'
import { useSession } from './session.tsx'

/** Reminds operators that they're viewing as someone else, and takes them back. */
export function DemoBanner() {
  const { user, session } = useSession()
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
      {/* A form, not a call: everything that was read belongs to someone else, so the page is reloaded. */}
      <form method="post" action="/sign-in/leave-demo">
        <Button type="submit" size="sm" variant="quiet">
          {words.demo.leave}
        </Button>
      </form>
    </aside>
  )
}
