import { Agent } from 'node:http'
import { get, medianOf, post, printTable, type Service, timeOf, warnWhenBusy, withService } from './support.ts'

// A page of twenty contracts with the names of both sides, the titles of the gigs and the negotiations, compared with the plain page.

const CONTRACTS = 20
const WARM_UP = 50
const ROUNDS = 300
const RATIO_MAX = 2

try {
  warnWhenBusy()
  const { plainMs, expandedMs } = await withService(measure)
  const ratio = expandedMs / plainMs
  const isOk = ratio <= RATIO_MAX
  printTable([
    [`${CONTRACTS} contracts, three kinds expanded / plain`, 'target', 'measured', ''],
    [
      `median of ${ROUNDS} alternating requests`,
      `≤ ${RATIO_MAX}`,
      `${ratio.toFixed(2)} (${expandedMs.toFixed(2)} ms / ${plainMs.toFixed(2)} ms)`,
      isOk ? 'ok' : 'MISSED',
    ],
  ])
  process.exitCode = isOk ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measure(service: Service): Promise<{ plainMs: number; expandedMs: number }> {
  const { url } = service
  const client = await newUser(service, 'Client')
  for (let number = 1; number <= CONTRACTS; number++) await agree(service, client.key, number)
  const plainUrl = `${url}/contracts?limit=${CONTRACTS}`
  const expandedUrl = `${plainUrl}&expand=client,worker,gig,negotiation`
  const { data } = await get<{ data: { worker: { display_name: string }; gig: { title: string } }[] }>(
    expandedUrl,
    client.key,
  )
  if (data.length !== CONTRACTS || data.some(({ worker, gig }) => !worker.display_name || !gig.title)) {
    throw new Error('The page is missing names or titles.')
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [plain, expanded]: [number[], number[]] = [[], []]
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const [a, b] = [await timeOf(plainUrl, client.key, agent), await timeOf(expandedUrl, client.key, agent)]
    if (round < 0) continue
    plain.push(a)
    expanded.push(b)
  }
  agent.destroy()
  return { plainMs: medianOf(plain), expandedMs: medianOf(expanded) }
}

async function newUser({ url, operatorKey }: Service, display_name: string): Promise<{ id: string; key: string }> {
  const body = { display_name, kind: 'person' }
  const { user, key } = await post<{ user: { id: string }; key: { key: string } }>(`${url}/users`, operatorKey, body)
  return { id: user.id, key: key.key }
}

/** A contract with its own gig and its own worker. */
async function agree(service: Service, clientKey: string, number: number): Promise<void> {
  const { url } = service
  const worker = await newUser(service, `Worker ${number}`)
  const gig = await post<{ id: string }>(`${url}/gigs`, clientKey, {
    title: `Port parser ${number}`,
    description: 'From C.',
    rate_type: 'fixed',
  })
  const offer = { gig_id: gig.id, worker_id: worker.id, terms: { rate_cents: 10_000 } }
  const negotiation = await post<{ id: string }>(`${url}/negotiations`, clientKey, offer)
  await post(`${url}/negotiations/${negotiation.id}/agree`, worker.key, { round: 1 })
}
