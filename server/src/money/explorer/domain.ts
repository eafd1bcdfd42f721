import type { EventType } from '../../events/feed/domain.ts'
import type { AccountId, ContractId, UserId } from '../../platform/kernel/ids.ts'
import type { AccountKind, Transfer, TransferKind } from '../ledger/domain.ts'

// Where money came from. All cents in an account are alike, so an order has to be chosen: the oldest money is spent first.

/** An account, as referred to by transfers. */
export interface AccountName {
  id: AccountId
  kind: AccountKind
  /** A user, or for escrow a milestone; null for the platform's accounts. */
  owner_id: string | null
}

export interface StoredAccount extends AccountName {
  /** Null for the platform's accounts. */
  balance_cents: number | null
  /** Set for escrow. */
  contract_id: ContractId | null
}

export interface NamedTransfer extends Transfer {
  from: AccountName
  to: AccountName
}

/** Part of an amount, and the transfer that brought it in. */
export interface Source {
  transfer: NamedTransfer
  cents: number
}

/** What a transfer is for, in addition to its subject. */
export interface Cause {
  contract_id: ContractId | null
  /** A user who gets the events about it. */
  reader_id: UserId | null
}

/** A transfer whose money came from an earlier one for the same thing, not from whatever was in the account. */
export const linkedKinds: Partial<Record<TransferKind, TransferKind>> = {
  payout: 'release',
  release_reversal: 'release',
  fee_reversal: 'fee',
  withdrawal_reversal: 'withdrawal',
  deposit_refund_reversal: 'deposit_refund',
}

/** The events that report a transfer of each kind. */
export const eventsOf: Record<TransferKind, readonly EventType[]> = {
  deposit: ['wallet.deposit_succeeded'],
  deposit_reversal: ['wallet.deposit_reversed'],
  deposit_refund: ['refund.requested'],
  deposit_refund_reversal: ['refund.failed'],
  processing_fee: ['wallet.deposit_succeeded'],
  withdrawal: ['wallet.withdrawal_requested'],
  withdrawal_reversal: ['wallet.withdrawal_failed', 'wallet.withdrawal_succeeded'],
  fund: ['milestone.funded'],
  refund: ['milestone.refunded'],
  settlement: ['dispute.resolved'],
  release: ['payout.created'],
  release_reversal: ['payout.reversed'],
  fee: ['payout.created'],
  fee_reversal: ['payout.reversed'],
  payout: ['payout.paid'],
  clearing_correction: ['dispute.resolved'],
  fee_correction: ['dispute.resolved'],
  fee_waiver: ['dispute.resolved'],
}

/** Which of the incoming transfers (newest first) make up a balance. */
export function sourcesOfBalance(balanceCents: number, incoming: readonly NamedTransfer[]): Source[] {
  const sources: Source[] = []
  let restCents = balanceCents
  for (const transfer of incoming) {
    if (restCents <= 0) break
    const cents = Math.min(restCents, transfer.amount_cents)
    sources.push({ transfer, cents })
    restCents -= cents
  }
  return sources
}

/** Which of the incoming transfers (newest first) an amount taken from a balance comes from; oldest first. */
export function sourcesOfSpending(cents: number, balanceCents: number, incoming: readonly NamedTransfer[]): Source[] {
  const known = sourcesOfBalance(balanceCents, incoming)
  // Money from before these incoming transfers is spent first.
  const olderCents = balanceCents - sum(known)
  const spent: Source[] = []
  let restCents = cents - Math.max(olderCents, 0)
  for (const { transfer, cents: available } of known.reverse()) {
    if (restCents <= 0) break
    const taken = Math.min(restCents, available)
    spent.push({ transfer, cents: taken })
    restCents -= taken
  }
  return spent
}

/** What the sources add up to. */
export function sum(sources: readonly Source[]): number {
  return sources.reduce((total, { cents }) => total + cents, 0)
}

/** One account's transfers, newest first, each with the balance after it. */
export function withBalances<T extends Transfer>(
  account: AccountId,
  transfers: readonly T[],
  newestBalanceCents: number | null,
): (T & { changeCents: number; balanceCents: number | null })[] {
  let balanceCents = newestBalanceCents
  return transfers.map((transfer) => {
    const changeCents = transfer.credit_account === account ? transfer.amount_cents : -transfer.amount_cents
    const entry = { ...transfer, changeCents, balanceCents }
    if (balanceCents !== null) balanceCents -= changeCents
    return entry
  })
}
