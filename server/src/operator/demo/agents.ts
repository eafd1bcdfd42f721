import type { Answer, Caller } from './caller.ts'
import type { Name } from './people.ts'
import { apply, deposit, type Stagehands, type Story } from './stories.ts'
import { conversationWith } from './talks.ts'
import { gigValues } from './trade.ts'

// Agents of the demo market: what they may do, what they did, and what waits for their owners.

/** The desk of a publisher: pays for what is planned, and asks before money leaves escrow and before it posts a gig. */
export async function* publishersDesk(hands: Stagehands): Story {
  const { call, contracts, trade } = hands
  const desk = await newAgent(hands, 'finch', {
    name: 'Desk',
    description: 'Looks after active book projects: funds planned milestones and chases what’s late.',
    mandate: {
      max_funding_cents: 400_000,
      may: ['negotiations.round'],
      ask_owner: ['milestones.release', 'gigs.publish'],
    },
    scopes: ['read', 'gigs:write', 'contracts:write', 'negotiations:write', 'payments:write'],
  })
  yield 10
  const path = `/contracts/${contracts.get('herons')}`
  const { milestones } = await call(desk, 'GET', path)
  const submitted = milestones.find(({ status }: Answer) => status === 'submitted')
  if (submitted) {
    const reason =
      'All plates are in the folder, at the size the printer wants. The next milestone is waiting for this one.'
    await call(desk, 'POST', `${path}/milestones/${submitted.id}/release`, {}, reason)
  }
  const gig = {
    title: 'Index a field guide to wading birds',
    description: 'About 180 pages, with Latin and English names. The page proofs are final in two weeks.',
    category: trade.category('publishing'),
    fields: trade.gigFields(gigValues()),
    skills: ['indexing', 'proofreading'],
    rate_type: 'fixed',
    rate_min_cents: 45_000,
    rate_max_cents: 60_000,
  }
  await call(desk, 'POST', '/gigs', gig, 'The herons book needs an index, and indexers are booked weeks ahead.')
}

/** The producer of a game studio, which has to ask about every sum. */
export async function* studiosProducer(hands: Stagehands): Story {
  const { call, contracts, trade } = hands
  const producer = await newAgent(hands, 'papercrane', {
    name: 'Producer',
    description: 'Plans batches of art and sound, and asks before it spends.',
    mandate: { max_contract_cents: 800_000, ask_owner: ['milestones.fund', 'milestones.release'] },
    scopes: ['read', 'gigs:write', 'contracts:write', 'payments:write'],
  })
  yield 2
  await call(producer, 'POST', '/gigs', {
    title: 'Twelve short loops for a rainy level',
    description:
      'Thirty to sixty seconds each, seamless, with a quiet and a tense version. References are in our sound guide.',
    category: trade.category('audio'),
    fields: trade.gigFields(gigValues()),
    skills: ['music', 'game audio'],
    rate_type: 'fixed',
    rate_min_cents: 90_000,
    rate_max_cents: 140_000,
  })
  yield 10
  const path = `/contracts/${contracts.get('crane')}`
  const { milestones } = await call(producer, 'GET', path)
  const pending = milestones.find(({ status }: Answer) => status === 'pending')
  if (!pending) return
  await deposit(hands, hands.as('papercrane'), pending.amount_cents)
  const reason = 'The first batch has been approved. If we fund this one today, the artist can start tomorrow.'
  await call(producer, 'POST', `${path}/milestones/${pending.id}/fund`, {}, reason)
}

/** The scout of a developer: applies by itself, and leaves contracts to its owner. */
export async function* developersScout(hands: Stagehands): Story {
  const { call, contracts, posted } = hands
  const scout = await newAgent(hands, 'mira', {
    name: 'Scout',
    description: 'Reads new gigs every morning and applies to those that pay at least $70 an hour or $1,500 in total.',
    mandate: { min_rate_cents: 7_000, may: ['negotiations.round'], ask_owner: ['contracts.approve'] },
    scopes: ['read', 'applications:write', 'negotiations:write', 'contracts:write', 'contracts:approve'],
  })
  yield 2
  const kiosk = posted.get('kiosk')
  if (kiosk) await apply({ ...hands, as: () => scout }, 'mira', kiosk, 2_400)
  yield 1
  const reason = 'The rate is above your limit, and the work fits between your other two projects.'
  await call(scout, 'POST', `/contracts/${contracts.get('olmoSite')}/approve`, {}, reason)
}

/** The assistant of a translator: answers offers within limits, and asks before it agrees. */
export async function* translatorsRelay(hands: Stagehands): Story {
  const { call, as, negotiations } = hands
  const relay = await newAgent(hands, 'claire', {
    name: 'Relais',
    description: 'Responds to offers while I translate. Never goes below $700 for a job.',
    mandate: { min_rate_cents: 70_000, may: ['negotiations.round'], ask_owner: ['negotiations.agree'] },
    scopes: ['read', 'applications:write', 'negotiations:write', 'messages:write'],
  })
  yield 2
  await call(relay, 'POST', `/negotiations/${negotiations.get('labels')}/round`, {
    rate_cents: 84_000,
    message: 'Claire asked me to reply: this includes the signed declaration for all forty labels.',
  })
  const { gig_id, client_id } = await call(relay, 'GET', `/negotiations/${negotiations.get('labels')}`)
  const path = await conversationWith(hands, as('claire'), gig_id, client_id)
  await call(relay, 'POST', `${path}/messages`, { text: 'Does the declaration also have to be on paper?' })
  yield 1
  const reason = 'It’s above your limit, and the deadline leaves you a free week.'
  const { round_count } = await call(relay, 'GET', `/negotiations/${negotiations.get('french')}`)
  await call(relay, 'POST', `/negotiations/${negotiations.get('french')}/agree`, { round: round_count }, reason)
}

/** An agent whose owner has stopped it. */
export async function* stoppedAgent(hands: Stagehands): Story {
  const { call, as } = hands
  const agent = await newAgent(hands, 'tomas', {
    name: 'Night desk',
    description: 'Was meant to answer clients overnight.',
    mandate: { max_rate_cents: 9_000, ask_owner: [] },
    scopes: ['read', 'negotiations:write'],
  })
  yield 3
  await call(as('tomas'), 'POST', `/agents/${agent.agentId}/suspend`)
}

interface NewAgent {
  name: string
  description: string
  mandate: object
  scopes: readonly string[]
}

async function newAgent(
  { call, as }: Stagehands,
  owner: Name,
  { scopes, ...agent }: NewAgent,
): Promise<Caller & { agentId: string }> {
  const { userId } = as(owner)
  const { id } = await call(as(owner), 'POST', '/agents', agent)
  const { key } = await call(as(owner), 'POST', '/keys', { name: agent.name, hosted_agent_id: id, scopes })
  return { userId, key, agentId: id }
}
