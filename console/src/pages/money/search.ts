import type { PaymentStatus } from '@parley/sdk'

export const PAYMENT_STATES = [
  'pending',
  'in_transit',
  'succeeded',
  'failed',
  'reversed',
] as const satisfies PaymentStatus[]

export type Direction = 'deposit' | 'withdrawal'

/** The search parameters of the payments page. */
export interface PaymentSearch {
  view?: 'withdrawals'
  /** Only those in this state; without it, those that are waiting. */
  status?: PaymentStatus | 'all'
  /** Only those with this reference, or by this user. */
  find?: string
  /** The dialog that is open. */
  open?: 'fees'
}

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parsePaymentSearch({ view, status, find, open }: Record<string, unknown>): PaymentSearch {
  return {
    ...(view === 'withdrawals' && { view }),
    ...([...PAYMENT_STATES, 'all'].some((state) => state === status) && {
      status: status as NonNullable<PaymentSearch['status']>,
    }),
    ...(isText(find) && { find }),
    ...(open === 'fees' && { open }),
  }
}

/** The search parameters of the ledger. */
export interface LedgerSearch {
  /** A user or a milestone. */
  owner?: string
  /** What to find: a name, an address or an id. */
  find?: string
}

export function parseLedgerSearch({ owner, find }: Record<string, unknown>): LedgerSearch {
  return { ...(isText(owner) && { owner }), ...(isText(find) && { find }) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** A payment's direction, determined by its id. */
export function directionOf(id: string): Direction {
  return id.startsWith('wdr_') ? 'withdrawal' : 'deposit'
}
