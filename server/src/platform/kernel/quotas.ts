import { conflict } from './errors.ts'
import type { Instant } from './time.ts'

/**
 * How many of each thing a user may have, or create within 24 hours of real time. Each name is the refusal's `details.quota` and,
 * in capitals after `QUOTA_`, the variable that sets the limit. Per-minute limits are refused as `rate_limited`, with the name as
 * `details.policy`.
 */
export const quotas = {
  keys: { limit: 50, of: 'valid keys', advice: 'Revoke one first.' },
  passkeys: { limit: 20, of: 'passkeys', advice: 'Remove one first.' },
  apps: { limit: 20, of: 'registered apps', advice: 'Delete one first.' },
  connected_apps: { limit: 100, of: 'connected apps', advice: 'Disconnect one first.' },
  agents: { limit: 100, of: 'hosted agents', advice: 'Delete one first.' },
  webhooks: { limit: 10, of: 'webhooks', advice: 'Delete one first.' },
  snoozed_tasks: { limit: 500, of: 'snoozed tasks', advice: 'Unsnooze one first.' },
  pending_approvals: {
    limit: 100,
    of: 'an agent’s requests awaiting approval',
    advice: 'Wait until the owner has decided on one.',
  },
  draft_gigs: { limit: 100, of: 'draft gigs', advice: 'Open or delete one first.' },
  gig_templates: { limit: 100, of: 'gig templates', advice: 'Delete one first.' },
  open_gigs: { limit: 500, of: 'open or paused gigs', advice: 'Close one first.' },
  saved_searches: { limit: 50, of: 'saved searches', advice: 'Delete one first.' },
  bookmarks: { limit: 500, of: 'bookmarks', advice: 'Remove one first.' },
  blocks: { limit: 1_000, of: 'blocked users', advice: 'Unblock one first.' },
  notes: { limit: 2_000, of: 'notes', advice: 'Delete one first.' },
  applications_per_day: { limit: 200, of: 'applications in the last 24 hours', advice: 'Try again later.' },
  negotiations_per_day: { limit: 200, of: 'negotiations opened in the last 24 hours', advice: 'Try again later.' },
  messages_per_minute: { limit: 30, of: 'messages per minute for a user and their agents', advice: 'Try again later.' },
  agent_messages_per_minute: { limit: 10, of: 'messages per minute for an agent', advice: 'Try again later.' },
  uploads_per_day: { limit: 500, of: 'uploads in the last 24 hours', advice: 'Try again later.' },
  file_mebibytes: {
    limit: 1_024,
    of: 'MiB of files',
    advice: 'Delete files you don’t use, or ask an operator for more.',
  },
  milestone_edits: { limit: 200, of: 'edits of one milestone', advice: 'Remove it and add a new one.' },
  clearing_payouts: {
    limit: 200,
    of: 'clearing payouts from partial releases of one contract',
    advice: 'Release everything that’s held, or wait until a payout has cleared.',
  },
  vouches_per_day: { limit: 50, of: 'vouches in the last 24 hours', advice: 'Try again later.' },
  reports_per_day: { limit: 20, of: 'reports in the last 24 hours', advice: 'Try again later.' },
  pending_deposits: { limit: 20, of: 'pending deposits', advice: 'Wait until one is settled.' },
  pending_withdrawals: { limit: 20, of: 'pending withdrawals', advice: 'Wait until one is settled.' },
} as const

export type Quota = keyof typeof quotas

/** This deployment's limits. */
export type Quotas = Readonly<Record<Quota, number>>

/**
 * Throws if a user already has `used` of them and one more would exceed the quota. For 24-hour quotas, `retryAt` is when the
 * oldest stops counting.
 */
export function requireQuota(limits: Quotas, quota: Quota, used: number, retryAt: Instant | null = null): void {
  const limit = limits[quota]
  if (used < limit) return
  const { of, advice } = quotas[quota]
  throw conflict('quota_reached', `The limit is ${limit} ${of}. ${advice}`, { quota, limit, retry_at: retryAt })
}
