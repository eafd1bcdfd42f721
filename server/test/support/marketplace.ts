import type { Answer, Client } from './client.ts'
import { Moderation } from './marketplace-moderation.ts'
import type { Random } from './random.ts'

// biome-ignore lint/suspicious/noExplicitAny: A resource as the service returned it; the judge checks its fields.
export type Seen = any

/** An agent's mandate, as in the API. */
export interface Rules {
  min_rate_cents?: number | null
  max_rate_cents?: number | null
  max_contract_cents?: number | null
  max_funding_cents?: number | null
  max_release_cents?: number | null
  max_refund_cents?: number | null
  max_withdrawal_cents?: number | null
  min_dispute_worker_cents?: number | null
  max_dispute_worker_cents?: number | null
  allowed_counterparties?: readonly string[] | null
  expires_at?: string | null
  may?: readonly string[]
  ask_owner: readonly string[]
}

export interface HostedAgent {
  id: string
  client: Client
  rules: Rules
  /** What it has funded, released, refunded and withdrawn, by action. */
  movedCents: Map<string, number>
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

/** The sender of a request: a member, or one of their agents. */
export interface Caller {
  member: Member
  agent: HostedAgent | null
}

/** A write request, and what its response is checked against. */
export interface Attempt {
  /** The kind of resource and the action, such as `milestone.release`. */
  name: string
  by: Caller
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  body?: object
  headers?: Record<string, string>
  /** Whether `allowed_actions` of what the caller has just read lists the action; omitted if nothing was read. */
  isListed?: boolean
  /** The resource it acts on, as the caller has just read it, … */
  seen?: Seen
  /** … and its contract, if it is a milestone. */
  contract?: Seen
  /** The only statuses that are correct, if they're known in advance. */
  statuses?: readonly number[]
  /** Whether this repeats an earlier request. */
  isRepeat?: boolean
}

/** Checks every response; throws if one is wrong. */
export interface Observer {
  read(caller: Caller, path: string, answer: Answer): void
  done(attempt: Attempt, answer: Answer): Promise<void>
  advanced(answer: Answer): Promise<void>
  /** An inbox item, and the resource it refers to. */
  waits(caller: Caller, item: Seen, target: { kind: string; seen: Seen }): void
}

/** A request that succeeded under an Idempotency-Key; repeating it must change nothing. */
export interface Remembered {
  attempt: Attempt
  key: string
  answer: Answer
}

/** A request by an agent that is waiting for its owner's approval. */
export interface Asked {
  attempt: Attempt
  approvalId: string
}

const REMEMBERED_MAX = 60
const TRACE_MAX = 40

/** A simulated marketplace: its members, and what they know from the API. */
export class Market {
  readonly url: string
  readonly operator: Client
  readonly observer: Observer
  readonly members: Member[] = []
  readonly remembered: Remembered[] = []
  readonly asked: Asked[] = []
  /** The target of all webhooks. */
  readonly hookUrl: string
  readonly membersMax: number
  readonly counts = new Map<string, number>()
  /** What operators removed and members blocked. */
  readonly moderation = new Moderation(this)
  readonly #trace: string[] = []
  /** The number of write requests so far, and the name of the current step. */
  attempts = 0
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

  /** A new number on every call. */
  serial(): number {
    return ++this.#serial
  }

  /** The sandbox's time after the last advance. */
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
    const client = this.operator.as(key.key, user.user_id)
    this.members.push({ name, userId: user.user_id, client, agents: [], isArbiter, isSuspended: false })
  }

  /** Only one arbiter trades: the others must not have dealt with any party. */
  get traders(): Member[] {
    return this.members.filter((one) => !one.isArbiter || one === this.arbiters[0])
  }

  /** A random member who trades, or one of their agents. */
  caller(random: Random): Caller {
    const member = random.pick(this.traders)
    if (!member) throw new Error('Nobody has joined the marketplace yet.')
    // Suspended agents send a request now and then, which must be refused.
    const agents = member.agents.filter(({ isActive }) => isActive || random.chance(0.05))
    return { member, agent: random.chance(0.2) ? (random.pick(agents) ?? null) : null }
  }

  async read(caller: Caller, path: string): Promise<Answer> {
    const answer = await this.#send(clientOf(caller), nameOf(caller), 'GET', path)
    this.observer.read(caller, path, answer)
    return answer
  }

  /** The first page of a list. */
  async list(caller: Caller, path: string): Promise<Seen[]> {
    const { status, body } = await this.read(caller, path)
    return status === 200 ? body.data : []
  }

  async do(attempt: Attempt): Promise<Answer> {
    const { by, method, path, body, headers } = attempt
    const answer = await this.#send(clientOf(by), nameOf(by), method, path, body, headers)
    const key = headers?.['idempotency-key']
    if (key && answer.status < 300 && !attempt.isRepeat) remember(this.remembered, { attempt, key, answer })
    const [issue] = answer.body?.error?.issues ?? []
    if (issue?.code === 'approval_required') {
      remember(this.asked, { attempt, approvalId: issue.details.approval_id })
    }
    count(this.counts, `${attempt.name} ${answer.status < 300 ? 'done' : (issue?.code ?? answer.status)}`)
    this.attempts++
    await this.observer.done(attempt, answer)
    return answer
  }

  /** A request of the operator. */
  async operate(method: string, path: string, body?: object): Promise<Answer> {
    return this.#send(this.operator, 'operator', method, path, body)
  }

  async advance(seconds: number): Promise<void> {
    await this.clockMoved(await this.operate('POST', '/sandbox/clock/advance', { seconds }))
  }

  /** The response shows the new time. */
  async clockMoved(answer: Answer): Promise<void> {
    if (answer.status === 200) this.#nowMs = Date.parse(answer.body.now)
    count(this.counts, 'clock advanced')
    this.attempts++
    await this.observer.advanced(answer)
  }

  /** A request with any key, for example a revoked one. */
  async sendAs(client: Client, method: string, path: string, body?: object): Promise<Answer> {
    return this.#send(client, 'any key', method, path, body)
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

// Only keeps the newest, so that a long run doesn't grow without bound.
function remember<T>(list: T[], one: T): void {
  list.push(one)
  if (list.length > REMEMBERED_MAX) list.shift()
}
