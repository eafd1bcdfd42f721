import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { requireExactCents } from '../../platform/kernel/money.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { balancesOf, listMovements, requireWalletNotDue } from '../ledger/service.ts'
import { presentTransaction, type Transaction, type Wallet } from './schema.ts'
import * as store from './store.ts'

export async function getWallet(ctx: ReadContext, actor: Actor): Promise<Static<typeof Wallet>> {
  const { availableCents, clearingCents, escrowCents, isDue } = await findWallet(ctx, actor.userId)
  if (isDue) await requireWalletNotDue(ctx, actor.userId)
  return {
    currency: ctx.settings.currency,
    available_cents: availableCents,
    escrow_cents: escrowCents,
    clearing_cents: clearingCents,
  }
}

export async function listTransactions(
  ctx: ReadContext,
  actor: Actor,
  page: PageRequest,
): Promise<Page<Static<typeof Transaction>>> {
  const fetched = await listMovements(ctx, actor.userId, page)
  const { rows, next } = pageOf(fetched, page.limit, ({ id }) => [id])
  return { rows: rows.map((transfer) => presentTransaction(transfer, ctx.settings.currency)), next }
}

/**
 * Refuses money that could make a balance of the user too large for a JSON number. Counts all money that may still reach the
 * user, so that no later release, refund, payout or dispute can fail for this reason.
 */
export async function requireCountable(ctx: WriteContext, userId: UserId, moreCents: number): Promise<void> {
  const [, { availableCents, clearingCents, escrowCents }, incomingCents] = await Promise.all([
    store.lockIncoming(ctx.db, userId),
    findWallet(ctx, userId),
    store.sumIncoming(ctx.db, userId),
  ])
  const known = [availableCents, clearingCents, escrowCents, moreCents]
  requireExactCents(known.reduce((sum, cents) => sum + BigInt(cents), incomingCents))
}

/** All money a user has in the marketplace, and whether a deadline has passed that may move some of it. */
async function findWallet(
  ctx: ReadContext,
  userId: UserId,
): Promise<{ availableCents: number; clearingCents: number; escrowCents: number; isDue: boolean }> {
  const [balances, escrow] = await Promise.all([
    balancesOf(ctx, userId),
    store.findEscrow(ctx.db, userId, ctx.clock.now()),
  ])
  return { ...balances, escrowCents: escrow.cents, isDue: escrow.isDue }
}
