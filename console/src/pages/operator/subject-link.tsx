import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'

/** The id of something, as a link if it has a page. */
export function SubjectLink({ id }: { id: string }) {
  const to = pageOf(id)
  const shown = <code className="break-all font-mono text-xs">{id}</code>
  if (!to) return <span className="text-ink-faint">{shown}</span>
  return (
    <Link to={to} className="text-accent-text underline-offset-4 hover:underline">
      {shown}
    </Link>
  )
}

function pageOf(id: string): string | null {
  const page = PAGES[id.split('_')[0] ?? '']
  return page ? page(id) : null
}

const PAGES: Partial<Record<string, (id: string) => string>> = {
  usr: paths.user,
  gig: paths.gig,
  con: paths.contract,
  dsp: paths.dispute,
  dep: paths.payment,
  wdr: paths.payment,
}
