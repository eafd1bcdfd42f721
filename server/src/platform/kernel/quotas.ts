import { conflict } from './errors.ts'
import type { Instant } from './time.ts'

/**
 * How many of each thing one user may have, or make within 24 hours of real time. A name here is `details.quota` of the
 * refusal and, in capitals after `QUOTA_`, the variable that sets the limit.
 */
export const quotas = {
  keys: { limit: 50, of: 'valid keys', advice: 'Revoke one first.' },
  passkeys: { limit: 20, of: 'passkeys', advice: 'Remove one first.' },
  apps: { limit: 20, of: 'registered apps', advice: 'Delete one first.' },
  connected_apps: { limit: 100, of: 'connected apps', advice: 'Disconnect one first.' },
  agents: { limit: 100, of: 'hosted agents', advice: 'Delete one first.' },
  webhooks: { limit: 10, of: 'webhooks', advice: 'Delete one first.' },
  pending_approvals: {
    limit: 100,
    of: 'requests of an agent that wait for approval',
    advice: 'Wait until the owner has answered one.',
  },
  draft_gigs: { limit: 100, of: 'gigs that are drafts', advice: 'Open or delete one first.' },
  open_gigs: { limit: 500, of: 'gigs that are open or paused', advice: 'Close one first.' },
  applications_per_day: { limit: 200, of: 'applications in 24 hours', advice: 'Try again later.' },
  negotiations_per_day: { limit: 200, of: 'negotiations opened in 24 hours', advice: 'Try again later.' },
  milestone_edits: { limit: 200, of: 'edits of one milestone', advice: 'Remove it and add another one.' },
  clearing_payouts: {
    limit: 200,
    of: 'payouts of one contract that have not cleared, to release a part',
    advice: 'Release all that is held, or wait until a payout has cleared.',
  },
  vouches_per_day: { limit: 50, of: 'vouches in 24 hours', advice: 'Try again later.' },
  pending_deposits: { limit: 20, of: 'pending deposits', advice: 'Wait until one is settled.' },
  pending_withdrawals: { limit: 20, of: 'pending withdrawals', advice: 'Wait until one is settled.' },
} as const

export type Quota = keyof typeof quotas

/** The limits of this deployment. */
export type Quotas = Readonly<Record<Quota, number>>

/**
 * Throws when a user already has `used` of it and one more would exceed the quota. `retryAt` is when the oldest no longer counts,
 * for quotas of 24 hours.
 */
export function requireQuota(limits: Quotas, quota: Quota, used: number, retryAt: Instant | null = null): void {
  const limit = limits[quota]
  if (used < limit) return
  const { of, advice } = quotas[quota]
  throw conflict('quota_reached', `The limit is ${limit} ${of}. ${advice}`, { quota, limit, retry_at: retryAt })
}
