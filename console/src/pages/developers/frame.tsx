import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { Page } from '../../ui/page.tsx'
import { words } from '../../words/developers.ts'

interface DevelopersPageProps {
  title: string
  above?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The frame of the developer pages, with navigation between them. */
export function DevelopersPage({ children, ...page }: DevelopersPageProps) {
  return (
    <Page {...page}>
      <nav aria-label={words.sections} className="mb-6 flex gap-6 overflow-x-auto border-line border-b">
        {SECTIONS.map(({ to, label, isExact }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: isExact ?? false, includeSearch: false }}
            className="-mb-px flex h-10 shrink-0 items-center whitespace-nowrap border-transparent border-b-2 font-medium text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-2 data-[status=active]:border-accent-text data-[status=active]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  )
}

const SECTIONS: readonly { to: string; label: string; isExact?: boolean }[] = [
  { to: paths.developers, label: words.nav.keys, isExact: true },
  { to: paths.webhooks, label: words.nav.webhooks },
  { to: paths.eventLog, label: words.nav.events },
  { to: paths.requestLog, label: words.nav.requests },
  { to: paths.reference, label: words.nav.reference },
]
