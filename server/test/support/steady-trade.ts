import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Client } from './client.ts'
import { StreamReader } from './event-stream.ts'
import { type Attempt, type Caller, Market, type Member } from './marketplace.ts'
import { takeStep } from './marketplace-steps.ts'
import { Random } from './random.ts'
import { openReceiver } from './receiver.ts'

/** Random members of a marketplace who trade at a steady rate until they are stopped. */
export interface SteadyTrade {
  /** How many requests that change something have been sent so far. */
  actions(): number
  /** What went wrong, at most about 20 messages. */
  failures: readonly string[]
  /** Each kind of action and how often it succeeded, most frequent first. */
  successes(): [name: string, count: number][]
  stop(): Promise<void>
}

/** How many actors send requests at the same time. */
export const ACTORS = 8
const MEMBERS = 80
const WEBHOOKS = 40
const OPEN_GIGS_MAX = 100
const FAILURES_MAX = 20
const STREAM_MS = 2_000
/** While the member is suspended. */
const REFUSED_PAUSE_MS = 500

/**
 * The load must not grow by itself, or an action would cost more and more through no fault of the service. So all
 * members, agents and webhooks exist from the start, old gigs are closed, and listeners continue where they stopped.
 */
export async function startSteadyTrade(operator: Client): Promise<SteadyTrade> {
  const receiver = await openReceiver()
  const outcomes = new Random(0)
  // One delivery in ten fails. Nothing is kept, since the memory of this process is bounded too.
  receiver.answer = (response) => {
    receiver.received.length = 0
    response.writeHead(outcomes.chance(0.1) ? 500 : 200).end()
  }
  const market = await openMarket(operator, receiver.url)
  const failures: string[] = []
  let isOver = false

  async function repeat(work: () => Promise<void>): Promise<void> {
    while (!isOver && failures.length <= FAILURES_MAX) {
      try {
        await work()
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error))
      }
    }
  }

  const actors = Array.from({ length: ACTORS }, (_, number) => {
    const random = new Random(number + 1)
    // No two actors replace the same webhook, which could leave its owner with two.
    const owners = webhookOwners(market).filter((_, index) => index % ACTORS === number)
    return repeat(() => act(market, random, owners))
  })
  const [poller, streamer] = market.members.slice(-2) as [Member, Member]
  const listeners = [repeat(pollForEvents(poller)), repeat(readStreams(streamer))]
  return {
    actions: () => market.attempts,
    failures,
    successes: () =>
      [...market.counts]
        .filter(([name]) => name.endsWith(' done'))
        .map(([name, count]): [string, number] => [name.replace(' done', ''), count])
        .sort(([, a], [, b]) => b - a),
    async stop() {
      isOver = true
      await Promise.all([...actors, ...listeners])
    },
  }
}

const AGENT_STEPS = 300

async function openMarket(operator: Client, hookUrl: string): Promise<Market> {
  const gigs: { by: Caller; path: string }[] = []
  /** Closes the oldest gig for each new one, which also ends its applications and negotiations. */
  async function done({ name, by }: Attempt, { status, body }: Answer): Promise<void> {
    if (name !== 'gig.create' || status !== 201) return
    gigs.push({ by: { member: by.member, agent: null }, path: `/gigs/${body.id}` })
    const oldest = gigs.length > OPEN_GIGS_MAX ? gigs.shift() : undefined
    if (oldest) await market.do({ name: 'gig.close', method: 'PATCH', body: { status: 'closed' }, ...oldest })
  }
  const observer = { read: () => {}, done, advanced: async () => {}, waits: () => {} }
  const market = new Market(operator, observer, { hookUrl, membersMax: MEMBERS })
  for (let number = 0; number < MEMBERS; number++) await market.join(number < 4)
  const random = new Random(0)
  // Members have at most three agents each; after this many steps, nearly all of them do.
  for (let step = 0; step < AGENT_STEPS; step++) await takeStep(market, random, (name) => name === 'host an agent')
  for (const owner of webhookOwners(market)) await addWebhook(market, owner)
  return market
}

async function act(market: Market, random: Random, owners: readonly Member[]): Promise<void> {
  if (random.chance(0.01)) await changeWebhook(market, random, random.pick(owners) as Member)
  else await takeStep(market, random, (name) => name !== 'change webhooks')
}

/** Changes a webhook, or replaces it with a new one, so that their number stays the same. */
async function changeWebhook(market: Market, random: Random, member: Member): Promise<void> {
  const by = { member, agent: null }
  const { status, body: page } = await market.read(by, '/webhooks?limit=1')
  // Another actor may just have suspended the member or changed the key.
  if (status !== 200) return
  const [webhook] = page.data
  if (!webhook) return addWebhook(market, member)
  const path = `/webhooks/${webhook.id}`
  const action = random.pick(['edit', 'replace', 'test', 'rotate-secret'])
  if (action === 'edit') {
    const body = { description: `Number ${market.serial()}` }
    await market.do({ name: 'webhook.edit', by, method: 'PATCH', path, body })
  } else if (action === 'replace') {
    const deleted = await market.do({ name: 'webhook.delete', by, method: 'DELETE', path })
    if (deleted.status === 200) await addWebhook(market, member)
  } else {
    await market.do({ name: `webhook.${action}`, by, method: 'POST', path: `${path}/${action}` })
  }
}

function webhookOwners(market: Market): Member[] {
  return market.members.slice(0, WEBHOOKS)
}

async function addWebhook(market: Market, member: Member): Promise<void> {
  const isEven = market.members.indexOf(member) % 2 === 0
  const events = isEven ? ['*'] : ['negotiation.round', 'milestone.funded', 'dispute.opened']
  const body = { url: market.hookUrl, events }
  await market.do({ name: 'webhook.create', by: { member, agent: null }, method: 'POST', path: '/webhooks', body })
}

/** Waits for events over and over. */
function pollForEvents(member: Member): () => Promise<void> {
  let after = ''
  return async () => {
    const { status, body } = await member.client.get(`/events?limit=100&wait=3${after}`)
    if (status >= 500) throw new Error(`A long poll was answered with ${status}.`)
    if (status === 200) after = `&after=${body.next_cursor}`
    else await sleep(REFUSED_PAUSE_MS)
  }
}

/** Opens a stream over and over, for two seconds each time. */
function readStreams(member: Member): () => Promise<void> {
  let lastEventId: string | undefined
  return async () => {
    const { url, secret } = member.client
    const stream = await StreamReader.open(`${url}/api/events/stream`, {
      authorization: `Bearer ${secret}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    })
    if (stream.status >= 500) throw new Error(`A stream was answered with ${stream.status}.`)
    await sleep(STREAM_MS)
    await stream.close()
    lastEventId = stream.events.at(-1)?.id ?? lastEventId
  }
}
