import type { FastifyInstance } from 'fastify'
import type { ReadContext } from '../../platform/context.ts'
import { serveStatic } from '../../platform/docs/static-file.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import { PAGE_SCRIPT } from '../../platform/page-script.ts'
import type { Pages } from '../../platform/pages/page-routes.ts'
import { PAGE_STYLE } from '../../platform/web-page.ts'
import { mailCode, showConfirmAddress, showSignIn, signOut, useAddressProof, useProof } from './service.ts'

/** The pages on which people sign in and confirm their address. */
export function signInRoutes(
  { app, paths, pages }: { app: FastifyInstance; paths: PathTable; pages: Pages },
  context: ReadContext,
  publicUrl: () => string,
): void {
  pages.page('/sign-in', ({ session, query }) => showSignIn(context, session, query))
  pages.form('/sign-in', ({ write, form, browser }) => mailCode(write, form, browser, publicUrl()))
  pages.form('/sign-in/use', ({ write, form, browser }) => useProof(write, form, browser))
  pages.form('/sign-in/out', ({ write, session }) => signOut(write, session))
  pages.page('/confirm-address', async () => showConfirmAddress())
  pages.form('/confirm-address', ({ write, form }) => useAddressProof(write, form))
  file('/sign-in/page.css', 'text/css; charset=utf-8', PAGE_STYLE)
  file('/sign-in/page.js', 'text/javascript; charset=utf-8', PAGE_SCRIPT)

  function file(path: string, type: string, text: string): void {
    paths.add('GET', path)
    app.get(path, serveStatic({ type, maxAgeSeconds: 300, make: () => text }))
  }
}
