import { type Answer, Client } from './client.ts'
import type { Random as Dice } from './random.ts'

// biome-ignore lint/suspicious/noExplicitAny: What callers read is whatever the service says; the judge asserts it.
export type Seen = any

/** What an owner lets an agent do; as the API has it. */
export interface Rules {
  min_rate_cents?: number | null
  max_rate_cents?: number | null
  max_contract_cents?: number | null
  max_funding_cents?: number | null
  allowed_counterparties?: readonly string[] | null
  expires_at?: string | null
  ask_owner: readonly string[]
}

export interface HostedAgent {
  id: string
  client: Client
  rules: Rules
  fundedCents: number
  isActive: boolean
}

export interface Member {
  name: string
  userId: string
  client: Client
  agents: HostedAgent[]
  isArbiter: boolean
  isSuspended: boolean
}

/** Somebody who sends a request: a member, or an agent of theirs. */
export interface Caller {
  member: Member
  agent: HostedAgent | null
}

/** Something a caller tries to do. */
export interface Deed {
  /** The kind of thing and what is done to it, such as `milestone.release`. */
  name: string
  by: Caller
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  body?: object
  headers?: Record<string, string>
  /** Whether what the caller has just read said that this can be done; left out when nothing says so. */
  isListed?: boolean
  /** What it is done to, as the caller has just read it, … */
  seen?: Seen
  /** … and the contract of that, when it is a milestone. */
  contract?: Seen
  /** The only answers there can be, when that is known beforehand. */
  statuses?: readonly number[]
  /** Whether this is an earlier request sent again. */
  isRepeat?: boolean
}

/** Whoever looks at all that happens. It throws when something should not have happened. */
export interface Observer {
  read(caller: Caller, path: string, answer: Answer): void
  done(deed: Deed, answer: Answer): Promise<void>
  advanced(answer: Answer): Promise<void>
  /** Somebody's inbox asks for an action; this is what it points at. */
  waits(caller: Caller, item: Seen, target: { kind: string; seen: Seen }): void
}

/** A request that succeeded once, with a key under which it must never do anything again. */
export interface Remembered {
  deed: Deed
  key: string
  answer: Answer
}

/** What an agent asked its owner: the request, and what the owner is to answer. */
export interface Asked {
  deed: Deed
  approvalId: string
}

const REMEMBERED_MAX = 60
const TRACE_MAX = 40

/** Everybody who trades, and what a client of the service would know of it. */
export class Market {
  readonly url: string
  readonly operator: Client
  readonly observer: Observer
  readonly members: Member[] = []
  readonly remembered: Remembered[] = []
  readonly asked: Asked[] = []
  /** Where webhooks are sent to. */
  readonly hookUrl: string
  readonly membersMax: number
  readonly counts = new Map<string, number>()
  readonly #trace: string[] = []
  /** How often somebody did something, or tried to, and what they are doing now. */
  deeds = 0
  doing = 'nothing'
  #serial = 0
  #nowMs = Date.now()

  constructor(operator: Client, observer: Observer, { hookUrl, membersMax }: { hookUrl: string; membersMax: number }) {
    this.url = operator.url
    this.operator = operator
    this.hookUrl = hookUrl
    this.membersMax = membersMax
    this.observer = observer
  }

  /** The last requests, newest last. */
  get trace(): string {
    return this.#trace.join('\n')
  }

  /** A number that was never given before. */
  serial(): number {
    return ++this.#serial
  }

  /** About what time it is in the marketplace. */
  get nowMs(): number {
    return this.#nowMs
  }

  /** A calendar date so many days from now. */
  dateIn(days: number): string {
    return new Date(this.#nowMs + days * 86_400_000).toISOString().slice(0, 10)
  }

  get arbiters(): Member[] {
    return this.members.filter(({ isArbiter }) => isArbiter)
  }

  async join(isArbiter: boolean): Promise<void> {
    if (this.members.length >= this.membersMax) return
    const name = `${isArbiter ? 'arbiter' : 'member'} ${this.serial()}`
    const body = { display_name: name, kind: 'person', ...(isArbiter && { role: 'arbiter' }) }
    const made = await this.#send(this.operator, 'operator', 'POST', '/users', body)
    if (made.status !== 201) return
    const { user, key } = made.body
    const client = new Client(this.url, key.key, user.user_id)
    this.members.push({ name, userId: user.user_id, client, agents: [], isArbiter, isSuspended: false })
  }

  /** Some member, or an agent of theirs. Only one of the arbiters trades: the others must know nobody. */
  caller(dice: Dice): Caller {
    const traders = this.members.filter((one) => !one.isArbiter || one === this.arbiters[0])
    const member = dice.pick(traders)
    if (!member) throw new Error('Nobody has joined the marketplace yet.')
    // One that is stopped tries now and then, too.
    const agents = member.agents.filter(({ isActive }) => isActive || dice.chance(0.05))
    return { member, agent: dice.chance(0.2) ? (dice.pick(agents) ?? null) : null }
  }

  async read(caller: Caller, path: string): Promise<Answer> {
    const answer = await this.#send(clientOf(caller), nameOf(caller), 'GET', path)
    this.observer.read(caller, path, answer)
    return answer
  }

  /** What a list shows on its first page. */
  async list(caller: Caller, path: string): Promise<Seen[]> {
    const { status, body } = await this.read(caller, path)
    return status === 200 ? body.data : []
  }

  async do(deed: Deed): Promise<Answer> {
    const { by, method, path, body, headers } = deed
    const answer = await this.#send(clientOf(by), nameOf(by), method, path, body, headers)
    const key = headers?.['idempotency-key']
    if (key && answer.status < 300 && !deed.isRepeat) remember(this.remembered, { deed, key, answer })
    const [issue] = answer.body?.error?.issues ?? []
    if (issue?.code === 'approval_required') {
      remember(this.asked, { deed, approvalId: issue.details.approval_id })
    }
    count(this.counts, `${deed.name} ${answer.status < 300 ? 'done' : (issue?.code ?? answer.status)}`)
    this.deeds++
    await this.observer.done(deed, answer)
    return answer
  }

  /** An operator's own request. */
  async operate(method: string, path: string, body?: object): Promise<Answer> {
    return this.#send(this.operator, 'operator', method, path, body)
  }

  async advance(seconds: number): Promise<void> {
    const answer = await this.operate('POST', '/sandbox/clock/advance', { seconds })
    if (answer.status === 200) this.#nowMs = Date.parse(answer.body.now)
    count(this.counts, 'clock advanced')
    this.deeds++
    await this.observer.advanced(answer)
  }

  /** With a client of its own, as for a key that was revoked. */
  async sendAs(client: Client, method: string, path: string, body?: object): Promise<Answer> {
    return this.#send(client, 'somebody', method, path, body)
  }

  async #send(
    client: Client,
    who: string,
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await client.send(method, path, body ?? (method === 'POST' ? {} : undefined), headers)
    const refusal = answer.status < 300 ? '' : ` ${JSON.stringify(answer.body?.error?.issues?.map(codeOf))}`
    const more = Object.keys(headers).length > 0 ? ` ${JSON.stringify(headers)}` : ''
    if (method !== 'GET' || refusal) {
      this.#trace.push(`${who}: ${method} ${path} ${JSON.stringify(body ?? {})}${more} → ${answer.status}${refusal}`)
      if (this.#trace.length > TRACE_MAX) this.#trace.shift()
    }
    if (answer.status >= 500) throw new Error(`${method} ${path} was answered with ${answer.status}: ${answer.text}`)
    return answer
  }
}

function clientOf({ member, agent }: Caller): Client {
  return agent?.client ?? member.client
}

function nameOf({ member, agent }: Caller): string {
  return agent ? `agent of ${member.name}` : member.name
}

function codeOf({ code }: { code: string }): string {
  return code
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

// Only the newest: what is older is of no more use, and a long run must not grow for ever.
function remember<T>(list: T[], one: T): void {
  list.push(one)
  if (list.length > REMEMBERED_MAX) list.shift()
}
