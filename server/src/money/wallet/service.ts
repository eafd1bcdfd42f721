import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { requireExactCents } from '../../platform/kernel/money.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { accountsOf, findEarnings, listMovements, requireWalletNotDue } from '../ledger/service.ts'
import { minimumCents, providers } from '../providers/domain.ts'
import { presentTransaction, type Transaction, type TransactionFilter, type Wallet } from './schema.ts'
import * as store from './store.ts'

export async function getWallet(ctx: ReadContext, actor: Actor): Promise<Static<typeof Wallet>> {
  const { is_due, ...cents } = await store.findWallet(ctx.db, actor.userId, accountsOf(actor.userId), ctx.clock.now())
  if (is_due) {
    await requireWalletNotDue(ctx, actor.userId)
    // Someone else processed the deadline between the two statements, so the balances just read are outdated.
    return getWallet(ctx, actor)
  }
  const { settings } = ctx
  return {
    currency: settings.currency,
    ...cents,
    withdrawable_cents: providers[settings.payments].paysOutDeposits
      ? cents.available_cents
      : await findEarnings(ctx, actor.userId, cents.available_cents),
    deposit_min_cents: minimumCents('deposit', settings),
    deposit_max_cents: settings.depositMaxCents,
    withdrawal_min_cents: minimumCents('withdrawal', settings),
    withdrawal_max_cents: settings.withdrawalMaxCents,
  }
}

export async function listTransactions(
  ctx: ReadContext,
  actor: Actor,
  { q, kind }: Static<typeof TransactionFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof Transaction>>> {
  const fetched = await listMovements(ctx, actor.userId, { kinds: kind, words: q }, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  const contracts = await store.findContracts(
    ctx.db,
    rows.map(({ reference }) => reference),
  )
  const present = (transfer: (typeof rows)[number]) =>
    presentTransaction(transfer, contracts.get(transfer.reference) ?? null, ctx.settings.currency)
  return { rows: rows.map(present), next }
}

/**
 * Refuses money that could make one of the user's balances too large for a JSON number. Counts all money that may still reach the
 * user, so that no later release, refund, payout or dispute can fail for this reason.
 */
export async function requireCountable(ctx: WriteContext, userId: UserId, moreCents: number): Promise<void> {
  store.lockIncoming(ctx.db, userId)
  const accounts = accountsOf(userId)
  const { ownCents, largestCents } = await store.findReachable(ctx.db, userId, accounts)
  const atMostCents = ownCents + BigInt(moreCents) + largestCents * AMOUNTS_MAX
  // Adding everything up is slow for a user with many milestones, and ordinary amounts can't add up to too much.
  if (atMostCents <= BigInt(Number.MAX_SAFE_INTEGER)) return
  requireExactCents((await store.sumReachable(ctx.db, userId, accounts)) + BigInt(moreCents))
}

// More milestones and payouts than a user can have at one time.
const AMOUNTS_MAX = 10_000_000n
