import { expect, it } from 'vitest'
import { report } from '../../server/test/support/proof.ts'
import { bundle, gzippedBytes } from './support/bundle.ts'

it('is at most 14 kB as a whole, minified and compressed', async () => {
  const bytes = gzippedBytes(await bundle("export * from '@parley/sdk'"))
  report(`the whole SDK: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(14_000)
})

// A marketplace's own tools use `operator`, with its 60 operations; every other resource is for pages of apps.
it.each([
  ['gigs', 6_000],
  ['contracts', 6_000],
  ['events', 6_000],
  ['agents', 6_000],
  ['operator', 7_000],
])('is small with %s alone: at most %i bytes', async (resource, bound) => {
  const code = `import { createClient, ${resource} } from '@parley/sdk'
    export const connect = (options) => createClient(options, { ${resource} })`
  const bytes = gzippedBytes(await bundle(code))
  report(`${resource} alone: ${bytes} bytes`)
  expect(bytes).toBeLessThanOrEqual(bound)
})
