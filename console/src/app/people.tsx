import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../ui/avatar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { words } from '../words/app.ts'
import { paths } from './paths.ts'
import { gigQuery, profileQuery } from './queries.ts'

/** Somebody, by their id: a link to their profile. */
export function Person({ id, withAvatar = true }: { id: string; withAvatar?: boolean }) {
  const { data, isPending } = useQuery(profileQuery(id))
  const name = data?.display_name ?? words.somebody
  if (isPending) return <Skeleton className="inline-block h-5 w-28 align-middle" />
  return (
    <Link
      to={paths.person(id)}
      className="inline-flex min-w-0 max-w-full items-center gap-2 align-middle font-medium underline-offset-4 hover:underline"
    >
      {withAvatar && <Avatar name={name} size="sm" isSquare={data?.kind === 'organization'} />}
      <span className="truncate">{name}</span>
    </Link>
  )
}

/** A gig, by its id: a link with its title; with `isRow`, j and k find it in a list. */
export function GigLink({ id, className, isRow = false }: { id: string; className?: string; isRow?: boolean }) {
  const { data, isPending } = useQuery(gigQuery(id))
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
