import { hash } from 'node:crypto'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { type AccountId, encodeId, newId, type UserId } from '../../platform/kernel/ids.ts'
import { fractionDigits } from '../../platform/kernel/money.ts'
import { Overdue } from '../../platform/kernel/overdue.ts'
import type { PageRequest } from '../../platform/kernel/pages.ts'
import { type Account, changesOf, type NewTransfer, requireFunds, type Transfer, type TransferKind } from './domain.ts'
import * as store from './store.ts'

/** Moves money. Sent with the commit. Accounts are always locked in order of id, so that transfers can't deadlock. */
export function post(ctx: WriteContext, ...transfers: readonly NewTransfer[]): void {
  const nonZero = transfers.filter(({ amountCents }) => amountCents > 0)
  const changes = changesOf(nonZero).map(({ account, cents }) => ({ row: rowOf(account), cents }))
  for (const { row, cents } of changes.sort((a, b) => (a.row.id < b.row.id ? -1 : 1))) {
    if (cents < 0) store.sendDebit(ctx.db, row, -cents)
    else store.sendCredit(ctx.db, row, cents)
  }
  for (const { from, to, amountCents, kind, reference } of nonZero) {
    store.sendTransfer(ctx.db, {
      id: newId<'txn'>(),
      debit_account: accountId(from),
      credit_account: accountId(to),
      amount_cents: amountCents,
      kind,
      reference,
      created_at: ctx.clock.now(),
    })
  }
  for (const { from, to, amountCents } of nonZero) {
    // No agent causes these.
    if (from.kind === 'processing' || to.kind === 'processing') continue
    ctx.noteMoney?.({
      from: from.kind,
      from_owner: ownerOf(from),
      to: to.kind,
      to_owner: ownerOf(to),
      amount_cents: amountCents,
    })
  }
  ctx.db.afterCommit(() => {
    for (const { kind, amountCents } of nonZero) ctx.countMoney?.(kind, amountCents)
  })
}

/** Locks the account with a user's available money and returns its balance. */
export async function lockAvailable(ctx: WriteContext, owner: UserId): Promise<number> {
  const [account] = await store.lockBalances(ctx.db, [accountId({ kind: 'available', owner })])
  return account?.balance_cents ?? 0
}

/** Locks the wallets of users whose money moves in several transfers of one transaction, so that they can't deadlock. */
export async function lockWallets(ctx: WriteContext, owners: readonly UserId[]): Promise<void> {
  await store.lockBalances(
    ctx.db,
    owners.flatMap((owner) => Object.values(accountsOf(owner))),
  )
}

/** Refuses to spend more than is available. Passed deadlines that may bring in money are processed first. */
export async function requireWalletFunds(
  ctx: WriteContext,
  owner: UserId,
  availableCents: number,
  neededCents: number,
): Promise<void> {
  if (availableCents < neededCents) await requireWalletNotDue(ctx, owner)
  requireFunds('wallet', availableCents, neededCents)
}

/** Stops the use case if a deadline that moves the user's money has passed. */
export async function requireWalletNotDue(ctx: ReadContext, userId: UserId): Promise<void> {
  const due = await store.findDueContracts(ctx.db, userId, ctx.clock.now())
  if (due.length > 0) throw new Overdue(due.map(({ id }) => ({ kind: 'contract', id })))
}

/** How much of a user's available money they have earned. The rest was deposited. */
export async function findEarnings(
  ctx: Pick<ReadContext, 'db'>,
  owner: UserId,
  availableCents: number,
): Promise<number> {
  const earned = await store.sumEarnings(ctx.db, accountId({ kind: 'available', owner }))
  return Math.max(0, Math.min(earned, availableCents))
}

/** The platform's fees that no dispute can still lower. */
export function findPayableFees(ctx: Pick<ReadContext, 'db'>): Promise<number> {
  return store.sumPayableFees(ctx.db)
}

/** The same, locked against other fee withdrawals. */
export async function lockPayableFees(ctx: WriteContext): Promise<number> {
  await store.lockBalances(ctx.db, [accountId({ kind: 'fees' })])
  return findPayableFees(ctx)
}

/** The ids of a user's accounts. */
export function accountsOf(owner: UserId): Record<'available' | 'clearing', AccountId> {
  return { available: accountId({ kind: 'available', owner }), clearing: accountId({ kind: 'clearing', owner }) }
}

/** Transfers into and out of a user's available money; `signedCents` is positive for incoming money. */
export async function listMovements(
  ctx: ReadContext,
  owner: UserId,
  { kinds, words }: { kinds: readonly TransferKind[] | undefined; words: string | undefined },
  page: PageRequest,
): Promise<(Transfer & { signedCents: number })[]> {
  const account = accountId({ kind: 'available', owner })
  const digits = fractionDigits(ctx.settings.currency)
  const search = words === undefined ? undefined : { words: words.replace(AMOUNT, plainAmount), reader: owner, digits }
  const transfers = await store.listTransfers(ctx.db, account, { kinds, search }, page)
  return transfers.map((transfer) => ({
    ...transfer,
    signedCents: transfer.credit_account === account ? transfer.amount_cents : -transfer.amount_cents,
  }))
}

// “$1,050.50” is found as “1050.50”.
const AMOUNT = /(?<!\S)\p{Sc}?\d[\d,]*(?:\.\d+)?(?!\S)/gu

function plainAmount(typed: string): string {
  return typed.replace(/[^\d.]/g, '')
}

// An account's id is derived from its kind and owner, so that moving money needs no lookup.
function accountId(account: Account): AccountId {
  const hex = hash('sha256', 'owner' in account ? `${account.kind} ${account.owner}` : account.kind, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}` as AccountId
}

function ownerOf(account: Account): string | null {
  if (!('owner' in account)) return null
  return account.kind === 'escrow' ? encodeId('mil', account.owner) : encodeId('usr', account.owner)
}

function rowOf(account: Account): store.AccountRow {
  return { id: accountId(account), kind: account.kind, owner_id: 'owner' in account ? account.owner : null }
}
