import { agentActions } from '../../src/platform/kernel/agent-actions.ts'
import { Client } from './client.ts'
import { allAgentScopes } from './mandates.ts'
import type { Attempt, Caller, HostedAgent, Market, Member, Rules, Seen } from './marketplace.ts'
import { actionsOf, type Kind, requestFor, type Target, weightOf } from './marketplace-actions.ts'
import type { Random } from './random.ts'

/** One write request by a random member. A step that finds nothing to act on is replaced by another. */
export async function takeStep(
  market: Market,
  random: Random,
  isAllowed: (step: string) => boolean = () => true,
): Promise<void> {
  const allowed = steps.filter(([name]) => isAllowed(name))
  const before = market.attempts
  for (let attempt = 0; market.attempts === before && attempt < ATTEMPTS_MAX; attempt++) {
    const [name, , step] = random.weigh(allowed, ([, weight]) => weight) ?? steps[0]
    market.doing = name
    await step(market, random)
  }
}

const ATTEMPTS_MAX = 20

type Step = (market: Market, random: Random) => Promise<void>

const steps: readonly [[string, number, Step], ...[string, number, Step][]] = [
  ['post a gig', 3, postGig],
  ['find gigs', 5, lookForGigs],
  ['act on an own gig', 6, actOnOwnGig],
  ['act on an application', 7, actOnApplication],
  ['negotiate', 12, negotiate],
  ['act on a contract', 12, actOnContract],
  ['act on a milestone', 30, actOnMilestone],
  ['act on a dispute', 8, actOnDispute],
  ['judge a dispute', 6, judgeDispute],
  ['answer the inbox', 12, answerInbox],
  ['deposit', 2, deposit],
  ['withdraw', 2, withdraw],
  ['vouch', 1, vouch],
  ['edit a profile', 0.5, editProfile],
  ['host an agent', 1, hostAgent],
  ['change a mandate', 1, changeMandate],
  ['stop or resume an agent', 0.6, stopAgent],
  ['answer an agent', 4, answerAgent],
  ['change a key', 1, changeKey],
  ['change webhooks', 1, changeWebhooks],
  ['suspend or reinstate', 1, suspend],
  ['join', 0.5, (market) => market.join(false)],
  ['advance the clock', 2.5, advanceClock],
  ['repeat a request', 3, repeatRequest],
  ['act as a stranger', 2, actAsStranger],
  ['send an invalid request', 1, sendInvalid],
]

/** Usually a listed action; sometimes one that isn't listed. */
export async function takeRandomAction(market: Market, random: Random, caller: Caller, target: Target): Promise<void> {
  const listed: string[] = target.seen.allowed_actions
  const unlisted = actionsOf(target.kind).filter((action) => !listed.includes(action))
  const isListed = listed.length > 0 && !random.chance(0.12)
  const action = random.weigh(isListed ? listed : unlisted, (one) => weightOf(target.kind, one))
  if (action === undefined) return
  await takeAction(market, random, caller, target, action)
}

async function takeAction(
  market: Market,
  random: Random,
  caller: Caller,
  target: Target,
  action: string,
): Promise<void> {
  const request = requestFor(market, random, caller, target, action)
  if (!request) return
  const answer = await market.do({
    name: `${target.kind}.${action}`,
    by: caller,
    isListed: target.seen.allowed_actions.includes(action),
    seen: target.seen,
    contract: target.contract,
    ...withKey(market, random, request),
  })
  const [issue] = answer.body?.error?.issues ?? []
  // Usually, the missing money is deposited.
  if (issue?.code === 'insufficient_funds' && random.chance(0.8)) {
    await depositFor(market, caller.member, issue.details.missing_cents + random.between(0, 20_000))
  }
}

/** Adds an Idempotency-Key to some requests. */
function withKey<R extends Pick<Attempt, 'method'> & Partial<Pick<Attempt, 'headers'>>>(
  market: Market,
  random: Random,
  request: R,
): R {
  if (request.method !== 'POST' || !random.chance(0.25)) return request
  return { ...request, headers: { ...request.headers, 'idempotency-key': `key-${market.serial()}` } }
}

type FindTarget = (caller: Caller) => Promise<Target | undefined>

/** Tries a few members until one finds a target. */
async function actOn(market: Market, random: Random, look: FindTarget): Promise<void> {
  for (let attempt = 0; attempt < CALLERS_MAX; attempt++) {
    const caller = market.caller(random)
    const target = await look(caller)
    if (target) return takeRandomAction(market, random, caller, target)
  }
}

const CALLERS_MAX = 6

function oneOf(market: Market, random: Random, kind: Kind, path: string): FindTarget {
  return async (caller) => {
    const seen = random.pick(await market.list(caller, path))
    return seen && { kind, seen }
  }
}

async function postGig(market: Market, random: Random): Promise<void> {
  const rate = random.between(0, 40_000)
  const hours = random.between(1, 24 * 20)
  await market.do({
    name: 'gig.create',
    by: market.caller(random),
    statuses: [201],
    ...withKey(market, random, {
      method: 'POST' as const,
      path: '/gigs',
      body: {
        title: `Translate a manual ${market.serial()}`,
        description: 'Sixty pages.',
        rate_type: random.chance(0.7) ? 'fixed' : 'hourly',
        status: random.chance(0.15) ? 'draft' : 'open',
        positions: random.chance(0.6) ? 1 : random.between(2, 4),
        review_days: random.between(1, 20),
        ...(random.chance(0.5) && { rate_min_cents: rate, rate_max_cents: random.chance(0.5) ? rate : rate + 5_000 }),
        ...(random.chance(0.3) && { hours_per_week: random.between(1, 40) }),
        ...(random.chance(0.3) && { payout_delay_days: random.between(3, 10) }),
        ...(random.chance(0.3) && { apply_by: new Date(market.nowMs + hours * 3_600_000).toISOString() }),
      },
    }),
  })
}

async function lookForGigs(market: Market, random: Random): Promise<void> {
  const query = random.pick(['', '&q=manual', '&sort=rate_high', '&rate_type=hourly', '&sort=closing_soon'])
  await actOn(market, random, oneOf(market, random, 'gig', `/gigs?limit=30${query}`))
}

async function actOnOwnGig(market: Market, random: Random): Promise<void> {
  const status = random.pick(['open', 'open', 'paused', 'draft', 'filled', 'expired', 'closed'])
  await actOn(market, random, oneOf(market, random, 'gig', `/gigs?client_id=me&status=${status}&limit=30`))
}

async function actOnApplication(market: Market, random: Random): Promise<void> {
  const status = random.pick(['&status=pending', '&status=shortlisted', '&status=negotiating', ''])
  await actOn(market, random, oneOf(market, random, 'application', `/applications?limit=30${status}`))
}

async function negotiate(market: Market, random: Random): Promise<void> {
  const status = random.chance(0.9) ? '&status=open' : ''
  await actOn(market, random, oneOf(market, random, 'negotiation', `/negotiations?limit=30${status}`))
}

async function actOnContract(market: Market, random: Random): Promise<void> {
  const isOver = random.chance(0.3)
  const status = random.pick(
    isOver ? ['completed', 'completed', 'cancelled', 'expired'] : ['pending_approval', 'active'],
  )
  const list = `/contracts?limit=30&role=${random.pick(['client', 'worker'])}&status=${status}`
  await actOn(market, random, oneOf(market, random, 'contract', list))
}

async function actOnMilestone(market: Market, random: Random): Promise<void> {
  const status = random.chance(0.95) ? 'active' : random.pick(['pending_approval', 'completed', 'cancelled'])
  const role = random.pick(['client', 'worker'])
  // Usually, only milestones that list an action.
  const isBusy = random.chance(0.9)
  await actOn(market, random, async (caller) => {
    const contracts = await market.list(caller, `/contracts?limit=30&role=${role}&status=${status}`)
    const found = contracts.flatMap((contract) =>
      contract.milestones
        .filter((seen: Seen) => !isBusy || hasActions(seen))
        .map((seen: Seen) => ({ kind: 'milestone', seen, contract })),
    )
    return random.pick(found)
  })
}

function hasActions({ allowed_actions }: { allowed_actions: string[] }): boolean {
  return allowed_actions.length > 0
}

async function actOnDispute(market: Market, random: Random): Promise<void> {
  const isOver = random.chance(0.05)
  await actOn(market, random, async (caller) => {
    const disputes = await market.list(caller, '/disputes?limit=50')
    const seen = random.pick(disputes.filter(({ status }) => isOver === ['resolved', 'withdrawn'].includes(status)))
    return seen && { kind: 'dispute', seen }
  })
}

async function judgeDispute(market: Market, random: Random): Promise<void> {
  const member = random.pick(market.arbiters)
  if (!member) return
  const caller = { member, agent: null }
  const status = random.pick(['in_review', 'arbitration', 'in_review', 'arbitration', 'recommended'])
  const seen = random.pick(await market.list(caller, `/disputes?limit=50&status=${status}`))
  if (seen) await takeRandomAction(market, random, caller, { kind: 'dispute', seen })
}

const pathOf: Partial<Record<string, string>> = {
  application: '/applications',
  negotiation: '/negotiations',
  contract: '/contracts',
  dispute: '/disputes',
}

async function answerInbox(market: Market, random: Random): Promise<void> {
  const caller = market.caller(random)
  const item = random.pick(await market.list(caller, '/inbox?limit=50'))
  const target = item && (await targetOf(market, caller, item.subject))
  if (!target) return
  const isPossible = target.seen.allowed_actions.includes(item.action)
  market.observer.waits(caller, item, target)
  if (isPossible) await takeAction(market, random, caller, target, item.action)
  else await takeRandomAction(market, random, caller, target)
}

/** The subject of an inbox item; a milestone is read through its contract. */
async function targetOf(
  market: Market,
  caller: Caller,
  { type, id }: { type: string; id: string },
): Promise<Target | undefined> {
  if (type === 'milestone') {
    for (const contract of await market.list(caller, '/contracts?status=active&limit=100')) {
      const seen = contract.milestones.find((one: { id: string }) => one.id === id)
      if (seen) return { kind: 'milestone', seen, contract }
    }
    return undefined
  }
  const path = pathOf[type]
  if (!path) return undefined
  const { status, body: seen } = await market.read(caller, `${path}/${id}`)
  return status === 200 ? { kind: type as Kind, seen } : undefined
}

async function deposit(market: Market, random: Random): Promise<void> {
  const amount_cents = random.chance(0.05) ? random.between(1, 10_000_000_000) : random.between(1, 300_000)
  await market.do({
    name: 'wallet.deposit',
    by: market.caller(random),
    statuses: [201],
    ...withKey(market, random, { method: 'POST' as const, path: '/wallet/deposits', body: { amount_cents } }),
  })
}

async function depositFor(market: Market, member: Member, amount_cents: number): Promise<void> {
  const by = { member, agent: null }
  const path = '/wallet/deposits'
  await market.do({ name: 'wallet.deposit', by, method: 'POST', path, body: { amount_cents }, statuses: [201] })
}

async function withdraw(market: Market, random: Random): Promise<void> {
  const by = market.caller(random)
  const { body } = await market.read(by, '/wallet')
  const most = body.available_cents ?? 0
  const amount_cents = random.chance(0.8) ? random.between(1, Math.max(1, most)) : most + random.between(1, 1_000)
  await market.do({
    name: 'wallet.withdraw',
    by,
    statuses: [amount_cents <= most ? 201 : 409],
    ...withKey(market, random, { method: 'POST' as const, path: '/wallet/withdrawals', body: { amount_cents } }),
  })
}

async function vouch(market: Market, random: Random): Promise<void> {
  const by = market.caller(random)
  const about = random.pick(market.members)
  if (!about) return
  const path = `/profile/${about.userId}/vouches`
  const mine = (await market.list(by, `${path}?limit=100`)).find(
    ({ from_user_id }) => from_user_id === by.member.userId,
  )
  if (mine && random.chance(0.5)) {
    await market.do({ name: 'vouch.remove', by, method: 'DELETE', path: `${path}/${mine.id}`, statuses: [200] })
    return
  }
  const isWritten = mine || market.moderation.hasRemovedVouch(by.member.userId, about.userId)
  const status = about === by.member ? 403 : isWritten ? 409 : 201
  await market.do({ name: 'vouch.create', by, method: 'POST', path, body: { message: 'Good.' }, statuses: [status] })
}

async function editProfile(market: Market, random: Random): Promise<void> {
  const by = market.caller(random)
  const { body } = await market.read(by, '/profile/me')
  const isStale = random.chance(0.3)
  await market.do({
    name: 'profile.edit',
    by,
    method: 'PATCH',
    path: '/profile/me',
    body: { headline: `Number ${market.serial()}` },
    headers: { 'if-match': `"${isStale ? body.version + 1 : body.version}-read"` },
    statuses: [isStale ? 412 : 200],
  })
}

async function hostAgent(market: Market, random: Random): Promise<void> {
  const { member } = market.caller(random)
  if (member.agents.length >= 3) return
  const by = { member, agent: null }
  const rules = random.chance(0.7) ? rulesFor(market, random) : null
  const made = await market.do({
    name: 'agent.create',
    by,
    method: 'POST',
    path: '/agents',
    body: { name: 'Scout', ...(rules && { mandate: rules }) },
    statuses: [201],
  })
  if (made.status !== 201) return
  const key = await market.do({
    name: 'key.create',
    by,
    method: 'POST',
    path: '/keys',
    body: { name: 'agent', hosted_agent_id: made.body.id, ...(random.chance(0.7) && { scopes: allAgentScopes }) },
    statuses: [201],
  })
  if (key.status !== 201) return
  member.agents.push({
    id: made.body.id,
    client: new Client(market.url, key.body.key, member.userId, made.body.id),
    rules: rules ?? { ask_owner: asksByDefault },
    movedCents: new Map(),
    isActive: true,
  })
}

const asksByDefault = agentActions.filter((action) => !/^negotiations|publish$/.test(action))

function rulesFor(market: Market, random: Random): Rules {
  const others = market.members.filter(() => random.chance(0.6)).map(({ userId }) => userId)
  return {
    may: agentActions.filter(() => random.chance(0.6)),
    ask_owner: agentActions.filter(() => random.chance(0.25)),
    ...(random.chance(0.3) && { min_rate_cents: random.between(0, 5_000) }),
    ...(random.chance(0.3) && { max_rate_cents: random.between(5_000, 50_000) }),
    ...(random.chance(0.3) && { max_contract_cents: random.between(10_000, 500_000) }),
    ...(random.chance(0.5) && { max_funding_cents: random.between(10_000, 300_000) }),
    ...(random.chance(0.3) && { max_release_cents: random.between(10_000, 300_000) }),
    ...(random.chance(0.3) && { max_refund_cents: random.between(10_000, 100_000) }),
    ...(random.chance(0.3) && { max_withdrawal_cents: random.between(10_000, 100_000) }),
    ...(random.chance(0.2) && { min_dispute_worker_cents: random.between(0, 5_000) }),
    ...(random.chance(0.2) && { max_dispute_worker_cents: random.between(5_000, 50_000) }),
    ...(random.chance(0.2) && { allowed_counterparties: others }),
    ...(random.chance(0.2) && {
      expires_at: new Date(market.nowMs + random.between(1, 480) * 3_600_000).toISOString(),
    }),
  }
}

function someAgent(market: Market, random: Random): { member: Member; agent: HostedAgent } | undefined {
  return random.pick(market.members.flatMap((member) => member.agents.map((agent) => ({ member, agent }))))
}

async function changeMandate(market: Market, random: Random): Promise<void> {
  const chosen = someAgent(market, random)
  if (!chosen) return
  const { member, agent } = chosen
  const rules = rulesFor(market, random)
  const path = `/agents/${agent.id}/mandate`
  const by = { member, agent: null }
  const changed = await market.do({ name: 'mandate.change', by, method: 'PUT', path, body: rules, statuses: [200] })
  if (changed.status === 200) agent.rules = rules
}

async function stopAgent(market: Market, random: Random): Promise<void> {
  const chosen = someAgent(market, random)
  if (!chosen) return
  const { member, agent } = chosen
  const by = { member, agent: null }
  const path = `/agents/${agent.id}`
  if (random.chance(0.15)) {
    const gone = await market.do({ name: 'agent.delete', by, method: 'DELETE', path, statuses: [200] })
    if (gone.status !== 200) return
    member.agents = member.agents.filter((one) => one !== agent)
    await expectKeyRefused(market, agent.client)
    return
  }
  const action = agent.isActive ? 'suspend' : 'resume'
  const moved = await market.do({
    name: `agent.${action}`,
    by,
    method: 'POST',
    path: `${path}/${action}`,
    statuses: [200],
  })
  if (moved.status === 200) agent.isActive = action === 'resume'
}

/** The owner approves or rejects what an agent asked for, and the agent tries again. */
async function answerAgent(market: Market, random: Random): Promise<void> {
  const index = random.between(0, Math.max(0, market.asked.length - 1))
  const [asked] = market.asked.splice(index, 1)
  if (!asked) return
  const { attempt, approvalId } = asked
  const by = { member: attempt.by.member, agent: null }
  // An owner may change their mind.
  for (const action of random.pick([['approve'], ['approve'], ['approve'], ['reject'], ['reject', 'approve']]) ?? []) {
    const path = `/approvals/${approvalId}/${action}`
    const answered = await market.do({ name: `approval.${action}`, by, method: 'POST', path, statuses: [200, 409] })
    if (answered.status !== 200) return
  }
  // The resource may have changed since it was read, so its `allowed_actions` are unknown.
  const { isListed: _, statuses: __, ...again } = attempt
  await market.do(again)
}

async function changeKey(market: Market, random: Random): Promise<void> {
  const by = { member: market.caller(random).member, agent: null }
  const { member } = by
  const before = member.client
  if (random.chance(0.5)) {
    const rotated = await market.do({ name: 'key.rotate', by, method: 'POST', path: '/keys/rotate', statuses: [201] })
    if (rotated.status !== 201) return
    member.client = new Client(market.url, rotated.body.key, member.userId)
    await expectKeyRefused(market, before)
    return
  }
  const body = { name: 'spare', scopes: ['read'] }
  const made = await market.do({ name: 'key.create', by, method: 'POST', path: '/keys', body, statuses: [201] })
  if (made.status !== 201) return
  const path = `/keys/${made.body.id}/revoke`
  const revoked = await market.do({ name: 'key.revoke', by, method: 'POST', path, statuses: [200] })
  if (revoked.status === 200) await expectKeyRefused(market, new Client(market.url, made.body.key))
}

/** A revoked key must be refused from the next request on. */
async function expectKeyRefused(market: Market, client: Client): Promise<void> {
  const { status } = await market.sendAs(client, 'GET', '/wallet')
  if (status !== 401) throw new Error(`A revoked key was answered with ${status}.`)
}

async function changeWebhooks(market: Market, random: Random): Promise<void> {
  const by = { member: market.caller(random).member, agent: null }
  const webhook = random.pick(await market.list(by, '/webhooks?limit=20'))
  if (!webhook || random.chance(0.3)) {
    const events = random.chance(0.5) ? ['*'] : ['negotiation.round', 'milestone.funded', 'dispute.opened']
    const body = { url: market.hookUrl, events }
    await market.do({ name: 'webhook.create', by, method: 'POST', path: '/webhooks', body, statuses: [201, 409] })
    return
  }
  const path = `/webhooks/${webhook.id}`
  const what = random.pick(['edit', 'delete', 'test', 'rotate-secret'])
  const statuses = [200, 201, 202, 409]
  if (what === 'delete') await market.do({ name: 'webhook.delete', by, method: 'DELETE', path, statuses })
  else if (what === 'edit') {
    const body = { description: `Number ${market.serial()}`, enabled: random.chance(0.7) }
    await market.do({ name: 'webhook.edit', by, method: 'PATCH', path, body, statuses })
  } else await market.do({ name: `webhook.${what}`, by, method: 'POST', path: `${path}/${what}`, statuses })
}

async function suspend(market: Market, random: Random): Promise<void> {
  const suspended = market.members.filter(({ isSuspended }) => isSuspended)
  // Few, and not for long, because suspended members can do hardly anything.
  const member = random.pick(suspended.length > 0 ? suspended : market.members)
  if (!member || member.isArbiter || (!member.isSuspended && random.chance(0.5))) return
  const action = member.isSuspended ? 'reinstate' : 'suspend'
  const body = action === 'suspend' ? { reason: 'Spam.' } : {}
  const { status } = await market.operate('POST', `/users/${member.userId}/${action}`, body)
  if (status === 200) member.isSuspended = action === 'suspend'
}

async function advanceClock(market: Market, random: Random): Promise<void> {
  // Usually less than a day; sometimes long enough for many deadlines.
  const daysMax = random.weigh([1, 4, 16, 80], (days) => 8 / days) ?? 1
  const days = random.next() * daysMax
  await market.advance(1 + Math.floor(days * 86_400))
}

/** Repeats a request that succeeded: the response must be the same, and nothing may change. */
async function repeatRequest(market: Market, random: Random): Promise<void> {
  const earlier = random.pick(market.remembered)
  if (!earlier) return
  const { attempt, key, answer } = earlier
  const isOther = random.chance(0.2)
  const other = { ...attempt.body, amount_cents: random.between(1, 1_000_000) }
  const again = await market.do({
    name: 'repeat',
    by: attempt.by,
    method: attempt.method,
    path: attempt.path,
    body: isOther ? other : (attempt.body ?? {}),
    headers: { 'idempotency-key': key },
    isRepeat: true,
  })
  if (isOther) {
    if (again.status < 300) throw new Error('Another body under the same Idempotency-Key was accepted.')
    return
  }
  if (again.status >= 300) return
  if (again.text !== answer.text || again.headers.get('idempotent-replayed') !== 'true') {
    throw new Error(`A repeated request got another answer: ${again.text} instead of ${answer.text}`)
  }
}

const privateLists = [
  ['application', '/applications'],
  ['negotiation', '/negotiations'],
  ['contract', '/contracts'],
] as const

/** A user acts on a deal between two others; the response must be the same as for one that doesn't exist. */
async function actAsStranger(market: Market, random: Random): Promise<void> {
  const owner = { member: market.caller(random).member, agent: null }
  const [kind, path] = random.pick(privateLists) ?? privateLists[0]
  const seen = random.pick(await market.list(owner, `${path}?limit=30`))
  const strangers = market.members.filter(({ userId }) => userId !== seen?.client_id && userId !== seen?.worker_id)
  const stranger = random.pick(strangers)
  if (!seen || !stranger) return
  const by = { member: stranger, agent: null }
  const action = random.pick(actionsOf(kind)) as string
  const request = requestFor(market, random, by, { kind, seen }, action)
  if (request) await market.do({ name: `${kind}.as_stranger`, by, ...request, statuses: [404] })
}

async function sendInvalid(market: Market, random: Random): Promise<void> {
  const by = market.caller(random)
  const invalid: Pick<Attempt, 'method' | 'path' | 'body' | 'headers' | 'statuses'>[] = [
    { method: 'POST', path: '/gigs', body: { title: 'No', rate_type: 'barter' }, statuses: [422] },
    { method: 'POST', path: '/negotiations', body: { colour: 'red' }, statuses: [422] },
    { method: 'POST', path: '/negotiations/neg_00000000000000000000000000/agree', body: { round: 1 }, statuses: [404] },
    { method: 'POST', path: '/gigs/app_00000000000000000000000000/apply', body: { message: 'Me.' }, statuses: [404] },
    { method: 'POST', path: '/disputes/create', body: { reason: 'none' }, statuses: [422] },
    { method: 'POST', path: '/wallet/deposits', body: { amount_cents: 0 }, statuses: [422] },
    { method: 'POST', path: '/wallet/deposits', body: { amount_cents: '5' }, statuses: [422] },
    { method: 'POST', path: '/sandbox/clock/advance', body: { seconds: 60 }, statuses: [403] },
    { method: 'POST', path: `/users/${by.member.userId}/reinstate`, statuses: [403] },
  ]
  const chosen = random.pick(invalid)
  if (chosen) await market.do({ name: 'invalid', by, ...chosen })
  const gig = random.pick(await market.list(by, '/gigs?client_id=me&limit=30'))
  if (!gig || gig.removal) return
  await market.do({
    name: 'gig.stale',
    by,
    method: 'PATCH',
    path: `/gigs/${gig.id}`,
    body: { title: `Too late ${market.serial()}` },
    headers: { 'if-match': `"${gig.version + 1}-read"` },
    statuses: [412],
  })
}
