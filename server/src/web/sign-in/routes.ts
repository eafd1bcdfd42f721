import type { ReadContext } from '../../platform/context.ts'
import type { Pages } from '../../platform/pages/page-routes.ts'
import { mailCode, showConfirmAddress, showSignIn, signOut, useAddressProof, useProof } from './service.ts'

/** The pages on which people sign in and confirm their address. */
export function signInRoutes(pages: Pages, context: ReadContext, publicUrl: () => string): void {
  pages.page('/sign-in', ({ session, query }) => showSignIn(context, session, query))
  pages.form('/sign-in', ({ write, form, browser }) => mailCode(write, form, browser, publicUrl()))
  pages.form('/sign-in/use', ({ write, form, browser }) => useProof(write, form, browser))
  pages.form('/sign-in/out', ({ write, session }) => signOut(write, session))
  pages.page('/confirm-address', async () => showConfirmAddress())
  pages.form('/confirm-address', ({ write, form }) => useAddressProof(write, form))
}
