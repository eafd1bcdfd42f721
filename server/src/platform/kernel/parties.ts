import type { UserId } from './ids.ts'

/** The two sides of every deal. An owner and their agents are on the same side. */
export const sides = ['client', 'worker'] as const
export type Side = (typeof sides)[number]

/** The side a user is on; null for users who aren't a party and must not see the deal. */
export function sideOf(userId: UserId, deal: { client_id: UserId; worker_id: UserId }): Side | null {
  if (userId === deal.client_id) return 'client'
  return userId === deal.worker_id ? 'worker' : null
}

export function otherSide(side: Side): Side {
  return side === 'client' ? 'worker' : 'client'
}

/** The user on the other side. */
export function counterpartyOf(side: Side, deal: { client_id: UserId; worker_id: UserId }): UserId {
  return side === 'client' ? deal.worker_id : deal.client_id
}

/** A filter for the user's deals, on the given side or on either. */
export function partiesFor(userId: UserId, role: Side | undefined): { client?: UserId; worker?: UserId } {
  return { ...(role !== 'worker' && { client: userId }), ...(role !== 'client' && { worker: userId }) }
}
