import type { Static } from 'typebox'
import { heldFor } from '../../deals/milestones/service.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { balancesOf, listMovements } from '../ledger/service.ts'
import { presentTransaction, type Transaction, type Wallet } from './schema.ts'

export async function getWallet(ctx: ReadContext, actor: Actor): Promise<Static<typeof Wallet>> {
  const [{ availableCents, clearingCents }, escrowCents] = await Promise.all([
    balancesOf(ctx, actor.userId),
    heldFor(ctx, actor.userId),
  ])
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
