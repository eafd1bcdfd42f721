import { useInfiniteQuery } from '@tanstack/react-query'
import { accountsQuery } from './queries.ts'

/** What a user can spend; undefined until it is known, and for the platform. */
export function useAvailable(userId: string | null): number | undefined {
  const { data } = useInfiniteQuery({
    ...accountsQuery({ owner_id: userId ?? '', kind: 'available' }),
    enabled: userId !== null,
  })
  const [first] = data?.pages ?? []
  // An account exists once money has come into it.
  return first && (first.data[0]?.balance_cents ?? 0)
}
