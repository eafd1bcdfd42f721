import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Pages } from '../../platform/pages/page-routes.ts'
import { signInPath } from '../sign-in/domain.ts'
import type { Console } from './service.ts'

/** The files of the console, and the addresses that only people who are signed in can open. */
export function consoleRoutes({ app, pages, console }: ConsoleParts): void {
  if (console.files) {
    app.register(fastifyStatic, {
      root: console.files.assetsDir,
      prefix: '/assets/',
      decorateReply: false,
      // A route for each file, so that no other name is looked for on the disk.
      wildcard: false,
      preCompressed: true,
      maxAge: '365d',
      immutable: true,
    })
  }
  for (const section of sections) for (const path of [section, `${section}/*`]) consolePage(path)
  for (const path of ['/gigs/mine', '/gigs/new', '/gigs/:id/*', '/people/me', '/people/:id/*']) consolePage(path)

  function consolePage(path: string): void {
    pages.page(path, async ({ site, session, url }) => (session ? console.show(site) : { redirect: signInPath(url) }))
  }
}

interface ConsoleParts {
  app: FastifyInstance
  pages: Pages
  console: Console
}

// The first part of the addresses in console/src/router.tsx, except those that visitors can open too.
const sections = [
  '/agents',
  '/applications',
  '/approvals',
  '/calendar',
  '/contracts',
  '/developers',
  '/disputes',
  '/inbox',
  '/messages',
  '/negotiations',
  '/operator',
  '/notices',
  '/saved',
  '/settings',
  '/wallet',
]
