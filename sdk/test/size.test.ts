import { expect, it } from 'vitest'
import { report } from '../../server/test/support/proof.ts'
import { bundle, gzippedBytes } from './support/bundle.ts'

it('is at most 14 kB as a whole, minified and compressed', async () => {
  const bytes = gzippedBytes(await bundle("export * from '@parley/sdk'"))
  report(`the whole SDK: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(14_000)
})

it.each(['gigs', 'contracts', 'events', 'agents', 'operator'])('is at most 6 kB with %s alone', async (resource) => {
  const code = `import { createClient, ${resource} } from '@parley/sdk'
    export const connect = (options) => createClient(options, { ${resource} })`
  const bytes = gzippedBytes(await bundle(code))
  report(`${resource} alone: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(6_000)
})
