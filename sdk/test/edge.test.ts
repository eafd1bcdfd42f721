import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { createWorld } from '../../server/test/support/world.ts'
import { bundle } from './support/bundle.ts'
import { journey, journeyResult } from './support/journey.ts'

const world = await createWorld({ working: true })

// What workers at the edge have: web interfaces, and nothing of Node.
const WEB = {
  fetch,
  crypto,
  Headers,
  Response,
  AbortController,
  TextDecoder,
  TextEncoder,
  URL,
  atob,
  btoa,
  setTimeout,
  clearTimeout,
}

it('runs where there are only fetch, crypto, streams and timers', async () => {
  const { secret } = await world.newUser()
  const context = createContext({ ...WEB, baseUrl: world.url, key: secret })
  expect(runInContext('typeof process + typeof Buffer + typeof require', context)).toBe('undefined'.repeat(3))
  runInContext(await bundle("export * from '@parley/sdk'"), context)
  expect(await runInContext(`(${journey})(sdk, baseUrl, key)`, context)).toEqual(journeyResult)
})
