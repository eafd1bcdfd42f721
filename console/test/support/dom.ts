import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Called once by each file that renders: its tests start with an empty page. */
export function rendersInDom(): void {
  // Generous, so that no result depends on how fast the machine is.
  configure({ asyncUtilTimeout: 120_000 })
  afterEach(cleanup)
}
