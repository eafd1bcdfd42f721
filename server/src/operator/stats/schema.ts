import { Type } from 'typebox'
import { agentStatuses } from '../../agents/agents/domain.ts'
import { approvalStatuses } from '../../agents/approvals/domain.ts'
import { contractStatuses } from '../../deals/contracts/domain.ts'
import { disputeStatuses } from '../../deals/disputes/domain.ts'
import { milestoneStatuses } from '../../deals/milestones/domain.ts'
import { negotiationStatuses } from '../../deals/negotiations/domain.ts'
import { deliveryStatuses } from '../../events/webhooks/domain.ts'
import { applicationStatuses } from '../../market/applications/domain.ts'
import { gigStatuses } from '../../market/gigs/domain.ts'
import { userStatuses } from '../../people/profiles/domain.ts'
import { Strict, Timestamp } from '../../platform/http/shapes.ts'

export const Stats = Strict(
  {
    as_of: Timestamp('The time of the count.'),
    users: byStatus(userStatuses),
    agents: byStatus(agentStatuses),
    gigs: byStatus(gigStatuses),
    applications: byStatus(applicationStatuses),
    negotiations: byStatus(negotiationStatuses),
    contracts: byStatus(contractStatuses),
    milestones: byStatus(milestoneStatuses),
    disputes: byStatus(disputeStatuses),
    approvals: byStatus(approvalStatuses),
    webhook_deliveries: byStatus(deliveryStatuses),
    money: Strict(
      {
        currency: Type.String(),
        available_cents: Type.Integer({ description: 'In wallets.' }),
        clearing_cents: Type.Integer({ description: 'Released, but not yet available in wallets.' }),
        escrow_cents: Type.Integer({ description: 'Held for milestones.' }),
        fees_cents: Type.Integer({ description: 'Earned by the platform.' }),
      },
      { description: 'All money in the marketplace, by kind of account. Larger amounts are shown as 2^53-1.' },
    ),
  },
  { title: 'Stats' },
)

/** All counts, set to zero. */
export function emptyStats() {
  return {
    users: zeros(userStatuses),
    agents: zeros(agentStatuses),
    gigs: zeros(gigStatuses),
    applications: zeros(applicationStatuses),
    negotiations: zeros(negotiationStatuses),
    contracts: zeros(contractStatuses),
    milestones: zeros(milestoneStatuses),
    disputes: zeros(disputeStatuses),
    approvals: zeros(approvalStatuses),
    webhook_deliveries: zeros(deliveryStatuses),
    money: zeros(['available_cents', 'clearing_cents', 'escrow_cents', 'fees_cents']),
  }
}

function byStatus<Status extends string>(statuses: readonly Status[]) {
  const counts = statuses.map((status) => [status, Type.Integer({ minimum: 0 })])
  return Strict(Object.fromEntries(counts) as Record<Status, ReturnType<typeof Type.Integer>>, {
    description: 'The number of rows by status.',
  })
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}
