import type { OperatorReport } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterChips, FilterSelect } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/moderation.ts'
import { allReportsQuery } from './queries.ts'

const route = getRouteApi('/operator/reports')
const { queue: text } = words

/** What users reported, for operators to decide about. */
export function ReportsPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <Queue />
    </StaffOnly>
  )
}

function Queue() {
  const search = route.useSearch()
  return (
    <Page
      title={text.title}
      description={text.text}
      actions={
        <Link to={paths.objections} className={buttonClass()}>
          {text.objections}
        </Link>
      }
    >
      <FilteredList
        query={allReportsQuery(search)}
        filters={
          <>
            <FilterChips
              name="status"
              label={text.status}
              values={['all', ...(Object.keys(text.statuses) as OperatorReport['status'][])]}
              words={{ all: text.any, ...text.statuses }}
            />
            <FilterSelect name="subject_type" label={text.type} options={{ any: text.anything, ...text.types }} />
          </>
        }
        skeleton={<SkeletonRows count={5} className="h-24" />}
        empty={
          <Empty icon={Flag} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(reports) => (
          <Rows items={reports} label={text.reports}>
            {(report) => <ReportRow report={report} />}
          </Rows>
        )}
      </FilteredList>
    </Page>
  )
}

const TONES: Record<OperatorReport['status'], Tone> = {
  open: 'warn',
  dismissed: 'neutral',
  removed: 'bad',
  suspended: 'bad',
}

function ReportRow({ report }: { report: OperatorReport }) {
  const { id, subject, status, reason, evidence, owner, reporter, created_at } = report
  const type = subject.type as keyof typeof text.types
  return (
    <Link
      to={paths.report(id)}
      data-row
      className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4 text-sm hover:bg-hover"
    >
      <span className="min-w-0 flex-1 basis-72">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{text.reportOf(text.types[type], owner?.display_name ?? report.owner_id)}</span>
          <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
        </span>
        <span className="mt-0.5 block truncate text-ink-soft">{evidence.title ?? evidence.text}</span>
      </span>
      <span className="text-ink-faint">
        {words.report.reasons[reason]} · {text.by(reporter?.display_name ?? report.reporter_id)} ·{' '}
        <Time at={created_at} />
      </span>
    </Link>
  )
}
