import type { User } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus, Search, UserRoundSearch } from 'lucide-react'
import { useState } from 'react'
import { useTyped } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { Page } from '../../ui/page.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { NewUserDialog } from './new-user-dialog.tsx'
import { usersQuery } from './queries.ts'
import { parseUserSearch, type UserSearch } from './search.ts'

const route = getRouteApi('/operator/users')
const { users: text } = words

/** All users, with filters in the address. */
export function UsersPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <AllUsers />
    </StaffOnly>
  )
}

function AllUsers() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [isAdding, setAdding] = useState(false)
  const query = useInfiniteQuery({ ...usersQuery(search), placeholderData: (previous) => previous })
  const list = useListKeys<HTMLUListElement>()
  const change = (next: UserSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  return (
    <Page
      title={text.title}
      actions={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      }
    >
      <UserFilters search={search} onChange={change} />
      <LoadedList
        query={query}
        skeleton={<SkeletonRows count={8} className="h-16" />}
        empty={
          <Empty
            icon={UserRoundSearch}
            title={text.nobody}
            action={<Button onClick={() => change({})}>{text.showAll}</Button>}
          >
            {text.nobodyText}
          </Empty>
        }
      >
        {(users) => (
          <Card>
            <ul ref={list} aria-label={text.results} className="divide-y divide-line">
              {users.map((user) => (
                <li key={user.user_id}>
                  <UserRow user={user} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </LoadedList>
      {isAdding && <NewUserDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

function UserFilters({ search, onChange }: { search: UserSearch; onChange: (search: UserSearch) => void }) {
  const change = (changes: Record<string, unknown>) => onChange(parseUserSearch({ ...search, ...changes }))
  const [q, setQ] = useTyped(search.q ?? '', (next) => change({ q: next }))
  return (
    <search className="mb-6 flex flex-wrap gap-2">
      <Field label={text.search} isLabelHidden className="relative flex-1 basis-72 max-sm:basis-full">
        <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
        <Input
          type="search"
          value={q}
          onChange={({ target }) => setQ(target.value)}
          placeholder={text.placeholder}
          className="pl-9"
        />
      </Field>
      <Field label={text.role} isLabelHidden className="max-sm:flex-1">
        <Select value={search.role ?? ''} onChange={({ target }) => change({ role: target.value })}>
          <option value="">{text.anyRole}</option>
          {Object.entries(text.roles).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text.status} isLabelHidden className="max-sm:flex-1">
        <Select value={search.status ?? ''} onChange={({ target }) => change({ status: target.value })}>
          <option value="">{text.anyStatus}</option>
          {Object.entries(text.statuses).map(([status, name]) => (
            <option key={status} value={status}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </search>
  )
}

function UserRow({ user }: { user: User }) {
  return (
    <Link
      to={paths.user(user.user_id)}
      data-row
      className="flex items-center gap-4 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <Avatar name={user.display_name} isSquare={user.kind === 'organization'} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="truncate font-medium">{user.display_name}</span>
          {user.role !== 'member' && <Badge tone="accent">{text.roles[user.role]}</Badge>}
          {user.status === 'suspended' && <Badge tone="bad">{text.statuses.suspended}</Badge>}
        </span>
        <span className="block truncate text-ink-faint">{user.email ?? text.noAddress}</span>
      </span>
      <span className="whitespace-nowrap text-ink-faint max-sm:hidden">
        {text.joined} <Time at={user.created_at} />
      </span>
    </Link>
  )
}
