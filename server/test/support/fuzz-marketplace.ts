import { sequenceEvents } from '../../src/events/feed/sequencer.ts'
import { createDeliveries } from '../../src/events/webhooks/delivery-service.ts'
import { appScopes } from '../../src/platform/kernel/actor.ts'
import { agentActions } from '../../src/platform/kernel/agent-actions.ts'
import { type Answer, Client, issueCodesOf, ManagedUser } from './client.ts'
import { activate, advance, agreeOn, conversationOf, type Deal, negotiate, postGig } from './deals.ts'
import type { Request } from './fuzz-requests.ts'
import { allAgentScopes, setMandate } from './mandates.ts'
import { newFirstPartyApp, newToken } from './oauth.ts'
import type { Json } from './openapi-document.ts'
import { setPayoutAccount } from './payout-accounts.ts'
import { field, options, replaceTrade } from './trade.ts'
import type { World } from './world.ts'

/** A user or a hosted agent with a key, or a first-party app with a token. */
export interface Caller {
  name: string
  client: Client
  role: 'member' | 'arbiter' | 'operator'
  scopes: ReadonlySet<string>
  isSuspended: boolean
  isApp: boolean
  /** Set for a managed user, for whom an operator's key acts. */
  actAs?: string
  /** A client with a new key with the same scopes, for when the old key has stopped working. */
  renew: () => Promise<Client>
}

/** Something with an id, as it was last seen in a response. */
export interface Resource {
  id: string
  /** The users who may see it. */
  parties: Set<string>
  body: Json
  /** The ids of the resources it belongs to, by prefix. */
  parents: Record<string, string>
  /** The `allowed_actions` that each user was given. */
  allowed: Map<string, readonly string[]>
}

/** Callers, and resources of every kind in many states, that random requests can be about. */
export class FuzzMarketplace {
  readonly callers: Caller[] = []
  /** The next page of each list, by operation id. */
  readonly pages = new Map<string, { caller: Caller; target: string }>()
  readonly #world: World
  readonly #resources = new Map<string, Map<string, Resource>>()
  readonly #users = new Set<string>()

  static async create(world: World): Promise<FuzzMarketplace> {
    const marketplace = new FuzzMarketplace(world)
    await marketplace.#defineFields()
    await marketplace.#createCallers()
    await marketplace.#createResources()
    await marketplace.#readAll()
    return marketplace
  }

  private constructor(world: World) {
    this.#world = world
  }

  resources(prefix: string): Resource[] {
    return [...(this.#resources.get(prefix)?.values() ?? [])]
  }

  /** Remembers the resources in a response; `about` holds the ids in the path of its request. */
  observe({ client, role }: Caller, { body }: Pick<Answer, 'body'>, about: Resource['parents'] = {}): void {
    if (body?.deleted === true) this.#resources.get(body.id.slice(0, 3))?.delete(body.id)
    else this.#observeAll(body, role === 'member' ? client.userId : null, client.userId, about)
  }

  /** Remembers what a request changed, and gives new keys to callers whose keys it revoked. */
  async apply({ step, caller, target, about }: Request, answer: Answer): Promise<void> {
    const { id } = step.operation
    if (!caller || answer.status >= 300 || NOT_OBSERVED.has(id)) return
    if (id === 'createUser') this.#users.add(answer.body.user.user_id)
    if (id === 'rotateKey') caller.client = withKey(caller.client, answer.body.key)
    this.observe(caller, answer, about)
    const next = answer.headers.get('link') && answer.body.next_cursor
    if (next) this.pages.set(id, { caller, target: continued(target, id, next) })
    if (ENDS_KEYS.has(id)) await this.#renewKeys()
    if (id === 'changeSettings') await this.#resetSettings()
    if (id === 'publishTerms') await this.#acceptTerms(answer.body.terms_version)
    if (id === 'changeTrade') await this.#defineFields()
    if (CHANGES_USERS.has(id)) await this.#restore(answer.body.user_id ?? answer.body.owner_id)
  }

  // Those that requests have; `FIELDS` in `schema-values.ts` has their values.
  async #defineFields(): Promise<void> {
    const level = field('level', 'choice', { filterable: true, options: options('junior', 'senior') })
    const fields = [field('certified', 'boolean', { filterable: true }), level]
    await replaceTrade(this.#world.operator, { gig_fields: fields, profile_fields: fields })
  }

  // So that no quota or deadline gets in the way of other operations.
  async #resetSettings(): Promise<void> {
    const { data } = (await this.#world.operator.get('/operator/settings')).body
    const changed = data.filter(({ changed_at }: { changed_at: string | null }) => changed_at !== null)
    const values = Object.fromEntries(changed.map(({ name }: { name: string }) => [name, null]))
    if (changed.length > 0) await this.#world.operator.patch('/operator/settings', { values })
  }

  // Neither do terms of use. Those who may not accept them are refused other things, too, or act for someone who may.
  async #acceptTerms(terms_version: number): Promise<void> {
    for (const { client } of this.callers) await client.post('/terms/accept', { terms_version })
  }

  async #renewKeys(): Promise<void> {
    for (const caller of this.callers) {
      const answer = await caller.client.get('/keys/verify')
      // A key that was rotated may work for a few more seconds.
      const works =
        answer.status === 200
          ? await this.#isLasting(caller.client, answer.body.api_key_id)
          : issueCodesOf(answer).includes('api_key_required')
      if (!works) caller.client = await caller.renew()
    }
  }

  async #isLasting(client: Client, keyId: string): Promise<boolean> {
    return (await client.get(`/keys/${keyId}`)).body.expires_at === null
  }

  // Every caller keeps the rights that the responses are compared with.
  async #restore(userId: string): Promise<void> {
    const caller = this.callers.find(({ client }) => client.userId === userId)
    if (!caller) return
    await this.#byOperators((operator) =>
      operator.post(`/users/${userId}/${caller.isSuspended ? 'suspend' : 'reinstate'}`),
    )
    await this.#byOperators((operator) => operator.patch(`/users/${userId}`, { role: caller.role }))
  }

  /** What takes two operators once a member has become a third one. */
  async #byOperators(request: (operator: Client) => Promise<Answer>): Promise<void> {
    const first = await request(this.#world.operator)
    if (first.status === 200) return
    const second = this.callers.find(({ role }) => role === 'operator')
    const answer = second && (await request(second.client))
    if (answer?.status !== 200) throw new Error(`A caller did not get their rights back: ${first.text}`)
  }

  /** Makes all events visible in feeds, and creates the deliveries of webhooks. */
  async publish(): Promise<void> {
    while ((await sequenceEvents(this.#world.database, createDeliveries)) > 0);
  }

  // Few users, so that they have several deals with each other.
  async #createCallers(): Promise<void> {
    const [ada, bea, cy] = [await this.#user('ada'), await this.#user('bea'), await this.#user('cy')]
    await this.#user('dee', 'arbiter')
    await this.#user('eve', 'arbiter')
    const flo = await this.#user('flo', 'operator')
    const sue = await this.#user('sue')
    sue.isSuspended = true
    await this.#agent('ada’s agent', ada, [])
    await this.#agent('bea’s agent', bea, agentActions)
    await this.#reader('cy’s reader', cy)
    await this.#app('the front end as bea', bea, await newFirstPartyApp(this.#world, flo.client))
    await this.#managed('mia')
  }

  async #managed(name: string): Promise<void> {
    const client = await ManagedUser.create(this.#world.operator, { display_name: name })
    this.#users.add(client.userId)
    const scopes = new Set<string>((await client.get('/me')).body.scopes)
    const rest = { role: 'member' as const, scopes, isSuspended: false, isApp: false, actAs: client.userId }
    this.callers.push({ name, client, renew: async () => client, ...rest })
  }

  async #user(name: string, role: Caller['role'] = 'member'): Promise<Caller> {
    const client = await this.#world.newUser({ role, display_name: name })
    this.#users.add(client.userId)
    const renew = async () => {
      const { body } = await this.#world.operator.post(`/users/${client.userId}/keys`)
      return new Client(client.url, body.key, client.userId)
    }
    return this.#add({ name, client, role, renew })
  }

  async #agent(name: string, owner: Caller, ask_owner: readonly string[]): Promise<void> {
    const renew = async () => {
      const agent = await this.#world.newAgent(owner.client, allAgentScopes)
      await setMandate(owner.client, agent, { ask_owner })
      return agent
    }
    await this.#add({ name, client: await renew(), role: 'member', renew })
  }

  async #reader(name: string, owner: Caller): Promise<void> {
    const renew = async () => {
      const { body } = await owner.client.post('/keys', { name, scopes: ['read'] })
      return new Client(owner.client.url, body.key, owner.client.userId)
    }
    await this.#add({ name, client: await renew(), role: 'member', renew })
  }

  async #app(name: string, user: Caller, clientId: string): Promise<void> {
    const renew = async () => {
      const { secret } = await newToken(this.#world, user.client, 'api', clientId)
      return new Client(user.client.url, secret, user.client.userId)
    }
    const scopes = new Set<string>(appScopes)
    this.callers.push({ name, client: await renew(), role: 'member', renew, scopes, isSuspended: false, isApp: true })
  }

  async #add(caller: Omit<Caller, 'scopes' | 'isSuspended' | 'isApp'>): Promise<Caller> {
    const { api_key_id } = (await caller.client.get('/keys/verify')).body
    const { scopes } = (await caller.client.get(`/keys/${api_key_id}`)).body
    const added = { ...caller, scopes: new Set<string>(scopes), isSuspended: false, isApp: false }
    this.callers.push(added)
    return added
  }

  async #createResources(): Promise<void> {
    const app = { name: 'Front end', redirect_uris: ['https://market.example/callback'], type: 'confidential' }
    const { operator } = this.#world
    await operator.post(`/operator/apps/${(await operator.post('/apps', app)).body.id}/approve`)
    const [ada, bea, cy, dee, eve] = this.callers.map(({ client }) => client) as [
      Client,
      Client,
      Client,
      Client,
      Client,
    ]
    const pairs = [
      [ada, bea],
      [bea, cy],
    ] as const
    const released: string[] = []
    for (const [client, worker] of pairs) {
      await this.#deposit(client, 1_000_000)
      await setPayoutAccount(client)
      for (let count = 0; count < 3; count++) {
        const path = await this.#funded({ client, worker, gigId: await postGig(client, { payout_delay_days: 3 }) })
        await client.post(`${path}/release`)
        released.push(path)
      }
    }
    // Payouts have to clear before a contract can be completed.
    await advance(this.#world, 3)
    for (const [client, worker] of pairs) {
      for (const [index, path] of released.splice(0, 3).entries()) {
        const contract = path.split('/').slice(0, 3).join('/')
        if (index > 0) await client.post(`${contract}/complete`)
        if (index > 1) await worker.post(`${contract}/reviews`, { rating: 5 })
      }
      await this.#createDeals(client, worker, [dee, eve])
      await worker.post(`/profile/${client.userId}/vouches`, { message: 'Pays at once.' })
      await worker.post('/searches', { name: 'All', filters: {} })
      await worker.post('/bookmarks', { user_id: client.userId })
      await worker.put(`/blocks/${this.callers.at(-1)?.client.userId}`)
      await worker.post('/reports', { subject_type: 'profile', subject_id: client.userId, reason: 'spam' })
      await worker.post('/notes', { user_id: client.userId, text: 'Answers at once.' })
      const hook = await client.post('/webhooks', { url: 'https://ada.example/hooks', events: ['*'] })
      await client.post(`/webhooks/${hook.body.id}/test`)
      await client.post('/wallet/deposits', { amount_cents: 5_000 })
      await client.post('/wallet/withdrawals', { amount_cents: 3_000 })
    }
    const agent = this.callers.find(({ name }) => name === 'bea’s agent')?.client as Client
    await agent.post('/wallet/withdrawals', { amount_cents: 100 })
    await agent.post('/wallet/withdrawals', { amount_cents: 3_000 })
  }

  async #createDeals(client: Client, worker: Client, [first, second]: [Client, Client]): Promise<void> {
    const deal = async (gig: object = {}): Promise<Deal> => ({ client, worker, gigId: await postGig(client, gig) })
    await postGig(client, { status: 'draft' })
    await worker.post(`/gigs/${(await deal()).gigId}/apply`, { message: 'Hello.' })
    const application = await worker.post(`/gigs/${(await deal()).gigId}/apply`, { message: 'Hello.' })
    await client.post(`/applications/${application.body.id}/shortlist`)
    const wanted = await worker.post(`/gigs/${(await deal({ positions: 3 })).gigId}/apply`, { message: 'Hello.' })
    await client.post('/negotiations', { application_id: wanted.body.id, terms: { rate_cents: 5_000 } })
    const talk = await deal({ positions: 3 })
    await negotiate(talk)
    const messages = `${await conversationOf(talk)}/messages`
    for (const side of [client, worker]) await side.post(messages, { text: 'Hello.' })
    await agreeOn(await deal())
    await agreeOn(await deal({ rate_type: 'hourly' }), { rate_cents: 100, hours_per_week: 30 })
    await this.#milestone(await deal())
    await this.#funded(await deal())
    await this.#submitted(await deal())
    const partly = await this.#submitted(await deal())
    await client.post(`${partly}/release`, { amount_cents: 3_000 })
    const whole = await this.#funded(await deal())
    await client.post(`${whole}/release`)
    await this.#disputed(await deal())
    await this.#answered(await deal())
    await this.#recommended(await deal(), first)
    const rejected = await this.#recommended(await deal(), second)
    await client.post(`${rejected}/reject`)
  }

  async #deposit(user: Client, amount_cents: number): Promise<void> {
    const { body } = await user.post('/wallet/deposits', { amount_cents })
    await this.#world.operator.post(`/operator/deposits/${body.id}/confirm`, { reference: body.id })
  }

  async #milestone(deal: Deal): Promise<string> {
    const contract = await activate(deal)
    return `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
  }

  async #funded(deal: Deal): Promise<string> {
    const path = await this.#milestone(deal)
    await deal.client.post(`${path}/fund`)
    return path
  }

  async #submitted(deal: Deal): Promise<string> {
    const path = await this.#funded(deal)
    await deal.worker.post(`${path}/submit`, { message: 'Here it is.' })
    return path
  }

  async #disputed(deal: Deal): Promise<string> {
    const [, , contract_id, , milestone_id] = (await this.#submitted(deal)).split('/')
    const body = { contract_id, milestone_id, reason: 'quality', statement: 'No.', proposed_worker_cents: 3_000 }
    return `/disputes/${(await deal.client.post('/disputes/create', body)).body.id}`
  }

  async #answered(deal: Deal): Promise<string> {
    const path = await this.#disputed(deal)
    await deal.worker.post(`${path}/respond`, { statement: 'Yes.', proposed_worker_cents: 10_000 })
    return path
  }

  async #recommended(deal: Deal, arbiter: Client): Promise<string> {
    const path = await this.#answered(deal)
    await arbiter.post(`${path}/recommend`, { worker_cents: 5_000, rationale: 'Half of it is done.' })
    return path
  }

  // Each caller reads, because `allowed_actions` depend on the caller.
  async #readAll(): Promise<void> {
    await this.publish()
    for (const caller of this.callers) {
      const answers = await Promise.all(LISTS.map((path) => caller.client.get(path)))
      for (const answer of answers) this.observe(caller, answer)
    }
    const [first] = this.callers as [Caller]
    for (const user of this.#users) this.observe(first, await first.client.get(`/profile/${user}/vouches`))
    for (const caller of this.callers.slice(0, 2)) {
      for (const { id, parties } of this.resources('whk')) {
        if (!parties.has(caller.client.userId)) continue
        this.observe(caller, await caller.client.get(`/webhooks/${id}/deliveries`), { whk: id })
      }
      for (const { id, parties, body } of this.resources('con')) {
        if (!parties.has(caller.client.userId) || body.status !== 'completed') continue
        this.observe(caller, await caller.client.get(`/contracts/${id}/reviews`))
      }
    }
    for (const { client } of this.callers) await this.#restore(client.userId)
  }

  #observeAll(value: Json, party: string | null, seenBy: string, about: Resource['parents']): void {
    if (value === null || typeof value !== 'object') return
    this.#observeOne(value, party, seenBy, about)
    for (const member of Object.values(value)) this.#observeAll(member, party, seenBy, about)
  }

  #observeOne(value: Json, party: string | null, seenBy: string, about: Resource['parents']): void {
    const id = value.display_name === undefined ? value.id : value.user_id
    if (!/^[a-z]{3}_[0-9a-z]{26}$/.test(id ?? '') || Object.keys(value).length < 4 || this.#isForeign(value)) return
    const resources = this.#resources.get(id.slice(0, 3)) ?? new Map<string, Resource>()
    this.#resources.set(id.slice(0, 3), resources)
    const resource: Resource = resources.get(id) ?? {
      id,
      parties: new Set(),
      body: value,
      parents: { ...about },
      allowed: new Map(),
    }
    resource.body = value
    for (const [name, prefix] of PARENTS) if (value[name]) resource.parents[prefix] = value[name]
    const contract = this.#resources.get('con')?.get(resource.parents.con ?? '')
    const partyIds = ONLY_ITS_OWNERS.has(id.slice(0, 3))
      ? [seenBy]
      : PARTIES.map((name) => value[name]).filter((user) => typeof user === 'string')
    for (const user of [...partyIds, ...(contract?.parties ?? [])]) resource.parties.add(user)
    if (partyIds.length === 0 && party) resource.parties.add(party)
    if (Array.isArray(value.allowed_actions)) resource.allowed.set(seenBy, value.allowed_actions)
    resources.set(id, resource)
  }

  // Resources of earlier runs are ignored, so that a run can be repeated.
  #isForeign(value: Json): boolean {
    const users: string[] = JSON.stringify(value).match(/usr_[0-9a-z]{26}/g) ?? []
    const contract = value.contract_id
    return (
      users.some((user) => !this.#users.has(user)) ||
      (users.length === 0 && contract !== undefined && !this.#resources.get('con')?.has(contract))
    )
  }
}

// Their responses describe the past, or no single resource.
const NOT_OBSERVED = new Set([
  'listEvents',
  'listRecentEvents',
  'streamEvents',
  'listInbox',
  'listNotifications',
  'listDeadlines',
  'listActivity',
  'listRequests',
])
const CHANGES_USERS = new Set(['suspendUser', 'reinstateUser', 'changeRole', 'resolveReport'])
const ENDS_KEYS = new Set([
  'revokeKey',
  'rotateKey',
  'replaceKey',
  'deleteAgent',
  'suspendAgent',
  'disconnectApp',
  'removeFirstPartyApp',
])

const PARTIES = ['client_id', 'worker_id', 'user_id', 'from_user_id']
/** Kinds of resources that only their creator may see. The user ids in them are the people they're about. */
const ONLY_ITS_OWNERS = new Set(['bkm', 'nte', 'sch'])
const PARENTS = [
  ['contract_id', 'con'],
  ['conversation_id', 'cnv'],
  ['webhook_id', 'whk'],
  ['user_id', 'usr'],
  ['milestone_id', 'mil'],
] as const
const LISTS = [
  '/operator/apps',
  '/keys',
  '/agents',
  '/gig-templates',
  '/applications?limit=100',
  '/conversations?limit=100',
  '/negotiations?limit=100',
  '/contracts?limit=100',
  '/disputes?limit=100',
  '/webhooks',
  '/payouts?limit=100',
  '/approvals',
  '/searches',
  '/bookmarks',
  '/blocks',
  '/reports?limit=100',
  '/objections',
  '/notices',
  '/notes',
  '/wallet/deposits',
  '/wallet/withdrawals',
  '/wallet/payout-account',
  '/gigs?client_id=me&limit=100',
  '/gigs?client_id=me&status=draft',
  '/profile/me',
]

function withKey({ url, userId, agentId }: Client, secret: string): Client {
  return new Client(url, secret, userId, agentId)
}

function continued(target: string, operationId: string, cursor: string): string {
  const url = new URL(target, 'http://localhost')
  url.searchParams.set(operationId === 'listEvents' ? 'after' : 'cursor', cursor)
  return url.pathname + url.search
}
