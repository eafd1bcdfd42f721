import type { User } from '@parley/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { FilterText } from '../../app/filters.tsx'
import { LoadedList } from '../../app/loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { words } from '../../words/ledger.ts'
import { placeOf } from './places.tsx'
import { usersQuery } from './queries.ts'

const route = getRouteApi('/operator/ledger')

/** Finds someone’s accounts by name or address, and anything in the ledger by its id. */
export function FindAccounts() {
  const { find } = route.useSearch()
  return (
    <search className="mb-8 flex flex-col gap-3">
      <FilterText name="find" label={words.find} placeholder={words.findHint} />
      {find && <Found text={find} />}
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
        <Rows items={users} label={words.results}>
          {(user) => <PersonRow user={user} />}
        </Rows>
      )}
    </LoadedList>
  )
}

function PersonRow({ user: { user_id, display_name, email, kind, avatar_url } }: { user: User }) {
  return (
    <Link
      to={paths.ledger}
      search={{ owner: user_id }}
      data-row
      className="flex items-center gap-3 px-4 py-3 text-sm hover:bg-hover focus-visible:-outline-offset-2 sm:px-5"
    >
      <Avatar name={display_name} url={avatar_url} size="sm" isSquare={kind === 'organization'} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{display_name}</span>
        <span className="block truncate text-ink-faint">{email ?? user_id}</span>
      </span>
    </Link>
  )
}
