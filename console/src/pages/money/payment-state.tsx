import type { Payment, PaymentStatus } from '@parley/sdk'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { words } from '../../words/payments.ts'

/** The state of a payment, in a word. */
export function PaymentState({ payment: { status, is_returning } }: { payment: Payment }) {
  if (is_returning) return <Badge tone="warn">{words.returning}</Badge>
  return <Badge tone={TONES[status]}>{words.states[status]}</Badge>
}

const TONES: Record<PaymentStatus, Tone> = {
  pending: 'warn',
  in_transit: 'accent',
  succeeded: 'good',
  failed: 'neutral',
  reversed: 'bad',
}
