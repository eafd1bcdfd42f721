import type { ReadContext } from '../../platform/context.ts'
import type { Pages } from '../../platform/pages/page-routes.ts'
import type { Mailbox } from './mailbox-service.ts'
import { leaveDemo, mailCode, showConfirmAddress, showSignIn, signOut, useAddressProof, useProof } from './service.ts'

/** The pages on which people sign in and confirm their address. A sandbox without an email server has a mailbox. */
export function signInRoutes(pages: Pages, context: ReadContext, mailbox: Mailbox | null): void {
  const hasMailbox = mailbox !== null

  pages.page('/sign-in', (call) => showSignIn(context, call, hasMailbox))
  pages.form('/sign-in', (call) => mailCode(call, hasMailbox))
  pages.form('/sign-in/use', (call) => useProof(call, hasMailbox))
  pages.form('/sign-in/out', signOut)
  pages.form('/sign-in/leave-demo', leaveDemo)
  if (mailbox) {
    pages.page('/mailbox', mailbox.show)
    pages.form('/mailbox', mailbox.unlock)
  }
  pages.page('/confirm-address', (call) => showConfirmAddress(context, call))
  pages.form('/confirm-address', (call) => useAddressProof(context, call))
}
