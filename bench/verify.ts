import {
  type Load,
  medianOf,
  post,
  printTable,
  putLoad,
  type Request,
  type Service,
  warnWhenBusy,
  withService,
} from './support.ts'

// What a key costs: the smallest authenticated read against the same server's constant route, in one run on one machine.
const RATIO_MIN = 0.55
const CONNECTIONS = 32
const ROUNDS = 11
const ROUND_SECONDS = 2
const WARM_UP_SECONDS = 3
const KEYS = 48

interface Round {
  health: Load
  manyKeys: Load
  oneKey: Load
}

try {
  warnWhenBusy()
  const rounds = await withService(measure)
  const { ratio, failed } = report(rounds)
  if (failed > 0) console.log(`FAILED: ${failed} request(s) failed.`)
  if (ratio < RATIO_MIN) console.log(`FAILED: the ratio is below ${RATIO_MIN}.`)
  process.exitCode = failed > 0 || ratio < RATIO_MIN ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(service: Service): Promise<Round[]> {
  const keys = await makeKeys(service)
  const load = (requests: readonly Request[], seconds: number) =>
    putLoad({ service, requests, connections: CONNECTIONS, seconds })
  const health = (seconds: number) => load([{ path: '/health' }], seconds)
  const verify = (withKeys: readonly string[], seconds: number) => {
    return load(
      withKeys.map((key) => ({ path: '/keys/verify', key })),
      seconds,
    )
  }

  await health(WARM_UP_SECONDS)
  await verify(keys, WARM_UP_SECONDS)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // One after the other in each round, so that a machine that slows down slows all of them.
    rounds.push({
      health: await health(ROUND_SECONDS),
      manyKeys: await verify(keys, ROUND_SECONDS),
      oneKey: await verify(keys.slice(0, 1), ROUND_SECONDS),
    })
  }
  return rounds
}

/** Keys of as many users: with one key alone, lookups that share a statement would also share its row. */
async function makeKeys({ url, operatorKey }: Service): Promise<string[]> {
  const keys: string[] = []
  for (let number = 1; number <= KEYS; number++) {
    const body = { display_name: `User ${number}`, kind: 'person' }
    keys.push((await post<{ key: { key: string } }>(`${url}/users`, operatorKey, body)).key.key)
  }
  return keys
}

function report(rounds: readonly Round[]): { ratio: number; failed: number } {
  const medianRate = (pick: (round: Round) => Load) => medianOf(rounds.map((round) => pick(round).requestsPerSecond))
  const health = medianRate((round) => round.health)
  const manyKeys = medianRate((round) => round.manyKeys)
  const oneKey = medianRate((round) => round.oneKey)
  // Both of a round are measured within seconds of each other, while a shared machine changes its mind across rounds; but
  // noise within a round could flatter. The lower of the two ways to compare them counts.
  const ofRounds = medianOf(rounds.map((round) => round.manyKeys.requestsPerSecond / round.health.requestsPerSecond))
  const ofMedians = manyKeys / health
  const ratio = Math.min(ofRounds, ofMedians)
  const failed = rounds.flatMap((round) => Object.values(round)).reduce((sum, load: Load) => sum + load.failed, 0)

  console.log(
    `Requests per second at ${CONNECTIONS} connections, ${ROUND_SECONDS} s each; in brackets median and p99 in ms\n`,
  )
  printTable([
    ['', 'health', `verify, ${KEYS} keys`, 'verify, one key'],
    ...rounds.map((round, index) => [
      `round ${index + 1}`,
      ...[round.health, round.manyKeys, round.oneKey].map(described),
    ]),
    ['median', health, manyKeys, oneKey],
  ])
  console.log(
    `\nverify : health = ${ofMedians.toFixed(3)} (of the medians), ${ofRounds.toFixed(3)} (median of the rounds), at least ${RATIO_MIN} wanted of both; ${failed} failed request(s)`,
  )
  return { ratio, failed }
}

function described({ requestsPerSecond, medianMs, p99Ms }: Load): string {
  return `${Math.round(requestsPerSecond).toLocaleString('en')} (${medianMs.toFixed(1)}, ${p99Ms.toFixed(1)})`
}
