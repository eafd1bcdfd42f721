import { expect, it } from 'vitest'
import { issueCodesOf } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const [ada, bea] = [await world.newUser({ display_name: 'Ada' }), await world.newUser({ display_name: 'Bea' })]
const deadline = '2099-01-01T00:00:00.000Z'

it('keeps gigs and people for those who saved them, says how a saved gig is doing, and notifies no one', async () => {
  const [gigId, deletedId] = [await postGig(ada, { apply_by: deadline }), await postGig(ada)]
  const eventsBefore = await countEvents()
  const gig = await bea.post('/bookmarks', { gig_id: gigId })
  expect([gig.status, gig.headers.get('location')]).toEqual([201, `${world.url}/api/bookmarks/${gig.body.id}`])
  expect(gig.body).toMatchObject({ gig_id: gigId, user_id: null })
  const { body: deleted } = await bea.post('/bookmarks', { gig_id: deletedId })
  const { body: person } = await bea.post('/bookmarks', { user_id: ada.userId })
  expect((await bea.post('/bookmarks', { gig_id: gigId })).body).toEqual(gig.body)
  expect(await countEvents()).toBe(eventsBefore)
  await ada.patch(`/gigs/${gigId}`, { status: 'closed' })
  await ada.delete(`/gigs/${deletedId}`)

  expect((await bea.get('/bookmarks?expand=gig,user')).body.data).toMatchObject([
    { id: person.id, gig: null, user: { id: ada.userId, display_name: 'Ada' } },
    { id: deleted.id, gig_id: deletedId, gig: null, user: null },
    { id: gig.body.id, gig: { id: gigId, status: 'closed', apply_by: deadline, currency: 'USD' } },
  ])
  expect((await bea.get('/bookmarks?kind=user')).body.data).toEqual([person])
  const first = (await bea.get('/bookmarks?kind=gig&limit=1')).body
  expect(first.data).toEqual([deleted])
  const second = await bea.get(`/bookmarks?kind=gig&limit=1&cursor=${first.next_cursor}`)
  expect(second.body).toEqual({ data: [gig.body], next_cursor: null })
  expect((await bea.get(`/bookmarks/${person.id}`)).body).toEqual(person)
  expect((await ada.get('/bookmarks')).body.data).toEqual([])

  expect((await bea.delete(`/bookmarks/${gig.body.id}`)).body).toEqual({ id: gig.body.id, deleted: true })
  expect((await bea.delete(`/bookmarks/${gig.body.id}`)).status).toBe(404)
  expect((await bea.get('/bookmarks')).body.data).toEqual([person, deleted])
})

it('is about one thing, and is created once even when requests race', async () => {
  const gigId = await postGig(ada)
  const none = await bea.post('/bookmarks', {})
  expect([none.status, issueCodesOf(none)]).toEqual([422, ['required']])
  const both = await bea.post('/bookmarks', { gig_id: gigId, user_id: ada.userId })
  expect([both.status, issueCodesOf(both)]).toEqual([422, ['not_allowed']])
  const answers = await Promise.all(Array.from({ length: 8 }, () => bea.post('/bookmarks', { gig_id: gigId })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

async function countEvents(): Promise<number> {
  return world.inDatabase(async (db) => Number((await db.query('select count(*) from events')).rows[0].count))
}
