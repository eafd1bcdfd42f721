import type { Payment } from '@parley/sdk'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { words } from '../../words/funding.ts'

/** The state of a deposit, as its owner sees it. */
export function DepositBadge({ deposit: { status } }: { deposit: Payment }) {
  return <Badge tone={TONES[status]}>{words.deposit.states[status]}</Badge>
}

/** The state of a withdrawal, as its owner sees it. */
export function WithdrawalBadge({ withdrawal: { status, is_returning } }: { withdrawal: Payment }) {
  if (is_returning) return <Badge tone="warn">{words.withdrawal.returning}</Badge>
  return <Badge tone={TONES[status]}>{words.withdrawal.states[status]}</Badge>
}

const TONES: Record<Payment['status'], Tone> = {
  pending: 'warn',
  in_transit: 'accent',
  succeeded: 'good',
  failed: 'bad',
  reversed: 'bad',
}
