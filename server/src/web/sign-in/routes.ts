import type { ReadContext } from '../../platform/context.ts'
import type { PageCall, Pages } from '../../platform/pages/page-routes.ts'
import {
  leaveDemo,
  mailCode,
  showConfirmAddress,
  showMailbox,
  showSignIn,
  signOut,
  useAddressProof,
  useProof,
} from './service.ts'

/**
 * The pages on which people sign in and confirm their address. With `hasLocalMailbox`, browsers on the machine of the service
 * can read the mails of the sandbox, so that a newcomer can sign up without a mail server.
 */
export function signInRoutes(
  pages: Pages,
  context: ReadContext,
  { publicUrl, hasLocalMailbox }: { publicUrl: () => string; hasLocalMailbox: boolean },
): void {
  const hasMailbox = ({ isFromThisMachine }: PageCall) => hasLocalMailbox && isFromThisMachine
  const given = (call: PageCall) => ({ form: call.form, browser: call.browser, hasMailbox: hasMailbox(call) })

  pages.page('/sign-in', (call) => showSignIn(context, call.session, call.query, hasMailbox(call)))
  pages.form('/sign-in', (call) => mailCode(call.write, given(call), publicUrl()))
  pages.form('/sign-in/use', (call) => useProof(call.write, given(call)))
  pages.form('/sign-in/out', ({ write, session }) => signOut(write, session))
  pages.form('/sign-in/leave-demo', ({ write, session, browser }) => leaveDemo(write, session, browser))
  pages.page('/mailbox', (call) => showMailbox(context, hasMailbox(call), publicUrl()))
  pages.page('/confirm-address', async () => showConfirmAddress())
  pages.form('/confirm-address', ({ write, form }) => useAddressProof(write, form))
}
