import type { PayoutStatus, TransactionKind } from '@parley/sdk'

/** The search parameters of the wallet. */
export interface WalletSearch {
  view?: 'payouts'
  /** Which transactions to show. */
  show?: TransactionGroup
  /** Which payouts to show. */
  status?: PayoutStatus
  /** The dialog that is open. */
  open?: (typeof DIALOGS)[number]
  /** The deposit or the withdrawal that is open. */
  deposit?: string
  withdrawal?: string
}

const DIALOGS = ['deposit', 'withdraw', 'payout-account', 'refund'] as const

/** Groups of transactions, as people think of them. */
export const TRANSACTION_GROUPS = {
  payments: [
    'deposit',
    'deposit_reversal',
    'deposit_refund',
    'deposit_refund_reversal',
    'withdrawal',
    'withdrawal_reversal',
  ],
  escrow: ['fund', 'refund'],
  earnings: ['payout'],
  disputes: ['settlement', 'fee_correction'],
} as const satisfies Record<string, readonly TransactionKind[]>
export type TransactionGroup = keyof typeof TRANSACTION_GROUPS

export const PAYOUT_STATES = ['clearing', 'paid', 'held', 'reversed'] as const satisfies PayoutStatus[]

/** Addresses are shared and edited by hand, so anything invalid is ignored. */
export function parseWalletSearch(raw: Record<string, unknown>): WalletSearch {
  const { view, show, status, open, deposit, withdrawal } = raw
  return {
    ...(view === 'payouts' && { view }),
    ...(typeof show === 'string' && show in TRANSACTION_GROUPS && { show: show as TransactionGroup }),
    ...(PAYOUT_STATES.some((state) => state === status) && { status: status as PayoutStatus }),
    ...(DIALOGS.some((dialog) => dialog === open) && { open: open as (typeof DIALOGS)[number] }),
    ...(isId('dep', deposit) && { deposit }),
    ...(isId('wdr', withdrawal) && { withdrawal }),
  }
}

function isId(prefix: string, value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(`${prefix}_`)
}

/** What to request. */
export function transactionFilters({ show }: WalletSearch): { kind?: TransactionKind[] } {
  return show ? { kind: [...TRANSACTION_GROUPS[show]] } : {}
}
