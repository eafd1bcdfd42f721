import type { ProviderConnections } from '../../money/providers/domain.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Pages } from '../../platform/pages/page-routes.ts'
import { continueOnboarding, leaveOnboarding, leavePayment, showPayment } from './service.ts'

/** The pages between the marketplace and those of the payment provider. */
export function paymentPages(pages: Pages, context: ReadContext, connections: ProviderConnections): void {
  pages.page('/pay/:id', showPayment)
  pages.page('/pay/:id/done', leavePayment)
  pages.page('/pay/:id/canceled', leavePayment)
  pages.page('/wallet/payout-account/continue', (call) => continueOnboarding(context, connections, call))
  pages.page('/wallet/payout-account/done', leaveOnboarding)
}
