import type { Notice, ReportableType } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { noticesQuery } from '../../app/queries.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/moderation.ts'

const { notices: text } = words

/** What operators have written to the reader. */
export function NoticesPage() {
  const query = useInfiniteQuery(noticesQuery)
  return (
    <Page title={text.title}>
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={2} className="h-24" />}
        empty={
          <Empty icon={Mail} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(notices) => (
          <Rows items={notices} label={text.title}>
            {(notice) => <Row notice={notice} />}
          </Rows>
        )}
      </LoadedList>
    </Page>
  )
}

function Row({ notice: { subject, text: said, created_at } }: { notice: Notice }) {
  return (
    <article className="flex flex-col gap-2 p-5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-medium">{text.about[subject.type as ReportableType]}</span>
        <Time at={created_at} className="text-ink-faint" />
      </p>
      <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{said}</p>
      {subject.type === 'gig' && (
        <Link
          to={paths.gig(subject.id)}
          data-row
          className="self-start text-accent-text text-sm underline-offset-4 hover:underline"
        >
          {text.openGig}
        </Link>
      )}
    </article>
  )
}
