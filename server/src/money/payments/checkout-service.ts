import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { encodeId, type Id } from '../../platform/kernel/ids.ts'
import { findPage, lookAgain } from '../orders/service.ts'
import type { Payment, PaymentStatus } from './domain.ts'
import * as store from './store.ts'

/** What someone needs who opens the link of a deposit that's paid on the provider's page. */
export interface Checkout {
  status: PaymentStatus
  /** The provider's page; null until there is one. */
  pageUrl: string | null
  returnUrl: string
}

export async function findCheckout(ctx: ReadContext, id: Id<'dep'>): Promise<Checkout> {
  const { deposit, pageUrl, returnUrl } = await findOrdered(ctx, id)
  return { status: deposit.status, pageUrl, returnUrl }
}

/** Has the provider asked right away what became of a deposit, and returns where the browser goes. */
export async function noteReturn(ctx: WriteContext, id: Id<'dep'>): Promise<string> {
  const { deposit, returnUrl } = await findOrdered(ctx, id)
  if (deposit.status === 'pending') await lookAgain(ctx, deposit.provider, id)
  return returnUrl
}

async function findOrdered(
  ctx: ReadContext,
  id: Id<'dep'>,
): Promise<{ deposit: Payment; pageUrl: string | null; returnUrl: string }> {
  const deposit = await store.findPayment(ctx.db, 'deposit', id)
  const page = deposit && (await findPage(ctx, deposit.provider, id))
  if (!page) throw notFound()
  const url = new URL(page.details.return_url ?? '/wallet', ctx.publicUrl())
  url.searchParams.set('deposit', encodeId('dep', id))
  return { deposit, pageUrl: page.pageUrl, returnUrl: url.href }
}
