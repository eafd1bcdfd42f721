import type { FileFacts } from '../../files/attachments/domain.ts'
import type { Stake } from '../../platform/kernel/agent-actions.ts'
import {
  type AgentId,
  type ApplicationId,
  type ContractId,
  encodeId,
  type GigId,
  type NegotiationId,
  type UserId,
} from '../../platform/kernel/ids.ts'
import { counterpartyOf, type Side, sideOf } from '../../platform/kernel/parties.ts'
import type { CalendarDate, Instant } from '../../platform/kernel/time.ts'
import { allowedActions, type Transitions } from '../../platform/kernel/transitions.ts'
import type { Viewer } from '../../platform/kernel/viewer.ts'
import type { Offer } from '../terms/domain.ts'

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
  attachments: readonly FileFacts[]
  rate_cents: number | null
  hours_per_week: number | null
  start_date: CalendarDate | null
  payout_delay_days: number | null
  /** The complete offer: the gig's terms at the time, with the worker's proposed changes. */
  offer: Offer
  /** The hash of the gig's brief at the time; null in applications from before there were briefs. */
  brief_hash: string | null
  status: ApplicationStatus
  negotiation_id: NegotiationId | null
  created_at: Instant
  updated_at: Instant
}

/** An application, with a time no later than the deadline of the negotiation or contract it led to. */
export interface ApplicationWithDeal extends Application {
  contract_id: ContractId | null
  next_due_at: Instant | null
}

/** The two sides; the gig, whose end ends its applications; and the negotiation or contract about the application. */
export type ApplicationRole = Side | 'gig' | 'deal'

export const applicationTransitions = {
  shortlist: { from: ['pending'], to: 'shortlisted', by: ['client'], scope: 'applications:write' },
  reject: {
    from: ['pending', 'shortlisted', 'negotiating'],
    to: 'rejected',
    by: ['client'],
    scope: 'applications:write',
  },
  withdraw: {
    from: ['pending', 'shortlisted', 'negotiating'],
    to: 'withdrawn',
    by: ['worker'],
    scope: 'applications:write',
  },
  expire: { from: ['pending', 'shortlisted', 'negotiating'], to: 'expired', by: ['gig'] },
  // Opening a negotiation about it.
  negotiate: {
    from: ['pending', 'shortlisted'],
    to: 'negotiating',
    by: ['client', 'worker'],
    scope: 'negotiations:write',
    mandateAction: 'negotiations.round',
  },
  // Its negotiation ended without a contract, or the contract ended before both sides approved it.
  resume: { from: ['negotiating'], to: 'shortlisted', by: ['deal'] },
  hire: { from: ['negotiating'], to: 'hired', by: ['deal'] },
} as const satisfies Transitions<ApplicationStatus, ApplicationRole>

export type ApplicationAction = keyof typeof applicationTransitions

export const liveApplicationStatuses: readonly ApplicationStatus[] = applicationTransitions.expire.from
/** A worker has at most one application to a gig with one of these. */
export const singleApplicationStatuses: readonly ApplicationStatus[] = [...liveApplicationStatuses, 'hired']

/** Whether the application's status allows opening a negotiation. If not, nothing else needs to be looked up. */
export function isNegotiable({ status }: Application): boolean {
  return applicationTransitions.negotiate.from.some((from) => from === status)
}

/** `mayNegotiate`: the gig, another negotiation or a conflict of interest doesn't keep the sides from negotiating. */
export function applicationActions(
  viewer: Viewer,
  application: Application,
  mayNegotiate: boolean,
): ApplicationAction[] {
  const by = sideOf(viewer.userId, application)
  if (!by) return []
  const stake = stakeOfEnding(application, by)
  if (stake && !viewer.permits({ mandateAction: 'contracts.cancel' }, () => stake)) return []
  const amounts = { negotiate: () => ({ counterpartyId: counterpartyOf(by, application) }) }
  return allowedActions(applicationTransitions, { status: application.status, by }, viewer, amounts).filter(
    (action) => action !== 'negotiate' || mayNegotiate,
  )
}

/**
 * What an agent commits its owner to by rejecting or withdrawing an application. While it's negotiating, that ends the deal: the
 * negotiation, and any contract awaiting approval. Null in other states.
 */
export function stakeOfEnding(application: Application, side: Side): Stake | null {
  const { id, status, negotiation_id } = application
  if (status !== 'negotiating') return null
  return {
    action: 'contracts.cancel',
    subject: encodeId('app', id),
    summary: { kind: side === 'client' ? 'rejectApplication' : 'withdrawApplication' },
    target: { status, negotiation_id },
    counterpartyId: counterpartyOf(side, application),
  }
}
