import type { UserId } from './ids.ts'

/** The two sides of every deal. An owner and their agents are one party. */
export const sides = ['client', 'worker'] as const
export type Side = (typeof sides)[number]

/** Which side somebody is on; null for a stranger, for whom the deal does not exist. */
export function sideOf(userId: UserId, deal: { client_id: UserId; worker_id: UserId }): Side | null {
  if (userId === deal.client_id) return 'client'
  return userId === deal.worker_id ? 'worker' : null
}

export function otherSide(side: Side): Side {
  return side === 'client' ? 'worker' : 'client'
}

/** Who somebody on this side deals with. */
export function counterpartyOf(side: Side, deal: { client_id: UserId; worker_id: UserId }): UserId {
  return side === 'client' ? deal.worker_id : deal.client_id
}

/** The users a list of deals is asked for: the caller, as the side named, or as either. */
export function partiesFor(userId: UserId, role: Side | undefined): { client?: UserId; worker?: UserId } {
  return { ...(role !== 'worker' && { client: userId }), ...(role !== 'client' && { worker: userId }) }
}
