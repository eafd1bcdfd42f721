import type { ReadContext } from '../../platform/context.ts'
import type { PageCall, Pages } from '../../platform/pages/page-routes.ts'
import type { Mailbox } from './mailbox-service.ts'
import { leaveDemo, mailCode, showConfirmAddress, showSignIn, signOut, useAddressProof, useProof } from './service.ts'

/** The pages on which people sign in and confirm their address. A sandbox without an email server has a mailbox. */
export function signInRoutes(
  pages: Pages,
  context: ReadContext,
  { publicUrl, mailbox }: { publicUrl: () => string; mailbox: Mailbox | null },
): void {
  const hasMailbox = mailbox !== null
  const given = ({ form, browser }: PageCall) => ({ form, browser, hasMailbox })

  pages.page('/sign-in', (call) => showSignIn(context, call.session, call.query, hasMailbox))
  pages.form('/sign-in', (call) => mailCode(call.write, given(call), publicUrl()))
  pages.form('/sign-in/use', (call) => useProof(call.write, given(call)))
  pages.form('/sign-in/out', ({ write, session }) => signOut(write, session))
  pages.form('/sign-in/leave-demo', ({ write, session, browser }) => leaveDemo(write, session, browser))
  if (mailbox) {
    pages.page('/mailbox', mailbox.show)
    pages.form('/mailbox', mailbox.unlock)
  }
  pages.page('/confirm-address', ({ session }) => showConfirmAddress(context, session))
  pages.form('/confirm-address', ({ write, session, form }) => useAddressProof(context, write, session, form))
}
