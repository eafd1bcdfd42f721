import { medianOf, post, printTable, putLoad, type Service, undisturbed, warnWhenBusy, withService } from './support.ts'

// Reads with and without the request log: two services side by side take turns under the same load, five times each.

const PAIRS = 5
const SECONDS = 8
const CONNECTIONS = 32
const RATIO_MIN = 0.9

try {
  warnWhenBusy()
  const ratios = await withService(
    (logging) => withService((silent) => measure(logging, silent), { REQUEST_LOG: 'off' }),
    { REQUEST_LOG: 'on' },
  )
  const ratio = medianOf(ratios)
  const isOk = ratio >= RATIO_MIN
  printTable([
    ['reads with the request log / without', 'target', 'measured', ''],
    [`median of ${PAIRS} alternating pairs`, `≥ ${RATIO_MIN}`, ratio.toFixed(3), isOk ? 'ok' : 'MISSED'],
  ])
  process.exitCode = isOk ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(logging: Service, silent: Service): Promise<number[]> {
  const [withLog, withoutLog] = [await prepare(logging), await prepare(silent)]
  // Both are warmed up before measuring.
  await withLog()
  await withoutLog()
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    ratios.push(
      await undisturbed(async () => {
        // They alternate in going first.
        const [first, second] = pair % 2 === 0 ? [withLog, withoutLog] : [withoutLog, withLog]
        const [a, b] = [await first(), await second()]
        const [logged, bare] = pair % 2 === 0 ? [a, b] : [b, a]
        console.error(`${Math.round(logged)}/s with it, ${Math.round(bare)}/s without it`)
        return logged / bare
      }),
    )
  }
  return ratios
}

/** Creates a gig and returns a function that measures how many times per second it can be read with a key. */
async function prepare(service: Service): Promise<() => Promise<number>> {
  const { key } = await post<{ key: { key: string } }>(`${service.url}/users`, service.operatorKey, {
    display_name: 'Reader',
    kind: 'person',
  })
  const { id } = await post<{ id: string }>(`${service.url}/gigs`, key.key, {
    title: 'Port a parser',
    description: 'From C.',
    rate_type: 'fixed',
  })
  const requests = [{ path: `/gigs/${id}`, key: key.key }]
  return async () => {
    const load = await putLoad({ service, requests, connections: CONNECTIONS, seconds: SECONDS })
    if (load.refused + load.unanswered > 0) throw new Error(`${load.refused} refused, ${load.unanswered} unanswered.`)
    return load.requestsPerSecond
  }
}
