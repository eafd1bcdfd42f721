import type { Caller, Deed, Market, Seen } from './marketplace.ts'
import type { Random as Dice } from './random.ts'

/** Everything that carries `allowed_actions`. */
export type Kind = 'gig' | 'application' | 'negotiation' | 'contract' | 'milestone' | 'dispute'

/** What somebody is about to do something to: the thing, and its contract when it is a milestone. */
export interface Target {
  kind: Kind
  seen: Seen
  contract?: Seen
}

type Request = Pick<Deed, 'method' | 'path'> & Partial<Pick<Deed, 'body' | 'headers'>>
type Making = (market: Market, dice: Dice, caller: Caller, target: Target) => Request | null

/** The request that takes an action, with data that fits what the caller has just read; null when there is none. */
export function requestFor(market: Market, dice: Dice, caller: Caller, target: Target, action: string): Request | null {
  const making = requests[target.kind][action]
  if (!making) throw new Error(`Nobody here knows how to ${action} a ${target.kind}.`)
  return making(market, dice, caller, target)
}

/** All that could be done to such a thing in some state by somebody. */
export function actionsOf(kind: Kind): string[] {
  return Object.keys(requests[kind])
}

/** How often an action is taken when it can be; what ends things is rarer, so that deals get somewhere. */
export function weightOf(kind: Kind, action: string): number {
  return weights[`${kind}.${action}`] ?? 3
}

const weights: Record<string, number> = {
  'gig.apply': 10,
  'gig.close': 0.3,
  'gig.delete': 0.3,
  'gig.pause': 0.6,
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

function plain(path: string): Making {
  return (_market, _dice, _caller, { kind, seen }) => post(`/${kind}s/${seen.id}/${path}`)
}

function moveGig(status: string): Making {
  // Asking for the state it is in already changes nothing, and so is never refused.
  return (_market, _dice, _caller, { seen }) =>
    seen.status === status ? null : { method: 'PATCH', path: `/gigs/${seen.id}`, body: { status } }
}

function milestonePath({ seen }: Target): string {
  return `/contracts/${seen.contract_id}/milestones/${seen.id}`
}

function verdict(path: string): Making {
  return (_market, dice, _caller, { seen }) =>
    post(`/disputes/${seen.id}/${path}`, { worker_cents: dice.between(0, seen.amount_cents), rationale: 'So it is.' })
}

// The words of a change, never the same twice: what changes nothing is never refused.
function anew(market: Market, what: string): string {
  return `${what} ${market.serial()}`
}

const requests: Record<Kind, Record<string, Making>> = {
  gig: {
    apply: (_market, dice, _caller, { seen }) =>
      post(`/gigs/${seen.id}/apply`, { message: 'I can do that.', ...termsFor(dice, seen.rate_type) }),
    edit: (market, dice, _caller, { seen }) => ({
      method: 'PATCH',
      path: `/gigs/${seen.id}`,
      body: {
        title: anew(market, 'A gig'),
        ...(dice.chance(0.3) && { positions: dice.between(1, 4) }),
        ...(dice.chance(0.2) && { review_days: dice.between(1, 30) }),
        ...(dice.chance(0.1) && { rate_type: dice.pick(['hourly', 'fixed']) }),
      },
      ...(dice.chance(0.3) && { headers: { 'if-match': `"${seen.version}-read"` } }),
    }),
    open: moveGig('open'),
    pause: moveGig('paused'),
    close: moveGig('closed'),
    delete: (_market, _dice, _caller, { seen }) => ({ method: 'DELETE', path: `/gigs/${seen.id}` }),
  },
  application: {
    shortlist: plain('shortlist'),
    reject: plain('reject'),
    withdraw: plain('withdraw'),
  },
  negotiation: {
    round: (_market, dice, _caller, { seen }) => post(`/negotiations/${seen.id}/round`, termsFor(dice, seen.rate_type)),
    agree: (_market, dice, _caller, { seen }) =>
      post(
        `/negotiations/${seen.id}/agree`,
        dice.chance(0.5) ? { round: seen.round_count } : { terms_hash: seen.terms_hash },
      ),
    decline: (_market, dice, _caller, { seen }) =>
      post(`/negotiations/${seen.id}/decline`, dice.chance(0.5) ? { reason: 'No.' } : {}),
  },
  contract: {
    approve: (_market, dice, _caller, { seen }) =>
      post(`/contracts/${seen.id}/approve`, dice.chance(0.5) ? { terms_hash: seen.terms_hash } : {}),
    cancel: plain('cancel'),
    complete: plain('complete'),
    'add-milestone': (market, dice, _caller, { seen }) =>
      post(`/contracts/${seen.id}/milestones`, {
        title: anew(market, 'More'),
        amount_cents: dice.between(1, 60_000),
        ...(dice.chance(0.5) && { due_date: market.dateIn(dice.between(0, 10)) }),
      }),
  },
  milestone: {
    edit: (market, dice, { member }, target) => ({
      method: 'PATCH',
      path: milestonePath(target),
      body: {
        title: anew(market, 'A part'),
        // The amount is the client's to change.
        ...(target.contract.client_id === member.userId &&
          dice.chance(0.5) && { amount_cents: dice.between(1, 60_000) }),
      },
      ...(dice.chance(0.3) && { headers: { 'if-match': `"${target.seen.version}-read"` } }),
    }),
    remove: (_market, _dice, _caller, target) => ({ method: 'DELETE', path: milestonePath(target) }),
    fund: (_market, dice, _caller, target) =>
      post(`${milestonePath(target)}/fund`, dice.chance(0.5) ? { amount_cents: target.seen.amount_cents } : {}),
    submit: (_market, dice, _caller, target) =>
      post(`${milestonePath(target)}/submit`, {
        message: 'Here it is.',
        ...(dice.chance(0.3) && { links: ['https://work.example/part'] }),
      }),
    'request-changes': (_market, _dice, _caller, target) =>
      post(`${milestonePath(target)}/request-changes`, { message: 'Not quite.' }),
    release: (_market, dice, _caller, target) =>
      post(
        `${milestonePath(target)}/release`,
        dice.chance(0.5) ? { amount_cents: dice.between(1, Math.max(1, target.seen.held_cents)) } : {},
      ),
    refund: (_market, _dice, _caller, target) => post(`${milestonePath(target)}/refund`),
    dispute: (_market, dice, _caller, { seen }) =>
      post('/disputes/create', {
        contract_id: seen.contract_id,
        milestone_id: seen.id,
        reason: dice.pick(['not_delivered', 'quality', 'scope', 'late', 'payment', 'other']),
        statement: 'Look at this.',
        // What is clearing can be argued about as well, but how much that is only the worker could know.
        proposed_worker_cents: dice.between(
          0,
          dice.chance(0.8) ? seen.held_cents : seen.held_cents + seen.released_cents,
        ),
      }),
  },
  dispute: {
    respond: (_market, dice, { member }, { seen }) => {
      const opener = seen.opened_by === 'client' ? seen.client_id : seen.worker_id
      const isFirst = seen.status === 'open' && opener !== member.userId
      return post(`/disputes/${seen.id}/respond`, {
        statement: 'But see.',
        ...((isFirst || dice.chance(0.5)) && { proposed_worker_cents: dice.between(0, seen.amount_cents) }),
        ...(dice.chance(0.2) && { evidence: [{ title: 'A note', kind: 'text', content: 'As agreed.' }] }),
      })
    },
    accept: (_market, dice, { member }, { seen }) => {
      const theirs = seen.client_id === member.userId ? seen.proposals.worker : seen.proposals.client
      const mine = seen.client_id === member.userId ? 'client_accepted' : 'worker_accepted'
      const isRecommended = seen.status === 'recommended' && seen.recommendation[mine] === false
      const recommended = isRecommended ? seen.recommendation.worker_cents : null
      const figure = dice.chance(0.7) ? (recommended ?? theirs) : (theirs ?? recommended)
      return post(`/disputes/${seen.id}/accept`, { worker_cents: figure ?? 0 })
    },
    reject: plain('reject'),
    withdraw: plain('withdraw'),
    recommend: verdict('recommend'),
    resolve: verdict('resolve'),
  },
}

/** Some of what is negotiated; now and then nothing, which restates what is on the table. */
export function termsFor(dice: Dice, rateType?: string): object {
  return {
    ...(dice.chance(0.8) && { rate_cents: dice.chance(0.05) ? 0 : dice.between(1, 50_000) }),
    ...(dice.chance(rateType === 'hourly' ? 0.7 : 0.2) && { hours_per_week: dice.between(1, 40) }),
    ...(dice.chance(0.3) && { payout_delay_days: dice.between(3, 10) }),
  }
}
