import type { Attempt, Caller, Market, Seen } from './marketplace.ts'
import type { Random } from './random.ts'

/** Resources that have `allowed_actions`. */
export type Kind = 'gig' | 'application' | 'negotiation' | 'contract' | 'milestone' | 'dispute'

/** The resource to act on, and its contract if it is a milestone. */
export interface Target {
  kind: Kind
  seen: Seen
  contract?: Seen
}

type Request = Pick<Attempt, 'method' | 'path'> & Partial<Pick<Attempt, 'body' | 'headers'>>
type RequestMaker = (market: Market, random: Random, caller: Caller, target: Target) => Request | null

/** The request for an action, with data that fits what the caller has read; null if it would change nothing. */
export function requestFor(
  market: Market,
  random: Random,
  caller: Caller,
  target: Target,
  action: string,
): Request | null {
  const makeRequest = requests[target.kind][action]
  if (!makeRequest) throw new Error(`No request is defined for ${action} of a ${target.kind}.`)
  return makeRequest(market, random, caller, target)
}

/** All actions on this kind of resource, in any state and by any caller. */
export function actionsOf(kind: Kind): string[] {
  return Object.keys(requests[kind])
}

/** The relative frequency of an action. Actions that end a deal are rare, so that most deals progress. */
export function weightOf(kind: Kind, action: string): number {
  return weights[`${kind}.${action}`] ?? 3
}

const weights: Record<string, number> = {
  'gig.apply': 10,
  'gig.close': 0.3,
  'gig.delete': 0.3,
  'gig.pause': 0.6,
  'gig.invite': 5,
  'application.negotiate': 5,
  'application.reject': 0.5,
  'application.withdraw': 0.5,
  'negotiation.agree': 12,
  'negotiation.decline': 0.5,
  'contract.approve': 12,
  'contract.cancel': 0.4,
  'contract.complete': 1.5,
  'contract.add-milestone': 2,
  'milestone.edit': 0.3,
  'milestone.remove': 0.3,
  'milestone.fund': 12,
  'milestone.submit': 8,
  'milestone.release': 5,
  'milestone.refund': 0.7,
  'milestone.dispute': 1,
  'dispute.withdraw': 0.7,
}

function post(path: string, body: object = {}): Request {
  return { method: 'POST', path, body }
}

function plain(path: string): RequestMaker {
  return (_market, _random, _caller, { kind, seen }) => post(`/${kind}s/${seen.id}/${path}`)
}

function moveGig(status: string): RequestMaker {
  // Setting the current status changes nothing, so it's never refused.
  return (_market, _random, _caller, { seen }) => {
    if (seen.status === status) return null
    // The time to apply may have passed.
    const body = { status, ...(status === 'open' && seen.apply_by !== null && { apply_by: null }) }
    return { method: 'PATCH', path: `/gigs/${seen.id}`, body }
  }
}

function milestonePath({ seen }: Target): string {
  return `/contracts/${seen.contract_id}/milestones/${seen.id}`
}

function decision(path: string): RequestMaker {
  return (_market, random, _caller, { seen }) =>
    post(`/disputes/${seen.id}/${path}`, { worker_cents: random.between(0, seen.amount_cents), rationale: 'So it is.' })
}

// A text that is new every time, because a change without effect is never refused.
function uniqueText(market: Market, what: string): string {
  return `${what} ${market.serial()}`
}

const requests: Record<Kind, Record<string, RequestMaker>> = {
  gig: {
    apply: (_market, random, _caller, { seen }) =>
      post(`/gigs/${seen.id}/apply`, { message: 'I can do that.', ...termsFor(random, seen.rate_type) }),
    invite: (market, random, _caller, { seen }) =>
      post('/negotiations', {
        gig_id: seen.id,
        worker_id: random.pick(market.traders)?.userId,
        terms: termsFor(random, seen.rate_type),
      }),
    edit: (market, random, _caller, { seen }) => ({
      method: 'PATCH',
      path: `/gigs/${seen.id}`,
      body: {
        title: uniqueText(market, 'A gig'),
        ...(random.chance(0.3) && { positions: random.between(1, 4) }),
        ...(random.chance(0.2) && { review_days: random.between(1, 30) }),
        ...(random.chance(0.1) && { rate_type: random.pick(['hourly', 'fixed']) }),
      },
      ...(random.chance(0.3) && { headers: { 'if-match': `"${seen.version}-read"` } }),
    }),
    open: moveGig('open'),
    pause: moveGig('paused'),
    close: moveGig('closed'),
    delete: (_market, _random, _caller, { seen }) => ({ method: 'DELETE', path: `/gigs/${seen.id}` }),
  },
  application: {
    shortlist: plain('shortlist'),
    reject: plain('reject'),
    withdraw: plain('withdraw'),
    negotiate: (_market, random, _caller, { seen }) =>
      post('/negotiations', { application_id: seen.id, ...(random.chance(0.5) && { terms: termsFor(random) }) }),
  },
  negotiation: {
    round: (_market, random, _caller, { seen }) =>
      post(`/negotiations/${seen.id}/round`, {
        ...termsFor(random, seen.rate_type),
        ...(random.chance(0.3) && { gig_version: random.between(1, 3) }),
      }),
    agree: (_market, random, _caller, { seen }) =>
      post(
        `/negotiations/${seen.id}/agree`,
        random.chance(0.5) ? { round: seen.round_count } : { terms_hash: seen.terms_hash },
      ),
    decline: (_market, random, _caller, { seen }) =>
      post(`/negotiations/${seen.id}/decline`, random.chance(0.5) ? { reason: 'No.' } : {}),
  },
  contract: {
    approve: (_market, random, _caller, { seen }) =>
      post(`/contracts/${seen.id}/approve`, random.chance(0.5) ? { terms_hash: seen.terms_hash } : {}),
    cancel: plain('cancel'),
    complete: plain('complete'),
    'add-milestone': (market, random, _caller, { seen }) =>
      post(`/contracts/${seen.id}/milestones`, {
        title: uniqueText(market, 'More'),
        amount_cents: random.between(1, 60_000),
        ...(random.chance(0.5) && { due_date: market.dateIn(random.between(0, 10)) }),
      }),
    review: (_market, random, _caller, { seen }) =>
      post(`/contracts/${seen.id}/reviews`, {
        rating: random.between(1, 5),
        ...(random.chance(0.5) && { comment: 'Well.' }),
      }),
  },
  milestone: {
    edit: (market, random, { member }, target) => ({
      method: 'PATCH',
      path: milestonePath(target),
      body: {
        title: uniqueText(market, 'A part'),
        // Only the client may change the amount.
        ...(target.contract.client_id === member.userId &&
          random.chance(0.5) && { amount_cents: random.between(1, 60_000) }),
      },
      ...(random.chance(0.3) && { headers: { 'if-match': `"${target.seen.version}-read"` } }),
    }),
    remove: (_market, _random, _caller, target) => ({ method: 'DELETE', path: milestonePath(target) }),
    fund: (_market, random, _caller, target) =>
      post(`${milestonePath(target)}/fund`, random.chance(0.5) ? { amount_cents: target.seen.amount_cents } : {}),
    submit: (_market, random, _caller, target) =>
      post(`${milestonePath(target)}/submit`, {
        message: 'Here it is.',
        ...(random.chance(0.3) && { links: ['https://work.example/part'] }),
      }),
    'request-changes': (_market, _random, _caller, target) =>
      post(`${milestonePath(target)}/request-changes`, { message: 'Not quite.' }),
    release: (_market, random, _caller, target) =>
      post(
        `${milestonePath(target)}/release`,
        random.chance(0.5) ? { amount_cents: random.between(1, Math.max(1, target.seen.held_cents)) } : {},
      ),
    refund: (_market, _random, _caller, target) => post(`${milestonePath(target)}/refund`),
    dispute: (_market, random, _caller, { seen }) =>
      post('/disputes/create', {
        contract_id: seen.contract_id,
        milestone_id: seen.id,
        reason: random.pick(['not_delivered', 'quality', 'scope', 'late', 'payment', 'other']),
        statement: 'Look at this.',
        // Clearing money can be disputed too, but only the worker can see how much it is.
        proposed_worker_cents: random.between(
          0,
          random.chance(0.8) ? seen.held_cents : seen.held_cents + seen.released_cents,
        ),
      }),
  },
  dispute: {
    respond: (_market, random, { member }, { seen }) => {
      const opener = seen.opened_by === 'client' ? seen.client_id : seen.worker_id
      const isFirst = seen.status === 'open' && opener !== member.userId
      return post(`/disputes/${seen.id}/respond`, {
        statement: 'But see.',
        ...((isFirst || random.chance(0.5)) && { proposed_worker_cents: random.between(0, seen.amount_cents) }),
        ...(random.chance(0.2) && { evidence: [{ title: 'A note', kind: 'text', content: 'As agreed.' }] }),
      })
    },
    accept: (_market, random, { member }, { seen }) => {
      const theirs = seen.client_id === member.userId ? seen.proposals.worker : seen.proposals.client
      const mine = seen.client_id === member.userId ? 'client_accepted' : 'worker_accepted'
      const isRecommended = seen.status === 'recommended' && seen.recommendation[mine] === false
      const recommended = isRecommended ? seen.recommendation.worker_cents : null
      const amountCents = random.chance(0.7) ? (recommended ?? theirs) : (theirs ?? recommended)
      return post(`/disputes/${seen.id}/accept`, { worker_cents: amountCents ?? 0 })
    },
    reject: plain('reject'),
    withdraw: plain('withdraw'),
    recommend: decision('recommend'),
    resolve: decision('resolve'),
  },
}

// Sometimes none, which restates the current terms.
function termsFor(random: Random, rateType?: string): object {
  return {
    ...(random.chance(0.8) && { rate_cents: random.chance(0.05) ? 0 : random.between(1, 50_000) }),
    ...(random.chance(rateType === 'hourly' ? 0.7 : 0.2) && { hours_per_week: random.between(1, 40) }),
    ...(random.chance(0.3) && { payout_delay_days: random.between(3, 10) }),
  }
}
