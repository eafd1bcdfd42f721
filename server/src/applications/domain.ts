import type { AgentId, ApplicationId, GigId, UserId } from '../kernel/ids.ts'
import type { CalendarDate, Instant } from '../kernel/time.ts'
import { allowedActions, type Transitions } from '../kernel/transitions.ts'

export const applicationStatuses = [
  'pending',
  'shortlisted',
  'negotiating',
  'hired',
  'rejected',
  'withdrawn',
  'expired',
] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export interface Application {
  id: ApplicationId
  gig_id: GigId
  gig_version: number
  client_id: UserId
  worker_id: UserId
  hosted_agent_id: AgentId | null
  message: string
  rate_cents: number | null
  hours_per_week: number | null
  start_date: CalendarDate | null
  payout_delay_days: number | null
  status: ApplicationStatus
  created_at: Instant
  updated_at: Instant
}

/** The two parties, and the gig, whose end is the end of its applications. */
export type ApplicationRole = 'client' | 'worker' | 'gig'

export const applicationTransitions = {
  shortlist: { from: ['pending'], to: 'shortlisted', by: ['client'] },
  reject: { from: ['pending', 'shortlisted', 'negotiating'], to: 'rejected', by: ['client'] },
  withdraw: { from: ['pending', 'shortlisted', 'negotiating'], to: 'withdrawn', by: ['worker'] },
  expire: { from: ['pending', 'shortlisted', 'negotiating'], to: 'expired', by: ['gig'] },
} as const satisfies Transitions<ApplicationStatus, ApplicationRole>

/** Which party somebody is; null for a stranger, for whom the application does not exist. */
export function partyOf(userId: UserId, application: Pick<Application, 'client_id' | 'worker_id'>) {
  if (userId === application.client_id) return 'client'
  return userId === application.worker_id ? 'worker' : null
}

export function applicationActions(userId: UserId, application: Application): string[] {
  const by = partyOf(userId, application)
  return by ? allowedActions(applicationTransitions, { status: application.status, by }) : []
}
