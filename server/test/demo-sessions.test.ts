import { describe, expect, it } from 'vitest'
import { toId } from '../src/platform/kernel/ids.ts'
import { type Browser, signedIn } from './support/browser.ts'
import { type Client, issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()
const operator = await world.newUser({ role: 'operator' })
const demoUser = await world.newUser()
await makeDemoUser(demoUser.userId)
const lookAround = { user_id: demoUser.userId }
const gig = { title: 'Translate a manual', description: 'Sixty pages.', rate_type: 'fixed' }

describe('an operator who is viewing as a demo user', () => {
  it('comes back with a sign-in that is as old as before', async () => {
    const browser = await signedIn(world, operator)
    await signInWasEarlier(browser, '20 days')
    const before = (await browser.get('/session')).body.session
    expect((await browser.post('/sandbox/sessions', lookAround)).status).toBe(201)
    expect(await leave(browser)).toBe(303)
    const { user, session } = (await browser.get('/session')).body
    expect([user.user_id, session.opened_by]).toEqual([operator.userId, null])
    expect([session.signed_in_at, session.recent]).toEqual([before.signed_in_at, false])
    const key = await browser.post('/keys', { name: 'x' })
    expect([key.status, issueCodesOf(key)]).toEqual([403, ['recent_sign_in_required']])
  })

  it('does not come back when the sign-in would have ended by now', async () => {
    const browser = await signedIn(world, operator)
    await signInWasEarlier(browser, '91 days')
    expect((await browser.post('/sandbox/sessions', lookAround)).status).toBe(201)
    await leave(browser)
    expect((await browser.get('/session')).status).toBe(401)
  })

  it('does not turn a key into a session, which would have more scopes and live longer', async () => {
    const { body } = await operator.post('/keys', { name: 'narrow', scopes: ['read', 'admin'] })
    for (const secret of [body.key, operator.secret]) {
      const opened = await world.as(secret).post('/sandbox/sessions', lookAround)
      expect([opened.status, issueCodesOf(opened)]).toEqual([403, ['session_required']])
      expect(opened.headers.get('set-cookie')).toBeNull()
    }
  })

  it.each([
    ['suspended', (by: Client, id: string) => by.post(`/users/${id}/suspend`)],
    ['demoted', (by: Client, id: string) => by.patch(`/users/${id}`, { role: 'member' })],
  ])('is shut out immediately when %s, wherever they are', async (_, stop) => {
    const leaving = await world.newUser({ role: 'operator' })
    const acting = await world.newUser({ role: 'operator' })
    await makeDemoUser(acting.userId)
    const [near, far] = [await signedIn(world, leaving), await signedIn(world, leaving)]
    expect((await near.post('/sandbox/sessions', lookAround)).status).toBe(201)
    expect((await far.post('/sandbox/sessions', { user_id: acting.userId })).status).toBe(201)
    expect((await far.post('/sandbox/sessions', lookAround)).status).toBe(201)
    expect((await far.get('/session')).body.session.opened_by).toBe(leaving.userId)
    const ofDemoUser = await signedIn(world, demoUser)
    await stop(world.operator, leaving.userId)
    expect((await stop(acting, leaving.userId)).status).toBe(200)
    for (const browser of [near, far]) {
      expect(issueCodesOf(await browser.get('/session'))).toEqual(['bad_session'])
      expect((await browser.post('/gigs', gig)).status).toBe(401)
      expect(await leave(browser)).toBe(404)
    }
    expect((await ofDemoUser.get('/session')).status).toBe(200)
  })

  it('is stopped by ending all other sessions', async () => {
    const [lost, own] = [await signedIn(world, operator), await signedIn(world, operator)]
    await lost.post('/sandbox/sessions', lookAround)
    const ofDemoUser = await signedIn(world, demoUser)
    expect((await own.send('DELETE', '/sessions')).status).toBe(200)
    expect(await leave(lost)).toBe(404)
    expect((await lost.get('/session')).status).toBe(401)
    expect((await own.get('/session')).status).toBe(200)
    expect((await ofDemoUser.get('/session')).status).toBe(200)
  })
})

async function makeDemoUser(id: string): Promise<void> {
  await world.inDatabase((db) => db.query('insert into demo_users (user_id) values ($1)', [toId('usr', id)]))
}

async function signInWasEarlier({ sessionId }: { sessionId: string }, interval: string): Promise<void> {
  await world.inDatabase((db) =>
    db.query('update sessions set signed_in_at = signed_in_at - $2::interval where id = $1', [
      toId('ses', sessionId),
      interval,
    ]),
  )
}

/** Sends the form with which an operator comes back. */
async function leave(browser: Browser): Promise<number> {
  const { status, headers } = await fetch(`${world.url}/sign-in/leave-demo`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...(browser.cookie && { cookie: browser.cookie }) },
    body: new URLSearchParams(),
  })
  if (headers.has('set-cookie')) browser.cookie = cookieIn(headers)
  return status
}

function cookieIn(headers: Headers): string | null {
  return headers.get('set-cookie')?.split(';')[0] ?? null
}
