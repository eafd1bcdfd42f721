import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client } from './client.ts'
import type { Random } from './random.ts'

// biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
type Gig = any

/** `examples/market-copy.js` in its own process. */
export class MarketCopy {
  static readonly script = fileURLToPath(new URL('../../../examples/market-copy.js', import.meta.url))
  readonly #path: string
  readonly #env: Record<string, string>
  #child: ChildProcess
  output = ''

  constructor(path: string, env: { PARLEY_URL: string; PARLEY_KEY: string }) {
    this.#path = path
    this.#env = env
    this.#child = this.#start()
  }

  /** Kills it, and starts it again with the copy it had saved. */
  async restart(): Promise<void> {
    await this.kill()
    this.#child = this.#start()
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null) throw new Error(`The script ended by itself:\n${this.output}`)
    this.#child.kill('SIGKILL')
    await once(this.#child, 'close')
  }

  /** The gigs of the copy by id, once it has read the event. */
  async upTo(eventId: string): Promise<Record<string, Gig>> {
    for (;;) {
      const copy = JSON.parse(await readFile(this.#path, 'utf8').catch(() => '{}'))
      if (copy.after === eventId) return copy.gigs
      if (this.#child.exitCode !== null) throw new Error(`The script ended by itself:\n${this.output}`)
      await sleep(20)
    }
  }

  #start(): ChildProcess {
    const child = spawn(process.execPath, [MarketCopy.script, this.#path], {
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (this.output += chunk))
    return child
  }
}

/** All gigs that visitors see, by id. */
export async function publicGigs(reader: Client): Promise<Record<string, Gig>> {
  const gigs: Record<string, Gig> = {}
  for (const status of ['open', 'paused', 'filled', 'closed', 'expired']) {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await reader.get(`/gigs?status=${status}&limit=100${cursor && `&cursor=${cursor}`}`)
      for (const { allowed_actions, ...gig } of body.data) gigs[gig.id] = gig
      cursor = body.next_cursor
    }
  }
  return gigs
}

/** The id of the newest event of the market. */
export async function newestEvent(reader: Client): Promise<string> {
  return (await reader.get('/events/recent?audience=market&limit=1')).body.data[0].id
}

export interface Traders {
  operator: Client
  clients: readonly Client[]
  worker: Client
}

/** Tries a random change, and returns whether visitors see it. It may be refused, and a kill can cut it off. */
export async function changeMarket({ operator, clients, worker }: Traders, random: Random): Promise<boolean> {
  const client = random.pick(clients) as Client
  const status = random.pick(['open', 'open', 'draft', 'paused'])
  const gigs: Gig[] = (await client.get(`/gigs?client_id=me&status=${status}&limit=20`)).body.data
  const gig = random.pick(gigs)
  const path = `/gigs/${gig?.id}`
  const words = `${random.between(0, 1_000_000)}`
  const draft = { title: `Gig ${words}`, description: `About ${words}`, rate_type: 'fixed' }
  const change = gigs.length > 0 ? random.between(0, 11) : 0
  if (change <= 2) {
    const posted = await client.post('/gigs', { ...draft, status: change === 2 ? 'draft' : 'open' })
    return posted.status === 201 && change < 2
  }
  if (change <= 6) {
    const texts = { [random.pick(['title', 'description']) ?? '']: words }
    const body = change <= 4 ? texts : { status: random.pick(['open', 'paused', 'closed']) }
    const changed = await client.patch(path, body)
    return changed.status === 200 && changed.body.status !== 'draft' && changed.body.version > gig.version
  }
  if (change === 7) return (await client.delete(path)).status === 200 && status !== 'draft'
  if (change <= 9) return (await worker.post(`${path}/apply`, { message: 'Me.' })).status === 201
  await operator.post(`/users/${client.userId}/suspend`)
  return (await operator.post(`/users/${client.userId}/reinstate`)).status === 200
}
