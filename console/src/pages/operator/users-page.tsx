import type { Expanded, User } from '@parley/sdk'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FilteredList } from '../../app/filtered-list.tsx'
import { FilterSelect, FilterText } from '../../app/filters.tsx'
import { paths } from '../../app/paths.ts'
import { StaffOnly } from '../../app/staff-only.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'
import { words } from '../../words/operator.ts'
import { uiWords } from '../../words/ui.ts'
import { NewUserDialog } from './new-user-dialog.tsx'
import { usersQuery } from './queries.ts'

const route = getRouteApi('/operator/users')
const { users: text } = words

/** All users, with filters in the URL. */
export function UsersPage() {
  return (
    <StaffOnly title={text.title} roles={['operator']}>
      <AllUsers />
    </StaffOnly>
  )
}

function AllUsers() {
  const search = route.useSearch()
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title={text.title}
      actions={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {text.add}
        </Button>
      }
    >
      <FilteredList
        query={usersQuery(search)}
        filters={
          <>
            <FilterText
              name="q"
              label={text.search}
              placeholder={text.placeholder}
              className="flex-1 basis-72 max-sm:basis-full"
            />
            <FilterSelect
              name="role"
              label={text.role}
              options={{ any: text.anyRole, ...text.roles }}
              isLabelHidden
              className="max-sm:flex-1"
            />
            <FilterSelect
              name="status"
              label={text.status}
              options={{ any: text.anyStatus, ...text.statuses }}
              isLabelHidden
              className="max-sm:flex-1"
            />
          </>
        }
        skeleton={<SkeletonRows count={8} className="h-16" />}
        empty={null}
      >
        {(users) => (
          <Rows items={users} label={text.results}>
            {(user) => <UserRow user={user} />}
          </Rows>
        )}
      </FilteredList>
      {isAdding && <NewUserDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

function UserRow({ user }: { user: Expanded<User, 'account'> }) {
  const { account } = user
  return (
    <Link
      to={paths.user(user.user_id)}
      data-row
      className="flex items-center gap-4 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <Avatar name={user.display_name} url={user.avatar_url} isSquare={user.kind === 'organization'} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 truncate font-medium">{user.display_name}</span>
          <Badge tone={user.role === 'member' ? 'neutral' : 'accent'}>{text.roles[user.role]}</Badge>
          {user.status === 'suspended' && <Badge tone="bad">{text.statuses.suspended}</Badge>}
        </span>
        <span className="wrap-anywhere block text-ink-faint">{user.email ?? text.noAddress}</span>
      </span>
      {account && (
        <span className="shrink-0 text-right">
          <span className="block font-medium">
            <span className="sr-only">{uiWords.label(text.balance)} </span>
            <Money cents={account.available_cents} currency={user.currency} />
          </span>
          <span className="block whitespace-nowrap text-ink-faint">
            {account.last_seen_at ? <Time at={account.last_seen_at} isReal says={text.seen} /> : text.neverSeen}
          </span>
        </span>
      )}
    </Link>
  )
}
