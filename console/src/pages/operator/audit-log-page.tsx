import type { StaffAct } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download, ScrollText } from 'lucide-react'
import { ActionButton, useAction } from '../../app/action.tsx'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterDate, FilterName, FilterSelect } from '../../app/filters.tsx'
import { parley } from '../../app/parley.ts'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words as text } from '../../words/audit-log.ts'
import { uiWords } from '../../words/ui.ts'
import { type ActFilters, staffActsQuery, staffQuery, withTimes } from './queries.ts'
import { SubjectLink } from './subject-link.tsx'

const route = getRouteApi('/operator/audit-log')

/** What operators and arbiters did and read in their roles, newest first. */
export function AuditLogPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <ActList />
    </StaffOnly>
  )
}

function ActList() {
  const search = route.useSearch()
  const staff = useQuery(staffQuery).data ?? []
  const names = Object.fromEntries(staff.map(({ user_id, display_name }) => [user_id, display_name]))
  return (
    <Page
      title={text.title}
      description={text.text}
      actions={
        <>
          <ExportButton filters={search} format="csv" />
          <ExportButton filters={search} format="ndjson" />
        </>
      }
    >
      <FilteredList
        query={staffActsQuery(search)}
        filters={
          <>
            <FilterSelect
              name="user_id"
              label={text.who}
              options={{ any: text.anyone, ...names }}
              className="flex-1 basis-48"
            />
            <FilterSelect
              name="kind"
              label={text.kind}
              options={{ any: text.anyKind, ...text.kinds }}
              className="flex-1 basis-48"
            />
            <FilterSelect
              name="operation"
              label={text.what}
              options={{ any: text.anything, ...text.operations }}
              className="flex-1 basis-48"
            />
            <FilterName
              name="subject_id"
              label={text.subject}
              placeholder={text.subjectPlaceholder}
              isCode
              className="flex-1 basis-48"
            />
            <FilterDate name="since" label={text.since} />
            <FilterDate name="until" label={text.until} />
            <FilterName
              name="on_behalf_of"
              label={text.behalf}
              placeholder={text.behalfPlaceholder}
              isCode
              className="flex-1 basis-48"
            />
          </>
        }
        skeleton={<SkeletonRows count={8} className="h-16" />}
        empty={
          <Empty icon={ScrollText} title={text.none}>
            {text.noneText}
          </Empty>
        }
      >
        {(acts) => (
          <Rows items={acts} label={text.results}>
            {(act) => <ActRow act={act} name={names[act.user_id] ?? act.user_id} />}
          </Rows>
        )}
      </FilteredList>
    </Page>
  )
}

/** Saves the list as a file, including all its pages. */
function ExportButton({ filters, format }: { filters: ActFilters; format: 'csv' | 'ndjson' }) {
  const download = useAction({
    send: async (_: undefined, options) =>
      (await parley.operator.auditLog.export({ ...withTimes(filters), format }, options)).blob(),
    touches: [],
    onDone: (file) => saveFile(file, `audit-log.${format}`),
  })
  return (
    <ActionButton action={download} icon={<Download aria-hidden="true" />}>
      {text.export[format]}
    </ActionButton>
  )
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

function ActRow({ act, name }: { act: StaffAct; name: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{text.operations[act.operation] ?? <code>{act.operation}</code>}</span>
          {act.subject_id && <SubjectLink id={act.subject_id} />}
          {act.on_behalf_of && (
            <span className="text-ink-faint">
              {text.onBehalfOf} <SubjectLink id={act.on_behalf_of} />
            </span>
          )}
        </p>
        {act.reason && <p className="mt-0.5 text-ink-soft">{uiWords.quoted(act.reason)}</p>}
      </div>
      <p className="wrap-anywhere text-ink-faint sm:text-right">
        <Link to={paths.user(act.user_id)} className="text-ink-soft underline underline-offset-4">
          {name}
        </Link>{' '}
        {text.with[act.credential.kind]} {text.from(act.address)} · <Time at={act.created_at} isReal />
      </p>
    </div>
  )
}
