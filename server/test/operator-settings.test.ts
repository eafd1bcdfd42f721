import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { envExample, settingsCatalog } from '../src/platform/kernel/settings-catalog.ts'
import { createWorld } from './support/world.ts'

const env = {
  PLATFORM_FEE_BPS: '750',
  DATABASE_URL: 'postgres://parley:hunter2@localhost/parley',
  SMTP_URL: 'smtp://user:hunter2@mail.example.com',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  OPERATOR_KEY: `parley_sk_${'a'.repeat(40)}`,
}

describe('the configuration', async () => {
  const world = await createWorld({ settings: {}, shownSettings: parseConfig(env).settings })

  it('is shown with values, defaults and meanings', async () => {
    const { status, body } = await world.operator.get('/operator/settings')
    expect(status).toBe(200)
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(Object.keys(settingsCatalog))
    const byName = Object.fromEntries(body.data.map((setting: { name: string }) => [setting.name, setting]))
    expect(byName.PLATFORM_FEE_BPS).toEqual({
      name: 'PLATFORM_FEE_BPS',
      group: 'money',
      meaning: expect.stringContaining('hundredths of a percent'),
      value: '750',
      environment_value: '750',
      default_value: '500',
      is_set: true,
      is_secret: false,
      is_changeable: true,
      minimum: 0,
      maximum: 10_000,
      choices: null,
      changed_at: null,
      changed_by: null,
    })
    expect(byName.CURRENCY).toMatchObject({ value: 'USD', default_value: 'USD', is_set: false })
    expect(byName.SIGN_UP).toMatchObject({ value: 'open', is_set: false })
    expect(byName.DATABASE_URL).toMatchObject({ value: null, is_set: true, is_secret: true })
    expect(byName.PREVIOUS_SECRET_KEY).toMatchObject({ value: null, is_set: false, is_secret: true })
  })

  it('never shows a secret, and shows members nothing', async () => {
    const { text } = await world.operator.get('/operator/settings')
    for (const secret of ['hunter2', env.SECRET_KEY, env.OPERATOR_KEY]) expect(text).not.toContain(secret)
    expect((await (await world.newUser()).get('/operator/settings')).status).toBe(403)
  })

  it('is what .env.example lists', () => {
    const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    expect(file, 'run: npm run env-example').toBe(envExample())
    const shown = file.matchAll(/^#([A-Z_]+)=(.*)$/gm)
    expect(Array.from(shown, ([, name]) => name)).toEqual(Object.keys(settingsCatalog))
  })

  it('starts with the values that .env.example shows', () => {
    const file = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const given = Object.entries(settingsCatalog).flatMap(([name, info]) =>
      info.default ? [[name, info.default]] : [],
    )
    expect(parseConfig(Object.fromEntries(given)).warnings).toEqual([])
    expect(file.length).toBeGreaterThan(1_000)
  })
})
