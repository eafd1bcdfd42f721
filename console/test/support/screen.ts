import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Client } from '../../../server/test/support/client.ts'

/** A page to take pictures of, as someone sees it. */
export interface Screen<Market> {
  name: string
  who: (market: Market) => Client
  path: (market: Market) => string
  /** Opens what is to be seen, for example a dialog. */
  prepare?: (page: Page) => Promise<void>
  /** Shows what the first screen of its page doesn't, so long names are tried on it too. */
  isFuller?: true
}

/** Those whose name matches `SCREENS`, if it's set. */
export function selectedScreens<Market>(screens: readonly Screen<Market>[]): readonly Screen<Market>[] {
  return screens.filter(({ name }) => new RegExp(inject('screens')).test(name))
}
