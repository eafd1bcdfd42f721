import { findCheckout, noteReturn } from '../../money/payments/checkout-service.ts'
import { findProviderAccount, lookAtAccountAgain } from '../../money/payout-accounts/provider-service.ts'
import type { ProviderConnections } from '../../money/providers/domain.ts'
import type { PageVisit, ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { type PageAnswer, PageProblem } from '../../platform/kernel/web-page.ts'
import { signInPath } from '../sign-in/domain.ts'
import { isRecentlySignedIn } from '../sign-in/service.ts'
import { paymentEnded, preparingAccount, preparingPayment } from './pages.ts'

type Visit = Pick<PageVisit, 'site' | 'params' | 'url' | 'read'>
type Write = { write: <T>(work: (ctx: WriteContext) => Promise<T>) => Promise<T> }

/** Sends the browser to the provider's page as soon as there is one. Anyone with the link can pay. */
export async function showPayment({ site, params, read }: Visit): Promise<PageAnswer> {
  const checkout = await read((ctx) => findCheckout(ctx, depositIdOf(params)))
  if (checkout.status === 'succeeded') return { redirect: checkout.returnUrl }
  if (checkout.status !== 'pending') return { status: 410, page: paymentEnded(site) }
  if (checkout.pageUrl) return { redirect: checkout.pageUrl }
  return { status: 200, page: preparingPayment(site), headers: SOON }
}

/** Where the provider sends the browser. Whether the user has paid is asked, not taken from the address. */
export function leavePayment({ params, write }: Visit & Write): Promise<PageAnswer> {
  return write(async (ctx) => ({ redirect: await noteReturn(ctx, depositIdOf(params)) }))
}

/** Sends the owner of a payout account to the provider's pages about it. */
export async function continueOnboarding(
  context: ReadContext,
  connections: ProviderConnections,
  { site, session, url, read }: Visit & { session: Actor | null },
): Promise<PageAnswer> {
  const { payments } = context.settings
  const connection = connections[payments]
  if (!connection) throw notFound()
  // The provider's pages decide where money goes.
  if (!session || !isRecentlySignedIn(session)) return { redirect: signInPath(url) }
  const account = await read((ctx) => findProviderAccount(ctx, payments, session.userId))
  if (!account) return { redirect: ACCOUNT_PATH }
  if (account.reference === null) return { status: 200, page: preparingAccount(site), headers: SOON }
  const base = `${context.publicUrl()}/wallet/payout-account`
  try {
    return {
      redirect: await connection.onboardingUrl(account.reference, {
        done: `${base}/done`,
        expired: `${base}/continue`,
      }),
    }
  } catch {
    throw new PageProblem(503, site.words.paying.account.unavailable)
  }
}

/** Where the provider sends the owner of a payout account. */
export async function leaveOnboarding({ session, write }: Write & { session: Actor | null }): Promise<PageAnswer> {
  if (session) await write((ctx) => lookAtAccountAgain(ctx, session.userId))
  return { redirect: ACCOUNT_PATH }
}

function depositIdOf({ id = '' }: PageVisit['params']) {
  return toId('dep', id)
}

const ACCOUNT_PATH = '/wallet?open=payout-account'
const SOON = { refresh: '1' }
