import type { StaffAct } from '@parley/sdk'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useTyped } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { staffActsQuery, staffQuery } from './queries.ts'
import { type ActSearch, parseActSearch } from './search.ts'
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
  const navigate = route.useNavigate()
  const query = useInfiniteQuery({ ...staffActsQuery(search), placeholderData: (previous) => previous })
  const change = (next: ActSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  return (
    <Page title={text.title} description={text.text}>
      <ActFilters search={search} onChange={change} />
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={8} className="h-16" />}
        empty={
          <Empty
            icon={ScrollText}
            title={text.none}
            action={<Button onClick={() => change({})}>{text.showAll}</Button>}
          >
            {text.noneText}
          </Empty>
        }
      >
        {(acts) => (
          <Card>
            <ul aria-label={text.results} className="divide-y divide-line">
              {acts.map((act) => (
                <li key={act.id}>
                  <ActRow act={act} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
    </Page>
  )
}

function ActFilters({ search, onChange }: { search: ActSearch; onChange: (search: ActSearch) => void }) {
  const staff = useQuery(staffQuery).data ?? []
  const change = (changes: Record<string, unknown>) => onChange(parseActSearch({ ...search, ...changes }))
  const [subject, setSubject] = useTyped(search.subject_id ?? '', (subject_id) => change({ subject_id }))
  return (
    <search className="mb-6 grid gap-3 sm:grid-cols-3">
      <Field label={text.who}>
        <Select value={search.user_id ?? ''} onChange={({ target }) => change({ user_id: target.value })}>
          <option value="">{text.anyone}</option>
          {staff.map(({ user_id, display_name }) => (
            <option key={user_id} value={user_id}>
              {display_name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.what}>
        <Select value={search.operation ?? ''} onChange={({ target }) => change({ operation: target.value })}>
          <option value="">{text.anything}</option>
          {Object.entries(text.operations).map(([operation, name]) => (
            <option key={operation} value={operation}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.subject}>
        <Input
          type="search"
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
          placeholder={text.subjectPlaceholder}
          className="font-mono"
        />
      </Field>
    </search>
  )
}

function ActRow({ act }: { act: StaffAct }) {
  const staff = useQuery(staffQuery).data
  const name = staff?.find(({ user_id }) => user_id === act.user_id)?.display_name ?? act.user_id
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{text.operations[act.operation] ?? act.operation}</span>
          {act.subject_id && <SubjectLink id={act.subject_id} />}
        </p>
        {act.reason && <p className="mt-0.5 text-ink-soft">“{act.reason}”</p>}
      </div>
      <p className="text-ink-faint sm:text-right">
        <Link to={paths.user(act.user_id)} className="text-ink-soft underline underline-offset-4">
          {name}
        </Link>{' '}
        {text.with[act.credential.kind]} {text.from(act.address)} · <Time at={act.created_at} isReal />
      </p>
    </div>
  )
}
