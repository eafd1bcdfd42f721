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
import { paymentStatuses } from '../../money/payments/domain.ts'
import { userStatuses } from '../../people/profiles/domain.ts'
import { Answer, Cents, OneOf, SignedCents, Timestamp } from '../../platform/http/shapes.ts'
import { type MoneySum, moneySums, warningCodes } from './domain.ts'

export const Stats = Answer(
  {
    as_of: Timestamp('When everything was counted.'),
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
    deposits: byStatus(paymentStatuses),
    withdrawals: byStatus(paymentStatuses),
    money: Answer(
      {
        currency: Type.String(),
        available_cents: Cents('In wallets.'),
        clearing_cents: Cents('Released but not yet available in wallets.'),
        escrow_cents: Cents('Held for milestones.'),
        fees_cents: SignedCents('Earned by the platform and not yet paid out.'),
        payable_fees_cents: Cents('How much of that can be paid out now.'),
        capped: Type.Array(OneOf('MoneySum', moneySums), {
          description: 'Which of the sums above exceed 2^53-1 and are capped at it.',
        }),
      },
      { description: 'All money in the marketplace, by kind of account.' },
    ),
    warnings: Type.Array(
      Answer(
        { code: OneOf('OperatorWarningCode', warningCodes), message: Type.String() },
        { title: 'OperatorWarning' },
      ),
      {
        description: 'What an operator should look into: work that has been waiting for a worker for over a minute.',
      },
    ),
  },
  { title: 'Stats' },
)

/** The sums of money by kind, and those too large for a JSON number to hold exactly. */
export function presentMoney(sums: readonly { name: MoneySum; cents: bigint }[], currency: string) {
  const most = BigInt(Number.MAX_SAFE_INTEGER)
  const shown = sums.map(({ name, cents }) => [name, Number(cents > most ? most : cents)])
  return {
    currency,
    ...zeros(moneySums),
    ...(Object.fromEntries(shown) as Partial<Record<MoneySum, number>>),
    capped: sums.filter(({ cents }) => cents > most).map(({ name }) => name),
  }
}

/** All counts set to zero. */
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
    deposits: zeros(paymentStatuses),
    withdrawals: zeros(paymentStatuses),
  }
}

function byStatus<Status extends string>(statuses: readonly Status[]) {
  const counts = statuses.map((status) => [status, Type.Integer({ minimum: 0 })])
  return Answer(Object.fromEntries(counts) as Record<Status, ReturnType<typeof Type.Integer>>, {
    description: 'The number of rows by status.',
  })
}

function zeros<Name extends string>(names: readonly Name[]): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
}
