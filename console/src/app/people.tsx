import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../ui/avatar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { words } from '../words/app.ts'
import { paths } from './paths.ts'
import { useMe } from './session.tsx'
import { gigSummaryQuery, userSummaryQuery } from './summaries.ts'

/** Someone, by their id: a link to their profile. */
export function Person({ id, withAvatar = true }: { id: string; withAvatar?: boolean }) {
  const { data, isPending } = useQuery(userSummaryQuery(id))
  const name = data?.display_name ?? words.somebody
  if (isPending) return <Skeleton className="inline-block h-5 w-28 align-middle" />
  return (
    <Link
      to={paths.person(id)}
      className="inline-flex min-w-0 max-w-full items-center gap-2 align-middle font-medium underline-offset-4 hover:underline"
    >
      {withAvatar && <Avatar name={name} url={data?.avatar_url} size="sm" isSquare={data?.kind === 'organization'} />}
      <span className="truncate">{name}</span>
    </Link>
  )
}

/** A gig, by its id: a link with its title; with `isRow`, j and k find it in a list. */
export function GigLink({ id, className, isRow = false }: { id: string; className?: string; isRow?: boolean }) {
  const { data, isPending } = useQuery(gigSummaryQuery(id))
  if (isPending) return <Skeleton className="inline-block h-5 w-48 max-w-full align-middle" />
  if (!data) return <span className="text-ink-faint">{words.removed}</span>
  return (
    <Link
      to={paths.gig(id)}
      data-row={isRow || undefined}
      className={className ?? 'font-medium underline-offset-4 hover:underline'}
    >
      {data.title}
    </Link>
  )
}

/** Which side of a deal the reader is on, and who is on the other. Operators and arbiters are on neither. */
export function usePartner({ client_id, worker_id }: { client_id: string; worker_id: string }) {
  const me = useMe().user_id
  const side = me === client_id ? ('client' as const) : me === worker_id ? ('worker' as const) : null
  const id = side === 'client' ? worker_id : client_id
  const { data } = useQuery(userSummaryQuery(id))
  return { side, id, name: data?.display_name ?? words.somebody, avatarUrl: data?.avatar_url }
}

/** Who a deal is with, and what the reader's part is. To others: both sides. */
export function Parties({ deal }: { deal: { client_id: string; worker_id: string } }) {
  const { side, id } = usePartner(deal)
  if (side === null) {
    return (
      <>
        <span className="inline-flex min-w-0 items-center gap-2">
          <span className="text-ink-faint">{words.parties.client}</span> <Person id={deal.client_id} />
        </span>
        <span className="inline-flex min-w-0 items-center gap-2">
          <span className="text-ink-faint">{words.parties.worker}</span> <Person id={deal.worker_id} />
        </span>
      </>
    )
  }
  return (
    <>
      <Person id={id} />
      <span className="text-ink-faint">{words.parties.you[side]}</span>
    </>
  )
}
