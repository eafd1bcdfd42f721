import type { User } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useTyped } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useListKeys } from '../../ui/list-keys.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/ledger.ts'
import { placeOf } from './places.tsx'
import { usersQuery } from './queries.ts'

const route = getRouteApi('/operator/ledger')

/** Finds somebody’s accounts by name or address, and anything in the ledger by its id. */
export function FindAccounts() {
  const { find = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [text, setText] = useTyped(find, (next) => void navigate({ search: next ? { find: next } : {}, replace: true }))
  return (
    <search className="mb-8 flex flex-col gap-3">
      <Field label={words.find} isLabelHidden className="relative">
        <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
        <Input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={words.findHint}
          className="pl-9"
        />
      </Field>
      {find && <Found text={find.trim()} />}
    </search>
  )
}

function Found({ text }: { text: string }) {
  const place = placeOf(text)
  if (!place) return <People text={text} />
  return (
    <Card className="overflow-hidden text-sm">
      <Link {...place} className="block truncate px-4 py-3 font-medium hover:bg-hover sm:px-5">
        {words.openId(text)}
      </Link>
    </Card>
  )
}

function People({ text }: { text: string }) {
  const query = useInfiniteQuery(usersQuery(text))
  const list = useListKeys<HTMLUListElement>()
  return (
    <LoadedList
      query={query}
      skeleton={<SkeletonRows count={2} className="h-14" />}
      empty={
        <p className="text-ink-soft text-sm">
          {words.nobody}. {words.nobodyText}
        </p>
      }
    >
      {(users) => (
        <Card className="overflow-hidden">
          <ul ref={list} aria-label={words.results} className="divide-y divide-line">
            {users.map((user) => (
              <li key={user.user_id}>
                <PersonRow user={user} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </LoadedList>
  )
}

function PersonRow({ user: { user_id, display_name, email, kind } }: { user: User }) {
  return (
    <Link
      to={paths.ledger}
      search={{ owner: user_id }}
      data-row
      className="flex items-center gap-3 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <Avatar name={display_name} size="sm" isSquare={kind === 'organization'} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{display_name}</span>
        <span className="block truncate text-ink-faint">{email ?? user_id}</span>
      </span>
    </Link>
  )
}
