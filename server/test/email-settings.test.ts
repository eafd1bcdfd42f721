import { describe, expect, it } from 'vitest'
import { nextDailyAt } from '../src/events/emails/domain.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { signedIn } from './support/browser.ts'
import { issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('notification settings', () => {
  it('default to immediate emails except for saved searches, change by kind, and can’t turn off security', async () => {
    const ada = await world.newUser()
    const standard = {
      tasks: 'now',
      messages: 'now',
      approvals: 'now',
      disputes: 'now',
      money: 'now',
      searches: 'daily',
      security: 'always',
    }
    const settings = await ada.get('/notifications/settings')
    expect(settings.body).toMatchObject({ kinds: standard, email: null, email_status: 'no_address' })
    const changed = { ...standard, messages: 'daily', money: 'off' }
    const patched = await ada.patch('/notifications/settings', { kinds: { messages: 'daily', money: 'off' } })
    expect([patched.status, patched.body.kinds]).toEqual([200, changed])
    expect((await ada.get('/notifications/settings')).body.kinds).toEqual(changed)
    // What was read can be sent back.
    expect((await ada.patch('/notifications/settings', { kinds: changed })).body.kinds).toEqual(changed)
    const off = await ada.patch('/notifications/settings', { kinds: { security: 'off', news: 'now', tasks: 'weekly' } })
    expect([off.status, issueCodesOf(off).sort()]).toEqual([422, ['not_allowed', 'not_allowed', 'unknown_field']])
    expect((await ada.patch('/notifications/settings', { kinds: { money: 'now' } })).body.kinds.money).toBe('now')
  })

  it('belong to the user: suspended ones can change them, agents cannot read them', async () => {
    const ada = await world.newUser()
    const agent = await world.newAgent(ada)
    expect(issueCodesOf(await agent.get('/notifications/settings'))).toEqual(['not_yours'])
    await world.operator.post(`/users/${ada.userId}/suspend`)
    expect((await ada.patch('/notifications/settings', { kinds: { tasks: 'off' } })).body.kinds.tasks).toBe('off')
  })
})

describe('the daily email', () => {
  it('is sent at 8:00 in its reader’s time zone, even on days when the clock changes', () => {
    const next = (now: string, timeZone: string | null) => nextDailyAt(now as Instant, timeZone)
    expect(next('2026-11-14T07:59:59.999Z', null)).toBe('2026-11-14T08:00:00.000Z')
    expect(next('2026-11-14T08:00:00.000Z', null)).toBe('2026-11-15T08:00:00.000Z')
    expect(next('2026-11-14T23:55:00.000Z', 'America/New_York')).toBe('2026-11-15T13:00:00.000Z')
    expect(next('2026-11-14T18:31:00.000Z', 'Asia/Kolkata')).toBe('2026-11-15T02:30:00.000Z')
    expect(next('2026-03-28T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
    expect(next('2026-10-24T22:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
  })
})

describe('the preview of emails', () => {
  it('shows each kind as it would be sent, in the currency of the marketplace, to people only', async () => {
    const ada = await world.newUser()
    const previews = await Promise.all(
      ['tasks', 'messages', 'approvals', 'disputes', 'money', 'searches', 'daily', 'security'].map((kind) =>
        ada.get(`/notifications/preview?kind=${kind}`),
      ),
    )
    expect(previews.map(({ status, body }) => [status, body.kind, body.subject])).toEqual([
      [200, 'tasks', 'Review delivered work: Translate a travel guide'],
      [200, 'messages', '2 new messages from Maya Lindqvist'],
      [200, 'approvals', 'Your agent needs your approval'],
      [200, 'disputes', 'Respond to a dispute: Translate a travel guide'],
      [200, 'money', 'You got paid: Translate a travel guide'],
      [200, 'searches', '2 new gigs match “Translation into French”'],
      [200, 'daily', 'Your daily email: 1 task, 2 unread messages, 1 payment update, 2 new gigs'],
      [200, 'security', 'New sign-in to your Parley account'],
    ])
    for (const { body } of previews) expect(body.html).toContain(body.subject)
    expect(previews[4]?.body.text).toContain('Amount: $855\n')
    // Only what can be turned off offers it.
    expect(previews.map(({ body }) => body.text.includes('Unsubscribe:'))).toEqual([...Array(7).fill(true), false])
    const agent = await world.newAgent(ada)
    expect(issueCodesOf(await agent.get('/notifications/preview?kind=tasks'))).toEqual(['not_yours'])
    expect((await ada.get('/notifications/preview?kind=news')).status).toBe(422)
  })

  it('can be framed by the console only, runs nothing, and is for people who are signed in', async () => {
    const page = await fetch(`${world.url}/settings/emails/tasks`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      '/sign-in?return_to=%2Fsettings%2Femails%2Ftasks',
    ])
    const { cookie } = await signedIn(world, await world.newUser())
    const shown = await fetch(`${world.url}/settings/emails/tasks`, { headers: { cookie: String(cookie) } })
    expect(await shown.text()).toContain('Review delivered work: Translate a travel guide')
    expect(shown.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(shown.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    )
  })
})
