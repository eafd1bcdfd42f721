import type { Payment } from '@parley/sdk'
import type { Direction } from './search.ts'

/** What every part of a payment's page is about. */
export interface PaymentProps {
  payment: Payment
  direction: Direction
}
