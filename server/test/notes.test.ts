import { expect, it } from 'vitest'
import { signedIn, viewingAs } from './support/browser.ts'
import { issueCodesOf } from './support/client.ts'
import { postGig } from './support/deals.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const [ada, bea, operator] = [
  await world.newUser({ display_name: 'Ada' }),
  await world.newUser({ display_name: 'Bea' }),
  await world.newUser({ role: 'operator' }),
]
const gigId = await postGig(ada)
const { body: application } = await bea.post(`/gigs/${gigId}/apply`, { message: 'I can.' })

it('are kept about people and applications, can be found by what they’re about, and notify no one', async () => {
  const eventsBefore = await countEvents()
  const onApplication = await ada.post('/notes', { application_id: application.id, text: 'Ask about\nMarch.' })
  expect([onApplication.status, onApplication.headers.get('location')]).toEqual([
    201,
    `${world.url}/api/notes/${onApplication.body.id}`,
  ])
  expect(onApplication.body).toMatchObject({
    user_id: bea.userId,
    application_id: application.id,
    text: 'Ask about\nMarch.',
    version: 1,
  })
  const { body: aboutBea } = await ada.post('/notes', { user_id: bea.userId, text: 'Met at a fair.' })
  const { body: ofBea } = await bea.post('/notes', { application_id: application.id, text: 'Pays late?' })
  expect(ofBea).toMatchObject({ user_id: ada.userId })

  const found = async (query: string) => (await ada.get(`/notes?${query}`)).body.data
  expect(await found(`user_id=${bea.userId}`)).toEqual([aboutBea, onApplication.body])
  expect(await found(`application_id=${application.id}`)).toEqual([onApplication.body])
  expect(await found(`gig_id=${gigId}`)).toEqual([onApplication.body])
  expect(await found(`gig_id=${await postGig(ada)}`)).toEqual([])
  expect((await bea.get('/notes')).body.data).toEqual([ofBea])
  expect((await operator.get(`/notes?user_id=${bea.userId}`)).body.data).toEqual([])

  const path = `/notes/${aboutBea.id}`
  const changed = await ada.patch(path, { text: 'Met twice.' }, { 'if-match': '"1"' })
  expect(changed.body).toMatchObject({ text: 'Met twice.', version: 2 })
  expect((await ada.patch(path, { text: 'Met once.' }, { 'if-match': '"1"' })).status).toBe(412)
  expect((await ada.get(path)).body).toEqual(changed.body)
  expect((await ada.delete(path)).body).toEqual({ id: aboutBea.id, deleted: true })
  expect((await ada.get(path)).status).toBe(404)
  // Posting the other gig was the only event.
  expect(await countEvents()).toBe(eventsBefore + 1)
})

it('is about one thing', async () => {
  const none = await ada.post('/notes', { text: 'Hm.' })
  expect([none.status, issueCodesOf(none)]).toEqual([422, ['required']])
  const both = await ada.post('/notes', { application_id: application.id, user_id: bea.userId, text: 'Hm.' })
  expect([both.status, issueCodesOf(both)]).toEqual([422, ['not_allowed']])
})

it('is not shown to an operator who views as its author', async () => {
  const { body: note } = await ada.post('/notes', { user_id: bea.userId, text: 'Between us.' })
  const own = await signedIn(world, ada)
  expect((await own.get(`/notes/${note.id}`)).body).toEqual(note)
  const browser = await viewingAs(world, operator, ada)
  expect((await browser.get('/session')).body.user.user_id).toBe(ada.userId)
  const about = { user_id: bea.userId, text: 'Hers now.' }
  const answers = [
    await browser.get('/notes'),
    await browser.get(`/notes/${note.id}`),
    await browser.post('/notes', about),
    await browser.patch(`/notes/${note.id}`, { text: 'Changed.' }),
    await browser.delete(`/notes/${note.id}`),
  ]
  expect(answers.map((answer) => [answer.status, issueCodesOf(answer)])).toEqual(
    answers.map(() => [403, ['not_on_behalf']]),
  )
  expect((await ada.get(`/notes/${note.id}`)).body).toEqual(note)
})

async function countEvents(): Promise<number> {
  return world.inDatabase(async (db) => Number((await db.query('select count(*) from events')).rows[0].count))
}
