import { Client } from './client.ts'
import { everyScope } from './mandates.ts'
import type { Caller, Deed, HostedAgent, Market, Member, Rules, Seen } from './marketplace.ts'
import { actionsOf, type Kind, requestFor, type Target, termsFor, weightOf } from './marketplace-deeds.ts'
import type { Random as Dice } from './random.ts'

/** One thing that somebody does, or fails to do. Who finds nothing to do leaves it to somebody else. */
export async function takeStep(
  market: Market,
  dice: Dice,
  isAllowed: (step: string) => boolean = () => true,
): Promise<void> {
  const allowed = steps.filter(([name]) => isAllowed(name))
  const before = market.deeds
  for (let attempt = 0; market.deeds === before && attempt < ATTEMPTS_MAX; attempt++) {
    const [name, , step] = dice.weigh(allowed, ([, weight]) => weight) ?? steps[0]
    market.doing = name
    await step(market, dice)
  }
}

const ATTEMPTS_MAX = 20

type Step = (market: Market, dice: Dice) => Promise<void>

const steps: readonly [[string, number, Step], ...[string, number, Step][]] = [
  ['post a gig', 3, postGig],
  ['look for gigs', 5, lookForGigs],
  ['tend a gig', 3, tendGig],
  ['see to an application', 3, seeToApplication],
  ['open a negotiation', 4, openNegotiation],
  ['invite somebody', 4, invite],
  ['negotiate', 12, negotiate],
  ['see to a contract', 10, seeToContract],
  ['see to a milestone', 30, seeToMilestone],
  ['argue', 8, argue],
  ['judge', 6, judge],
  ['work off the inbox', 12, workOffInbox],
  ['deposit', 2, deposit],
  ['withdraw', 2, withdraw],
  ['review', 4, review],
  ['vouch', 1, vouch],
  ['edit a profile', 0.5, editProfile],
  ['host an agent', 1, hostAgent],
  ['change a mandate', 1, changeMandate],
  ['stop or resume an agent', 0.6, stopAgent],
  ['answer an agent', 4, answerAgent],
  ['change a key', 1, changeKey],
  ['tend webhooks', 1, tendWebhooks],
  ['suspend or reinstate', 1, suspend],
  ['join', 0.5, (market) => market.join(false)],
  ['let time pass', 2.5, letTimePass],
  ['send again', 3, sendAgain],
  ['meddle', 2, meddle],
  ['send nonsense', 1, sendNonsense],
]

/** Mostly what can be done; now and then something that cannot. */
async function act(market: Market, dice: Dice, caller: Caller, target: Target): Promise<void> {
  const listed: string[] = target.seen.allowed_actions
  const unlisted = actionsOf(target.kind).filter((action) => !listed.includes(action))
  const isListed = listed.length > 0 && !dice.chance(0.12)
  const action = dice.weigh(isListed ? listed : unlisted, (one) => weightOf(target.kind, one))
  if (action === undefined) return
  await take(market, dice, caller, target, action)
}

async function take(market: Market, dice: Dice, caller: Caller, target: Target, action: string): Promise<void> {
  const request = requestFor(market, dice, caller, target, action)
  if (!request) return
  const answer = await market.do({
    name: `${target.kind}.${action}`,
    by: caller,
    isListed: target.seen.allowed_actions.includes(action),
    seen: target.seen,
    contract: target.contract,
    ...withKey(market, dice, request),
  })
  const [issue] = answer.body?.error?.issues ?? []
  // Who lacks the money for something gets it, most of the time.
  if (issue?.code === 'insufficient_funds' && dice.chance(0.8)) {
    await depositFor(market, caller.member, issue.details.missing_cents + dice.between(0, 20_000))
  }
}

/** Some requests carry a key under which they can be repeated. */
function withKey<R extends Pick<Deed, 'method'> & Partial<Pick<Deed, 'headers'>>>(
  market: Market,
  dice: Dice,
  request: R,
): R {
  if (request.method !== 'POST' || !dice.chance(0.25)) return request
  return { ...request, headers: { ...request.headers, 'idempotency-key': `key-${market.serial()}` } }
}

type Looking = (caller: Caller) => Promise<Target | undefined>

/** Somebody looks for something to do something to; who finds nothing leaves it to others. */
async function actOn(market: Market, dice: Dice, look: Looking): Promise<void> {
  for (let attempt = 0; attempt < CALLERS_MAX; attempt++) {
    const caller = market.caller(dice)
    const target = await look(caller)
    if (target) return act(market, dice, caller, target)
  }
}

const CALLERS_MAX = 6

function oneOf(market: Market, dice: Dice, kind: Kind, path: string): Looking {
  return async (caller) => {
    const seen = dice.pick(await market.list(caller, path))
    return seen && { kind, seen }
  }
}

async function postGig(market: Market, dice: Dice): Promise<void> {
  const rate = dice.between(0, 40_000)
  const hours = dice.between(1, 24 * 20)
  await market.do({
    name: 'gig.create',
    by: market.caller(dice),
    statuses: [201],
    ...withKey(market, dice, {
      method: 'POST' as const,
      path: '/gigs',
      body: {
        title: `Translate a manual ${market.serial()}`,
        description: 'Sixty pages.',
        rate_type: dice.chance(0.7) ? 'fixed' : 'hourly',
        status: dice.chance(0.15) ? 'draft' : 'open',
        positions: dice.chance(0.6) ? 1 : dice.between(2, 4),
        review_days: dice.between(1, 20),
        ...(dice.chance(0.5) && { rate_min_cents: rate, rate_max_cents: dice.chance(0.5) ? rate : rate + 5_000 }),
        ...(dice.chance(0.3) && { hours_per_week: dice.between(1, 40) }),
        ...(dice.chance(0.3) && { payout_delay_days: dice.between(3, 10) }),
        ...(dice.chance(0.3) && { apply_by: new Date(market.nowMs + hours * 3_600_000).toISOString() }),
      },
    }),
  })
}

async function lookForGigs(market: Market, dice: Dice): Promise<void> {
  const query = dice.pick(['', '&q=manual', '&sort=rate_high', '&rate_type=hourly', '&sort=closing_soon'])
  await actOn(market, dice, oneOf(market, dice, 'gig', `/gigs?limit=30${query}`))
}

async function tendGig(market: Market, dice: Dice): Promise<void> {
  const status = dice.pick(['open', 'open', 'paused', 'draft', 'filled', 'expired', 'closed'])
  await actOn(market, dice, oneOf(market, dice, 'gig', `/gigs?client_id=me&status=${status}&limit=30`))
}

async function seeToApplication(market: Market, dice: Dice): Promise<void> {
  const status = dice.pick(['&status=pending', '&status=shortlisted', '&status=negotiating', ''])
  await actOn(market, dice, oneOf(market, dice, 'application', `/applications?limit=30${status}`))
}

async function openNegotiation(market: Market, dice: Dice): Promise<void> {
  const by = market.caller(dice)
  const status = dice.chance(0.9)
    ? dice.pick(['pending', 'shortlisted'])
    : dice.pick(['negotiating', 'rejected', 'hired'])
  const application = dice.pick(await market.list(by, `/applications?status=${status}&limit=30`))
  if (!application) return
  await market.do({
    name: 'negotiation.open',
    by,
    seen: application,
    ...withKey(market, dice, {
      method: 'POST' as const,
      path: '/negotiations',
      body: { application_id: application.id, ...(dice.chance(0.5) && { terms: termsFor(dice) }) },
    }),
  })
}

async function invite(market: Market, dice: Dice): Promise<void> {
  const by = market.caller(dice)
  const gig = dice.pick(await market.list(by, '/gigs?client_id=me&limit=30'))
  const worker = dice.pick(market.members)
  if (!gig || !worker) return
  await market.do({
    name: 'negotiation.open',
    by,
    seen: { client_id: gig.client_id, worker_id: worker.userId },
    ...withKey(market, dice, {
      method: 'POST' as const,
      path: '/negotiations',
      body: {
        gig_id: gig.id,
        worker_id: worker.userId,
        terms: { rate_cents: 1_000, ...termsFor(dice, gig.rate_type) },
      },
    }),
  })
}

async function negotiate(market: Market, dice: Dice): Promise<void> {
  const status = dice.chance(0.9) ? '&status=open' : ''
  await actOn(market, dice, oneOf(market, dice, 'negotiation', `/negotiations?limit=30${status}`))
}

async function seeToContract(market: Market, dice: Dice): Promise<void> {
  const isOver = dice.chance(0.1)
  const status = dice.pick(isOver ? ['completed', 'cancelled', 'expired'] : ['pending_approval', 'active'])
  const list = `/contracts?limit=30&role=${dice.pick(['client', 'worker'])}&status=${status}`
  await actOn(market, dice, oneOf(market, dice, 'contract', list))
}

async function seeToMilestone(market: Market, dice: Dice): Promise<void> {
  const status = dice.chance(0.95) ? 'active' : dice.pick(['pending_approval', 'completed', 'cancelled'])
  const role = dice.pick(['client', 'worker'])
  // Where something can be done, most of the time.
  const isBusy = dice.chance(0.9)
  await actOn(market, dice, async (caller) => {
    const contracts = await market.list(caller, `/contracts?limit=30&role=${role}&status=${status}`)
    const found = contracts.flatMap((contract) =>
      contract.milestones
        .filter((seen: Seen) => !isBusy || canBeMoved(seen))
        .map((seen: Seen) => ({ kind: 'milestone', seen, contract })),
    )
    return dice.pick(found)
  })
}

function canBeMoved({ allowed_actions }: { allowed_actions: string[] }): boolean {
  return allowed_actions.length > 0
}

async function argue(market: Market, dice: Dice): Promise<void> {
  const isOver = dice.chance(0.05)
  await actOn(market, dice, async (caller) => {
    const disputes = await market.list(caller, '/disputes?limit=50')
    const seen = dice.pick(disputes.filter(({ status }) => isOver === ['resolved', 'withdrawn'].includes(status)))
    return seen && { kind: 'dispute', seen }
  })
}

async function judge(market: Market, dice: Dice): Promise<void> {
  const member = dice.pick(market.arbiters)
  if (!member) return
  const caller = { member, agent: null }
  const status = dice.pick(['in_review', 'arbitration', 'in_review', 'arbitration', 'recommended'])
  const seen = dice.pick(await market.list(caller, `/disputes?limit=50&status=${status}`))
  if (seen) await act(market, dice, caller, { kind: 'dispute', seen })
}

const pathOf: Partial<Record<string, string>> = {
  application: '/applications',
  negotiation: '/negotiations',
  contract: '/contracts',
  dispute: '/disputes',
}

async function workOffInbox(market: Market, dice: Dice): Promise<void> {
  const caller = market.caller(dice)
  const item = dice.pick(await market.list(caller, '/inbox?limit=50'))
  const target = item && (await targetOf(market, caller, item.subject))
  if (!target) return
  const isPossible = target.seen.allowed_actions.includes(item.action)
  market.observer.waits(caller, item, target)
  if (isPossible) await take(market, dice, caller, target, item.action)
  else await act(market, dice, caller, target)
}

/** What an inbox points at; a milestone is found in its contract. */
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

async function deposit(market: Market, dice: Dice): Promise<void> {
  const amount_cents = dice.chance(0.05) ? dice.between(1, 10_000_000_000) : dice.between(1, 300_000)
  await market.do({
    name: 'wallet.deposit',
    by: market.caller(dice),
    statuses: [201],
    ...withKey(market, dice, { method: 'POST' as const, path: '/wallet/deposits', body: { amount_cents } }),
  })
}

async function depositFor(market: Market, member: Member, amount_cents: number): Promise<void> {
  const by = { member, agent: null }
  const path = '/wallet/deposits'
  await market.do({ name: 'wallet.deposit', by, method: 'POST', path, body: { amount_cents }, statuses: [201] })
}

async function withdraw(market: Market, dice: Dice): Promise<void> {
  const by = market.caller(dice)
  const { body } = await market.read(by, '/wallet')
  const most = body.available_cents ?? 0
  const amount_cents = dice.chance(0.8) ? dice.between(1, Math.max(1, most)) : most + dice.between(1, 1_000)
  await market.do({
    name: 'wallet.withdraw',
    by,
    statuses: [amount_cents <= most ? 201 : 409],
    ...withKey(market, dice, { method: 'POST' as const, path: '/wallet/withdrawals', body: { amount_cents } }),
  })
}

async function review(market: Market, dice: Dice): Promise<void> {
  const by = market.caller(dice)
  const status = dice.pick(['completed', 'completed', 'cancelled', 'active'])
  const contract = dice.pick(await market.list(by, `/contracts?limit=30&status=${status}`))
  if (!contract) return
  await market.do({
    name: 'contract.review',
    by,
    method: 'POST',
    path: `/contracts/${contract.id}/reviews`,
    body: { rating: dice.between(1, 5), ...(dice.chance(0.5) && { comment: 'Well.' }) },
    seen: contract,
    statuses: status === 'active' ? [409] : [201, 409],
  })
}

async function vouch(market: Market, dice: Dice): Promise<void> {
  const by = market.caller(dice)
  const about = dice.pick(market.members)
  if (!about) return
  const path = `/profile/${about.userId}/vouches`
  const mine = (await market.list(by, `${path}?limit=100`)).find(
    ({ from_user_id }) => from_user_id === by.member.userId,
  )
  if (mine && dice.chance(0.5)) {
    await market.do({ name: 'vouch.remove', by, method: 'DELETE', path: `${path}/${mine.id}`, statuses: [200] })
    return
  }
  const status = about === by.member ? 403 : mine ? 409 : 201
  await market.do({ name: 'vouch.create', by, method: 'POST', path, body: { message: 'Good.' }, statuses: [status] })
}

async function editProfile(market: Market, dice: Dice): Promise<void> {
  const by = market.caller(dice)
  const { body } = await market.read(by, '/profile/me')
  const isStale = dice.chance(0.3)
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

async function hostAgent(market: Market, dice: Dice): Promise<void> {
  const { member } = market.caller(dice)
  if (member.agents.length >= 3) return
  const by = { member, agent: null }
  const rules = dice.chance(0.7) ? rulesFor(market, dice) : null
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
    body: { name: 'agent', hosted_agent_id: made.body.id, ...(dice.chance(0.7) && { scopes: everyScope }) },
    statuses: [201],
  })
  if (key.status !== 201) return
  member.agents.push({
    id: made.body.id,
    client: new Client(market.url, key.body.key, member.userId, made.body.id),
    rules: rules ?? { ask_owner: asksByDefault },
    fundedCents: 0,
    isActive: true,
  })
}

const actions = [
  'negotiations.round',
  'negotiations.agree',
  'contracts.approve',
  'milestones.fund',
  'milestones.release',
  'milestones.refund',
  'disputes.propose',
  'disputes.accept',
  'wallet.withdraw',
]
const asksByDefault = actions.slice(2)

function rulesFor(market: Market, dice: Dice): Rules {
  const others = market.members.filter(() => dice.chance(0.6)).map(({ userId }) => userId)
  return {
    ask_owner: actions.filter(() => dice.chance(0.25)),
    ...(dice.chance(0.3) && { min_rate_cents: dice.between(0, 5_000) }),
    ...(dice.chance(0.3) && { max_rate_cents: dice.between(5_000, 50_000) }),
    ...(dice.chance(0.3) && { max_contract_cents: dice.between(10_000, 500_000) }),
    ...(dice.chance(0.5) && { max_funding_cents: dice.between(10_000, 300_000) }),
    ...(dice.chance(0.2) && { allowed_counterparties: others }),
    ...(dice.chance(0.2) && { expires_at: new Date(market.nowMs + dice.between(1, 480) * 3_600_000).toISOString() }),
  }
}

function someAgent(market: Market, dice: Dice): { member: Member; agent: HostedAgent } | undefined {
  return dice.pick(market.members.flatMap((member) => member.agents.map((agent) => ({ member, agent }))))
}

async function changeMandate(market: Market, dice: Dice): Promise<void> {
  const chosen = someAgent(market, dice)
  if (!chosen) return
  const { member, agent } = chosen
  const rules = rulesFor(market, dice)
  const path = `/agents/${agent.id}/mandate`
  const by = { member, agent: null }
  const changed = await market.do({ name: 'mandate.change', by, method: 'PUT', path, body: rules, statuses: [200] })
  if (changed.status === 200) agent.rules = rules
}

async function stopAgent(market: Market, dice: Dice): Promise<void> {
  const chosen = someAgent(market, dice)
  if (!chosen) return
  const { member, agent } = chosen
  const by = { member, agent: null }
  const path = `/agents/${agent.id}`
  if (dice.chance(0.15)) {
    const gone = await market.do({ name: 'agent.delete', by, method: 'DELETE', path, statuses: [200] })
    if (gone.status !== 200) return
    member.agents = member.agents.filter((one) => one !== agent)
    await mustBeTurnedAway(market, agent.client)
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

/** The owner says yes or no to what an agent asked, and the agent tries again. */
async function answerAgent(market: Market, dice: Dice): Promise<void> {
  const index = dice.between(0, Math.max(0, market.asked.length - 1))
  const [asked] = market.asked.splice(index, 1)
  if (!asked) return
  const { deed, approvalId } = asked
  const by = { member: deed.by.member, agent: null }
  const action = dice.chance(0.8) ? 'approve' : 'reject'
  const path = `/approvals/${approvalId}/${action}`
  const answered = await market.do({ name: `approval.${action}`, by, method: 'POST', path, statuses: [200, 409] })
  if (answered.status !== 200) return
  // The thing may have changed since it was read, so nothing is known of what is listed.
  const { isListed: _, statuses: __, ...again } = deed
  await market.do(again)
}

async function changeKey(market: Market, dice: Dice): Promise<void> {
  const by = { member: market.caller(dice).member, agent: null }
  const { member } = by
  const before = member.client
  if (dice.chance(0.5)) {
    const rotated = await market.do({ name: 'key.rotate', by, method: 'POST', path: '/keys/rotate', statuses: [201] })
    if (rotated.status !== 201) return
    member.client = new Client(market.url, rotated.body.key, member.userId)
    await mustBeTurnedAway(market, before)
    return
  }
  const body = { name: 'spare', scopes: ['read'] }
  const made = await market.do({ name: 'key.create', by, method: 'POST', path: '/keys', body, statuses: [201] })
  if (made.status !== 201) return
  const path = `/keys/${made.body.id}/revoke`
  const revoked = await market.do({ name: 'key.revoke', by, method: 'POST', path, statuses: [200] })
  if (revoked.status === 200) await mustBeTurnedAway(market, new Client(market.url, made.body.key))
}

/** A key that was taken away does not work any more, on the very next request. */
async function mustBeTurnedAway(market: Market, client: Client): Promise<void> {
  const { status } = await market.sendAs(client, 'GET', '/wallet')
  if (status !== 401) throw new Error(`A key that was taken away was answered with ${status}.`)
}

async function tendWebhooks(market: Market, dice: Dice): Promise<void> {
  const by = { member: market.caller(dice).member, agent: null }
  const webhook = dice.pick(await market.list(by, '/webhooks?limit=20'))
  if (!webhook || dice.chance(0.3)) {
    const events = dice.chance(0.5) ? ['*'] : ['negotiation.round', 'milestone.funded', 'dispute.opened']
    const body = { url: market.hookUrl, events }
    await market.do({ name: 'webhook.create', by, method: 'POST', path: '/webhooks', body, statuses: [201, 409] })
    return
  }
  const path = `/webhooks/${webhook.id}`
  const what = dice.pick(['edit', 'delete', 'test', 'rotate-secret'])
  const statuses = [200, 201, 202, 409]
  if (what === 'delete') await market.do({ name: 'webhook.delete', by, method: 'DELETE', path, statuses })
  else if (what === 'edit') {
    const body = { description: `Number ${market.serial()}`, enabled: dice.chance(0.7) }
    await market.do({ name: 'webhook.edit', by, method: 'PATCH', path, body, statuses })
  } else await market.do({ name: `webhook.${what}`, by, method: 'POST', path: `${path}/${what}`, statuses })
}

async function suspend(market: Market, dice: Dice): Promise<void> {
  const suspended = market.members.filter(({ isSuspended }) => isSuspended)
  // Never many, and never for long: they could hardly do anything.
  const member = dice.pick(suspended.length > 0 ? suspended : market.members)
  if (!member || member.isArbiter || (!member.isSuspended && dice.chance(0.5))) return
  const action = member.isSuspended ? 'reinstate' : 'suspend'
  const { status } = await market.operate('POST', `/users/${member.userId}/${action}`)
  if (status === 200) member.isSuspended = action === 'suspend'
}

async function letTimePass(market: Market, dice: Dice): Promise<void> {
  // Mostly less than a day; sometimes so long that much of what is open runs out.
  const daysMax = dice.weigh([1, 4, 16], (days) => 8 / days) ?? 1
  const days = dice.next() * daysMax
  await market.advance(1 + Math.floor(days * 86_400))
}

/** A request that succeeded, once more: it must say the same, and do nothing. */
async function sendAgain(market: Market, dice: Dice): Promise<void> {
  const earlier = dice.pick(market.remembered)
  if (!earlier) return
  const { deed, key, answer } = earlier
  const isOther = dice.chance(0.2)
  const other = { ...deed.body, amount_cents: dice.between(1, 1_000_000) }
  const again = await market.do({
    name: 'repeat',
    by: deed.by,
    method: deed.method,
    path: deed.path,
    body: isOther ? other : (deed.body ?? {}),
    headers: { 'idempotency-key': key },
    isRepeat: true,
  })
  if (isOther) {
    if (again.status < 300) throw new Error('Another body under the same key was let through.')
    return
  }
  if (again.status >= 300) return
  if (again.text !== answer.text || again.headers.get('idempotent-replayed') !== 'true') {
    throw new Error(`A request that was sent again was answered anew: ${again.text} rather than ${answer.text}`)
  }
}

const privateLists = [
  ['application', '/applications'],
  ['negotiation', '/negotiations'],
  ['contract', '/contracts'],
] as const

/** Somebody tries their hand at what is none of their business. */
async function meddle(market: Market, dice: Dice): Promise<void> {
  const owner = { member: market.caller(dice).member, agent: null }
  const [kind, path] = dice.pick(privateLists) ?? privateLists[0]
  const seen = dice.pick(await market.list(owner, `${path}?limit=30`))
  const strangers = market.members.filter(({ userId }) => userId !== seen?.client_id && userId !== seen?.worker_id)
  const stranger = dice.pick(strangers)
  if (!seen || !stranger) return
  const by = { member: stranger, agent: null }
  const action = dice.pick(actionsOf(kind)) as string
  const request = requestFor(market, dice, by, { kind, seen }, action)
  if (request) await market.do({ name: `${kind}.meddle`, by, ...request, statuses: [404] })
}

async function sendNonsense(market: Market, dice: Dice): Promise<void> {
  const by = market.caller(dice)
  const nonsense: Pick<Deed, 'method' | 'path' | 'body' | 'headers' | 'statuses'>[] = [
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
  const chosen = dice.pick(nonsense)
  if (chosen) await market.do({ name: 'nonsense', by, ...chosen })
  const gig = dice.pick(await market.list(by, '/gigs?client_id=me&limit=30'))
  if (!gig) return
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
