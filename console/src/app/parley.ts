import { Parley } from '@parley/sdk'
import { withRefusalWords } from './refusals.ts'

/** The API, called with the cookie of the signed-in person. Nothing else in the console talks to the service. */
export const parley = new Parley({ session: true, retriesMax: 2, timeoutMs: 30_000, fetch: withRefusalWords() })
