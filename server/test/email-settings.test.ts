import { describe, expect, it } from 'vitest'
import { nextDailyAt } from '../src/events/emails/domain.ts'
import type { Instant } from '../src/platform/kernel/time.ts'
import { issueCodesOf } from './support/client.ts'
import { createWorld } from './support/world.ts'

const world = await createWorld()

describe('notification settings', () => {
  it('are sent now by default, change by kind, and cannot turn off security', async () => {
    const ada = await world.newUser()
    const standard = {
      tasks: 'now',
      messages: 'now',
      approvals: 'now',
      disputes: 'now',
      money: 'now',
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
  it('is sent at 8:00 in the time zone of its reader, also on days when the clock changes', () => {
    const next = (now: string, timeZone: string | null) => nextDailyAt(now as Instant, timeZone)
    expect(next('2026-11-14T07:59:59.999Z', null)).toBe('2026-11-14T08:00:00.000Z')
    expect(next('2026-11-14T08:00:00.000Z', null)).toBe('2026-11-15T08:00:00.000Z')
    expect(next('2026-11-14T23:55:00.000Z', 'America/New_York')).toBe('2026-11-15T13:00:00.000Z')
    expect(next('2026-11-14T18:31:00.000Z', 'Asia/Kolkata')).toBe('2026-11-15T02:30:00.000Z')
    expect(next('2026-03-28T22:00:00.000Z', 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
    expect(next('2026-10-24T22:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
  })
})
