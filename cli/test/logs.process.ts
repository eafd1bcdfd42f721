import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { newToken } from '../../server/test/support/oauth.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { newMachine } from './support/parley.ts'

const world = await createWorld()

describe('parley logs tail', () => {
  it('shows the last requests, then new ones as they are answered, each once', async () => {
    const ada = await world.newUser()
    await ada.get('/wallet')
    await world.app.requestLog.flush()
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: ada.secret ?? '' })
    const tail = machine.start(['logs', 'tail'], { columns: 200 })
    await tail.stdout.until(/\/api\/wallet/)
    await tail.stderr.until(/Following requests/)
    const refused = await ada.post('/gigs', {})
    await ada.get('/inbox')
    await tail.stdout.until(/\/api\/inbox/)
    tail.interrupt()
    expect((await tail.done).code).toBe(130)
    const plain = stripVTControlCharacters(tail.stdout.value)
    expect(plain).toMatch(
      new RegExp(
        `\\d\\d:\\d\\d:\\d\\d {2}422 {2}POST +/api/gigs {2}\\d+ ms {2}required.* ${refused.headers.get('x-request-id')}`,
      ),
    )
    expect(plain.match(/\/api\/wallet/g)).toHaveLength(1)
    expect(plain.match(/\/api\/gigs/g)).toHaveLength(1)
    // In color on a terminal: what was refused stands out.
    expect(tail.stdout.value).toContain('\u001b[33m422\u001b[39m')
  })

  it('shows only failures, only one key, or JSON, when asked to', async () => {
    const ada = await world.newUser()
    const other = (await ada.post('/keys', { name: 'other' })).body
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: ada.secret ?? '' })
    const tail = machine.start(['logs', 'tail', '--failed', '--key', other.id, '--json', '--last', '0'])
    await tail.stderr.until(/Following requests/)
    await ada.post('/gigs', {})
    await world.as(other.key).get('/wallet')
    await world.as(other.key).get('/gigs/gig_00000000000000000000000000')
    await tail.stdout.until(/\n/)
    tail.interrupt()
    await tail.done
    const lines = tail.stdout.value.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ operation: 'getGig', status: 404, key_id: other.id, issue_codes: ['not_found'] }),
    ])
  })

  it('says what it needs when it may not read the log', async () => {
    const ada = await world.newUser()
    const { key } = (await ada.post('/keys', { name: 'reader', scopes: ['read'] })).body
    const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: key })
    const refused = await machine.run(['logs', 'tail'])
    expect(refused.code).toBe(4)
    expect(refused.stderr).toContain('keys:write')
    const { secret } = await newToken(world, ada)
    expect((await world.as(secret).get('/requests')).status).toBe(403)
    const wrong = await machine.run(['logs', 'tail', '--last', 'many'])
    expect(wrong.code).toBe(2)
  })
})
