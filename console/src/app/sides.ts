import type { Dispute } from '@parley/sdk'
import { useQuery } from '@tanstack/react-query'
import { words as appWords } from '../words/app.ts'
import { type SideName, words } from '../words/disputes.ts'
import { useMe } from './session.tsx'
import { userSummaryQuery } from './summaries.ts'

export type Side = 'client' | 'worker'

/** The two sides as the reader sees them. `mine` is null for arbiters and operators. */
export interface Sides extends Record<Side, SideName> {
  mine: Side | null
}

export function useSides({ client_id, worker_id }: Pick<Dispute, 'client_id' | 'worker_id'>): Sides {
  const me = useMe().user_id
  const [client, worker] = [useQuery(userSummaryQuery(client_id)).data, useQuery(userSummaryQuery(worker_id)).data]
  const sideName = (id: string, name: string | undefined): SideName =>
    id === me ? { name: words.you, isMe: true } : { name: name ?? appWords.somebody, isMe: false }
  return {
    client: sideName(client_id, client?.display_name),
    worker: sideName(worker_id, worker?.display_name),
    mine: me === client_id ? 'client' : me === worker_id ? 'worker' : null,
  }
}

export function otherSide(side: Side): Side {
  return side === 'client' ? 'worker' : 'client'
}

/** Whether the dispute is still undecided. */
export function isOpen({ status }: Dispute): boolean {
  return status !== 'resolved' && status !== 'withdrawn'
}

/** When the next step is due; null once the dispute is over. */
export function dueAt({ status, respond_by, decide_by }: Dispute): string | null {
  return status === 'open' ? respond_by : decide_by
}

/** Whether the dispute is waiting for the reader's response, which has to propose an amount. */
export function isFirstAnswer({ status, opened_by }: Dispute, { mine }: Sides): boolean {
  return status === 'open' && mine !== null && mine !== opened_by
}
