import { describe, expect, it } from 'vitest'
import { signedIn } from './support/browser.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld({ working: true })
const { operator } = world

const change = (body: object, headers: Record<string, string> = {}, by: Client = operator) =>
  by.put('/operator/languages', body, headers)

describe('the languages of the marketplace', () => {
  it('are all of them, with English as the default, until an operator changes them', async () => {
    expect((await operator.get('/operator/languages')).body).toEqual({
      default: 'en',
      offered: ['en', 'de', 'es', 'fr'],
      version: 0,
      changed_at: null,
      changed_by: null,
    })
  })

  it('change in all processes within a second, and say who changed them', async () => {
    const other = await world.startNode()
    const changed = await change({ default: 'de', offered: ['de', 'fr'] })
    expect(changed.body).toMatchObject({ default: 'de', offered: ['de', 'fr'], version: expect.any(Number) })
    const { user_id } = (await operator.get('/me')).body.user
    expect(changed.body.changed_by).toBe(user_id)
    expect((await operator.get('/operator/languages')).body).toEqual(changed.body)
    const ada = await world.newUser()
    const refusal = async () => (await other.as(ada.secret ?? '').patch('/profile/me', { language: 'es' })).status
    await expect.poll(refusal, { timeout: 1_000 }).toBe(422)
    expect((await change({ default: 'de', offered: ['de', 'fr'] })).body).toEqual(changed.body)
  })

  it.each([
    [{ default: 'es', offered: ['en', 'de'] }, 'default', 'not_allowed'],
    [{ default: 'en', offered: [] }, 'offered', 'too_short'],
    [{ default: 'en', offered: ['en', 'en'] }, 'offered', 'duplicate_item'],
    [{ default: 'en', offered: ['en', 'it'] }, 'offered.1', 'not_allowed'],
    [{ default: 'en' }, 'offered', 'required'],
  ])('can’t be %j', async (body, path, code) => {
    const { status, body: answer } = await change(body)
    expect([
      status,
      answer.error.issues.map((issue: { path: string; code: string }) => [issue.path, issue.code]),
    ]).toEqual([422, [[path, code]]])
  })

  it('can’t be changed based on an older version, or by others, and changes are in the audit log', async () => {
    const { version } = (await change({ default: 'en', offered: ['en', 'de'] })).body
    expect((await change({ default: 'en', offered: ['en', 'fr'] }, { 'if-match': `"${version}"` })).status).toBe(200)
    const stale = await change({ default: 'en', offered: ['en'] }, { 'if-match': `"${version}"` })
    expect([stale.status, issueCodesOf(stale)]).toEqual([412, ['stale_version']])
    const member = await world.newUser()
    expect((await change({ default: 'en', offered: ['en'] }, {}, member)).status).toBe(403)
    const acts = (await operator.get('/operator/audit-log?operation=changeLanguages&limit=1')).body.data
    expect(acts).toMatchObject([
      { operation: 'changeLanguages', user_id: (await operator.get('/me')).body.user.user_id },
    ])
  })
})

describe('the language of a user', () => {
  it('is theirs to choose from those offered, and no one else sees it', async () => {
    await change({ default: 'en', offered: ['en', 'de'] })
    const [ada, ben] = [await world.newUser(), await world.newUser()]
    expect((await ada.get('/me')).body.user.language).toBeNull()
    expect((await ada.patch('/profile/me', { language: 'de' })).body.language).toBe('de')
    expect((await ada.get('/profile/me')).body.language).toBe('de')
    expect((await ada.get('/me')).body.user.language).toBe('de')
    const browser = await signedIn(world, ada)
    expect((await browser.get('/session')).body).toMatchObject({ user: { language: 'de' }, languages: ['en', 'de'] })
    expect((await ben.get(`/profile/${ada.userId}`)).body).not.toHaveProperty('language')
    const changes = async () => (await ada.get('/events?types=profile.updated')).body.data
    await expect.poll(async () => (await changes()).length).toBe(1)
    expect((await changes())[0].data).toEqual({ user_id: ada.userId, version: 2 })

    const refused = await ada.patch('/profile/me', { language: 'fr' })
    expect(refused.body.error.issues).toMatchObject([
      { path: 'language', code: 'not_allowed', details: { allowed: ['en', 'de'] } },
    ])
    expect((await ada.patch('/profile/me', { language: null })).body.language).toBeNull()
  })

  it('stays as it was chosen when it’s no longer offered, and can be sent back', async () => {
    await change({ default: 'en', offered: ['en', 'de'] })
    const ada = await world.newUser()
    await ada.patch('/profile/me', { language: 'de' })
    await change({ default: 'en', offered: ['en'] })
    const sentBack = await ada.patch('/profile/me', { language: 'de', headline: 'Translator' })
    expect([sentBack.status, sentBack.body.language]).toEqual([200, 'de'])
  })
})
