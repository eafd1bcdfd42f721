import type { StaffAct } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterName, FilterSelect } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { staffActsQuery, staffQuery } from './queries.ts'
import { SubjectLink } from './subject-link.tsx'

const route = getRouteApi('/operator/audit-log')
const { auditLog: text } = words

/** What operators and arbiters did in their roles, newest first. */
export function AuditLogPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <AllActs />
    </StaffOnly>
  )
}

function AllActs() {
  const search = route.useSearch()
  const staff = useQuery(staffQuery).data ?? []
  const names = Object.fromEntries(staff.map(({ user_id, display_name }) => [user_id, display_name]))
  return (
    <Page title={text.title} description={text.text}>
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

function ActRow({ act, name }: { act: StaffAct; name: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{text.operations[act.operation] ?? act.operation}</span>
          {act.subject_id && <SubjectLink id={act.subject_id} />}
          {act.on_behalf_of && (
            <span className="text-ink-faint">
              {text.onBehalfOf} <SubjectLink id={act.on_behalf_of} />
            </span>
          )}
        </p>
        {act.reason && <p className="mt-0.5 text-ink-soft">“{act.reason}”</p>}
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
