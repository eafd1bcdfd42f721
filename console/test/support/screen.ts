import type { Page } from 'playwright-core'
import type { Client } from '../../../server/test/support/client.ts'

/** A page to take pictures of, as somebody sees it. */
export interface Screen<Market> {
  name: string
  who: (market: Market) => Client
  path: (market: Market) => string
  /** Opens what is to be seen, for example a dialog. */
  prepare?: (page: Page) => Promise<void>
}
