import { untilQuiet } from './dataset.ts'
import { type LoadOptions, putLoad } from './support.ts'

const CONSTANT_SECONDS = 1

/**
 * What the same server does of its constant route just before and after something, since the machine is not equally fast for
 * long; and with nothing else to do, which a worker may have for a while after many writes.
 */
export async function besideConstant<T>(
  options: Pick<LoadOptions, 'service' | 'connections'>,
  measure: () => Promise<T>,
): Promise<{ measured: T; constantPerSecond: number }> {
  const before = await constantPerSecond(options)
  const measured = await measure()
  const after = await constantPerSecond(options)
  return { measured, constantPerSecond: (before + after) / 2 }
}

async function constantPerSecond(options: Pick<LoadOptions, 'service' | 'connections'>): Promise<number> {
  await untilQuiet(options.service)
  const load = await putLoad({ ...options, requests: [{ path: '/health' }], seconds: CONSTANT_SECONDS })
  return load.requestsPerSecond
}
