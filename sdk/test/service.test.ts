import { describe, expect, it } from 'vitest'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import type { Client } from '../../server/test/support/client.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { briefHash, ConflictError, ForbiddenError, Parley, ParleyError, TimeoutError, termsHash } from '../src/index.ts'

const world = await createWorld({ working: true })
const GIG = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' } as const

function connect({ secret }: Client): Parley {
  return new Parley({ baseUrl: world.url, key: String(secret) })
}

async function openNegotiation(client: Parley, worker: Parley) {
  const gig = await client.gigs.create(GIG)
  const application = await worker.gigs.apply(gig.id, { message: 'I can do this.', rate_cents: 5_000 })
  return client.negotiations.create({ application_id: application.id, terms: { rate_cents: 4_000 } })
}

describe('with a service, the SDK', () => {
  it('refuses a stale version, and does nothing twice with the same key', async () => {
    const ada = connect(await world.newUser())
    const once = { idempotencyKey: crypto.randomUUID() }
    const gig = await ada.gigs.create(GIG, once)
    expect((await ada.gigs.create(GIG, once)).id).toBe(gig.id)
    const changed = await ada.gigs.update(gig.id, { positions: 2 }, { ifMatch: gig.version })
    const stale = await ada.gigs.update(gig.id, { positions: 3 }, { ifMatch: gig.version }).catch((error) => error)
    expect(stale).toBeInstanceOf(ConflictError)
    expect(stale instanceof ParleyError && stale.has('stale_version') && stale.details.version).toBe(changed.version)
  })

  it('waits for a negotiation and for anything else, without missing a change', async () => {
    const [cleo, ada] = [connect(await world.newUser()), connect(await world.newUser())]
    const { id } = await openNegotiation(cleo, ada)
    const agreed = cleo.waitFor(id, ({ status }) => status === 'agreed')
    const heard = cleo.waitFor(
      () => cleo.contracts.list().all({ max: 1 }),
      (contracts) => contracts.length > 0,
    )
    await ada.negotiations.agree(id, { round: 1 })
    expect((await agreed).contract_id).toBe((await heard)[0]?.id)
    const never = cleo.waitFor(id, () => false, { timeoutMs: 10 })
    await expect(never).rejects.toBeInstanceOf(TimeoutError)
  })

  it('computes the hashes of briefs, offers and contracts', async () => {
    const [cleo, ada] = [connect(await world.newUser()), connect(await world.newUser())]
    const { id } = await openNegotiation(cleo, ada)
    const { contract_id } = await ada.negotiations.agree(id, { round: 1 })
    const negotiation = await ada.negotiations.get(id)
    const contract = await ada.contracts.get(String(contract_id))
    expect(negotiation.brief && (await briefHash(negotiation.brief))).toBe(negotiation.brief_hash)
    expect(await termsHash(negotiation)).toBe(negotiation.terms_hash)
    expect(await termsHash(contract)).toBe(contract.terms_hash)
  })

  it('computes the hash of a contract from before there were briefs, which keeps it', async () => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const [cleo, ada] = [connect(client), connect(worker)]
    const gig = await cleo.gigs.create({ ...GIG, rate_type: 'hourly' })
    const terms = { rate_cents: 3_000, hours_per_week: 15, start_date: '2027-01-04', payout_delay_days: 5 }
    const { id } = await cleo.negotiations.create({ gig_id: gig.id, worker_id: worker.userId, terms })
    const contract_id = String((await ada.negotiations.agree(id, { round: 1 })).contract_id)
    const first = (await ada.contracts.get(contract_id)).milestones[0]?.id ?? ''
    await cleo.contracts.milestones.update(contract_id, first, { title: 'The first week' })
    await cleo.contracts.milestones.create(contract_id, {
      title: 'Näh-Anleitung “zwei”',
      description: 'Line one.\nLine two.',
      amount_cents: 4_200,
      due_date: '2027-02-01',
    })
    // What such a release stored for a deal with this content.
    const offer = '0f4755bdf2a0a71b90a1af68fe3d3b8c7adcb3810634dd7694936495d70e1737'
    const terms_hash = '051585bcc83c0bcf54213d131cdf87728fc960ddd9b0549c2658e13d1a55f918'
    await world.inDatabase(async (db) => {
      const row = [toId('neg', id)]
      await db.query(`update negotiations set brief_hash = null, terms_hash = '${offer}' where id = $1`, row)
      await db.query(
        `update negotiation_rounds set brief_hash = null, terms_hash = '${offer}' where negotiation_id = $1`,
        row,
      )
      await db.query(
        `update contracts set brief_hash = null, terms_hash = '${terms_hash}' where negotiation_id = $1`,
        row,
      )
    })

    const negotiation = await ada.negotiations.get(id)
    expect(negotiation).toMatchObject({ brief: null, brief_hash: null, terms_hash: offer })
    expect(await termsHash(negotiation)).toBe(offer)
    expect(await termsHash(await ada.contracts.get(contract_id))).toBe(terms_hash)
    await cleo.contracts.approve(contract_id, { terms_hash })
    await ada.contracts.approve(contract_id, { terms_hash })
    const active = await ada.contracts.get(contract_id)
    expect(active).toMatchObject({ status: 'active', brief: null, brief_hash: null, terms_hash })
    expect(await termsHash(active)).toBe(terms_hash)
  })

  it('follows from an event, from a cursor and from now on, with streams and by polling', async () => {
    const ada = connect(await world.newUser())
    const ids = [(await ada.gigs.create(GIG)).id, (await ada.gigs.create(GIG)).id]
    const types = ['gig.created'] as const
    const first = await take(ada.events.follow({ types }), 2)
    expect(first.map(({ subject }) => subject.id)).toEqual(ids)
    const { next_cursor } = await ada.events.list({ types: [...types], limit: 1 }).page()
    for (const transport of ['stream', 'poll'] as const) {
      const options = { transport }
      for (const after of [String(first[0]?.id), next_cursor]) {
        const [second] = await take(ada.events.follow({ types, after }, options), 1)
        expect(second?.subject.id).toBe(ids[1])
      }
      const stopping = new AbortController()
      const latest = ada.events.follow({ types, after: 'latest' }, { ...options, signal: stopping.signal })
      const next = latest.next()
      await postUntil(ada, next)
      expect(ids).not.toContain((await next).value?.subject.id)
      stopping.abort(new Error('stop'))
      await expect(latest.next()).rejects.toThrow('stop')
    }
  })

  it('asks an agent’s owner and resends the same request; a rejection is thrown with its reason', async () => {
    const owner = await world.newUser()
    const [cleo, ada, scout] = [
      connect(await world.newUser()),
      connect(owner),
      connect(await world.newAgent(owner, ['read', 'negotiations:write', 'applications:write', 'contracts:approve'])),
    ]
    const contractIds: string[] = []
    for (let i = 0; i < 2; i++) {
      const { id } = await openNegotiation(cleo, ada)
      contractIds.push(String((await ada.negotiations.agree(id, { round: 1 })).contract_id))
    }
    const [first = '', second = ''] = contractIds
    const asked: string[] = []
    const approved = await scout.agents.runWithApproval(() => scout.contracts.approve(first), {
      onWaiting: ({ id, summary }) => {
        asked.push(summary)
        void ada.approvals.approve(id)
      },
    })
    expect(approved.allowed_actions).not.toContain('approve')
    expect(asked).toHaveLength(1)
    const rejected: unknown = await scout.agents
      .runWithApproval(() => scout.contracts.approve(second), {
        onWaiting: ({ id }) => void ada.approvals.reject(id, { reason: 'Too cheap.' }),
      })
      .catch((error: unknown) => error)
    expect(rejected).toBeInstanceOf(ForbiddenError)
    expect(rejected instanceof ParleyError && rejected.has('approval_rejected') && rejected.details.reason).toBe(
      'Too cheap.',
    )
  })
})

/** The first few, after which the follower is ended. */
async function take<T>(source: AsyncGenerator<T, void, undefined>, count: number): Promise<T[]> {
  const taken: T[] = []
  for await (const each of source) if (taken.push(each) === count) break
  return taken
}

/** Posts gigs until the promise is resolved. */
async function postUntil(parley: Parley, done: Promise<unknown>): Promise<void> {
  let isDone = false
  void done.then(() => (isDone = true))
  while (!isDone) await parley.gigs.create(GIG)
}
