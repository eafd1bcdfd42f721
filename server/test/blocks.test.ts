import { expect, it } from 'vitest'
import { issueCodesOf } from './support/client.ts'
import { activate, conversationOf, expectCleanAudit, negotiate, newDeal, postGig, walletOf } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

it('lists who a user has blocked, for that user only', async () => {
  const [ada, bea, cy] = await Promise.all([
    world.newUser(),
    world.newUser({ display_name: 'Bea' }),
    world.newUser({ display_name: 'Cy' }),
  ])
  const blocked = await ada.put(`/blocks/${bea.userId}`)
  expect([blocked.status, blocked.body.user_id]).toEqual([200, bea.userId])
  expect((await ada.put(`/blocks/${bea.userId}`)).body).toEqual(blocked.body)
  await ada.put(`/blocks/${cy.userId}`)
  const first = (await ada.get('/blocks?expand=user&limit=1')).body
  expect(first.data).toMatchObject([{ user_id: cy.userId, user: { display_name: 'Cy' } }])
  const second = await ada.get(`/blocks?expand=user&limit=1&cursor=${first.next_cursor}`)
  expect(second.body).toMatchObject({ data: [{ user_id: bea.userId }], next_cursor: null })
  expect((await bea.get('/blocks')).body.data).toEqual([])
  expect((await bea.delete(`/blocks/${ada.userId}`)).status).toBe(404)

  expect((await ada.delete(`/blocks/${bea.userId}`)).body).toEqual({ id: bea.userId, deleted: true })
  expect((await ada.delete(`/blocks/${bea.userId}`)).status).toBe(404)
  expect((await ada.get('/blocks')).body.data).toMatchObject([{ user_id: cy.userId }])
  expect((await ada.put('/blocks/usr_01kz3vb2k0fx9s8rta7d4n5qec')).status).toBe(404)
})

it('doesn’t offer either side what would be refused, and says nothing about the block', async () => {
  const deal = await newDeal(world)
  const { client, worker } = deal
  const appliedGig = await postGig(client)
  const { body: application } = await worker.post(`/gigs/${appliedGig}/apply`, { message: 'Me.' })
  const negotiation = await negotiate(deal)
  const conversation = await conversationOf(deal)
  const openGig = await postGig(client)
  const actions = async () => [
    (await worker.get(`/gigs/${openGig}`)).body.allowed_actions,
    (await worker.get('/gigs?limit=1')).body.data[0].allowed_actions,
    (await worker.get(`/applications/${application.id}`)).body.allowed_actions,
    (await worker.get(`/negotiations/${negotiation.id}`)).body.allowed_actions,
    (await client.get(`/negotiations/${negotiation.id}`)).body.allowed_actions,
    (await worker.get(conversation)).body.allowed_actions,
    (await client.get(conversation)).body.allowed_actions,
    (await worker.get('/inbox')).body.data.length,
  ]
  const before = [
    ['apply'],
    ['apply'],
    ['withdraw', 'negotiate'],
    ['round', 'agree', 'decline'],
    ['round', 'decline'],
    ['write'],
    ['write'],
    1,
  ]
  expect(await actions()).toEqual(before)
  await client.put(`/blocks/${worker.userId}`)
  expect(await actions()).toEqual([[], [], ['withdraw'], ['decline'], ['decline'], [], [], 0])
  const refused = await worker.post(`${conversation}/messages`, { text: 'Why not?' })
  expect(refused.body.error).toMatchObject({ code: 'FORBIDDEN', message: 'You can’t contact this user.' })
  expect(refused.text).not.toMatch(/block/)
  expect(issueCodesOf(await client.post(`${conversation}/messages`, { text: 'Bye.' }))).toEqual(['user_blocked'])
  const invitation = { gig_id: openGig, worker_id: worker.userId }
  expect(issueCodesOf(await client.post('/negotiations', invitation))).toEqual(['user_blocked'])
  // Others aren't concerned.
  const other = await world.newUser()
  expect((await other.post(`/gigs/${openGig}/apply`, { message: 'Me.' })).status).toBe(201)

  await client.delete(`/blocks/${worker.userId}`)
  expect(await actions()).toEqual(before)
})

it('covers the agents of both sides', async () => {
  const { client, worker, gigId } = await newDeal(world)
  const agent = await world.newAgent(worker)
  await client.put(`/blocks/${worker.userId}`)
  const refused = await agent.post(`/gigs/${gigId}/apply`, { message: 'For my owner.' })
  expect(issueCodesOf(refused)).toEqual(['contact_unavailable'])
})

it('leaves active contracts and their money alone', async () => {
  const deal = await newDeal(world)
  const { client, worker } = deal
  const contract = await activate(deal)
  const milestone = `/contracts/${contract.id}/milestones/${contract.milestones[0].id}`
  await client.post('/wallet/deposits', { amount_cents: 10_000 })
  await client.put(`/blocks/${worker.userId}`)
  await worker.put(`/blocks/${client.userId}`)
  expect((await client.post(`${milestone}/fund`)).status).toBe(200)
  expect((await worker.post(`${milestone}/submit`, { message: 'Done.' })).status).toBe(200)
  expect((await client.post(`${milestone}/release`)).status).toBe(200)
  expect((await walletOf(worker)).clearing).toBe(9_500)
  await expectCleanAudit(world)
})
