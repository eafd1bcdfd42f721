import type { Conversation, UserSummary } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { words } from '../../words/app.ts'
import { useMe } from '../session.tsx'
import type { Side } from '../sides.ts'
import { userSummaryQuery } from '../summaries.ts'

/** Someone who writes in a conversation. */
export interface Sender {
  name: string
  avatarUrl: string | null | undefined
  isMine: boolean
  /** Who else reads it. */
  otherName: string
  /** Shown to readers who are on neither side. */
  side: Side | null
}

/** Both sides of a conversation, by their ids. */
export function useSenders({ client_id, worker_id }: Pick<Conversation, 'client_id' | 'worker_id'>) {
  const me = useMe().user_id
  const client = useQuery(userSummaryQuery(client_id)).data
  const worker = useQuery(userSummaryQuery(worker_id)).data
  return useMemo((): Partial<Record<string, Sender>> => {
    const isSide = me === client_id || me === worker_id
    const nameOf = (user: Pick<UserSummary, 'display_name'> | undefined | null) => user?.display_name ?? words.somebody
    const sender = (id: string, side: Side): Sender => {
      const [own, other] = side === 'client' ? [client, worker] : [worker, client]
      return {
        name: nameOf(own),
        avatarUrl: own?.avatar_url,
        isMine: id === me,
        otherName: nameOf(other),
        side: isSide ? null : side,
      }
    }
    return { [client_id]: sender(client_id, 'client'), [worker_id]: sender(worker_id, 'worker') }
  }, [client_id, worker_id, client, worker, me])
}
