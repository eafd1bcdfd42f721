import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'

const live = {
  MODE: 'live',
  DATABASE_URL: 'postgres://db/parley',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  PAYMENTS: 'manual',
}

describe('the configuration', () => {
  it('has a default for everything in the sandbox', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      mode: 'sandbox',
      databaseUrl: null,
      currency: 'USD',
      rules: { feeBps: 500 },
      payments: 'sandbox',
      rateLimitPerMinute: 1200,
      logLevel: 'info',
      metricsPort: null,
    })
  })

  it('treats an empty value as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ', OPERATOR_KEY: '' })).toEqual(parseConfig({}))
  })

  it('documents every quota with its default, and takes others', () => {
    const documented = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
      /^#(QUOTA_\w+)=(\d+)$/gm,
    )
    const defaults = Object.entries(parseConfig({}).rules.quotas).map(([name, limit]) => [
      `QUOTA_${name.toUpperCase()}`,
      limit,
    ])
    expect(Array.from(documented, ([, name, limit]) => [name, Number(limit)])).toEqual(defaults)
    expect(parseConfig({ QUOTA_DRAFT_GIGS: '7' }).rules.quotas.draft_gigs).toBe(7)
    expect(() => parseConfig({ QUOTA_DRAFT_GIGS: '0' })).toThrow('QUOTA_DRAFT_GIGS')
  })

  it('sizes connection pools by the number of cores, and shows what’s in use', () => {
    const { capacity, settings } = parseConfig({ DATABASE_SEARCH_CONNECTIONS: '9', QUEUE_WAIT_MAX_MS: '50' })
    const cores = availableParallelism()
    expect(capacity).toEqual({
      lookupConnections: Math.max(2, cores),
      listConnections: Math.max(2, cores),
      searchConnections: 9,
      writeConnections: Math.max(2, 6 * cores),
      waitingMax: 500,
      waitMaxMs: 50,
    })
    const shown = settings.filter(({ name }) => name.startsWith('DATABASE_') && name.endsWith('CONNECTIONS'))
    expect(shown.map(({ value }) => Number(value))).toEqual(Object.values(capacity).slice(0, 4))
    expect(() => parseConfig({ DATABASE_LIST_CONNECTIONS: '0' })).toThrow('DATABASE_LIST_CONNECTIONS')
  })

  it('reports every problem at once', () => {
    const env = {
      PORT: '99999',
      MODE: 'demo',
      DATABASE_URL: 'mysql://user:hunter2@db/x',
      SECRET_KEY: 'short',
      OPERATOR_KEY: 'hello',
      CURRENCY: 'dollars',
      PLATFORM_FEE_BPS: '-1',
      PAYMENTS: 'paypal',
      RATE_LIMIT_PER_MINUTE: 'many',
      WEBHOOK_TARGETS: 'all',
      LOG_LEVEL: 'loud',
      METRICS_PORT: 'x',
      PUBLIC_URL: 'ftp://x',
    }
    let message = ''
    try {
      parseConfig(env)
    } catch (error) {
      message = String(error)
    }
    for (const name of Object.keys(env)) expect(message).toContain(name)
    expect(message).toContain('13 problems')
    expect(message).not.toContain('hunter2')
  })

  it('requires a database, a secret key and real payments in live mode', () => {
    expect(() => parseConfig({ MODE: 'live' })).toThrow(/DATABASE_URL[\s\S]*SECRET_KEY[\s\S]*PAYMENTS/)
    expect(parseConfig(live).mode).toBe('live')
  })

  it('requires https in live mode, except on loopback', () => {
    for (const given of [{ PUBLIC_URL: 'http://market.example' }, { HOST: '10.0.0.5' }]) {
      expect(() => parseConfig({ ...live, ...given })).toThrow('needs a PUBLIC_URL that starts with https://')
    }
    for (const PUBLIC_URL of [
      'https://market.example',
      'http://localhost:3000',
      'http://127.0.0.1',
      'http://[::1]:80',
    ]) {
      expect(parseConfig({ ...live, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
    }
    expect(parseConfig({ PUBLIC_URL: 'http://market.example' }).mode).toBe('sandbox')
  })

  it('says that email is off in live mode without a mail server, which needs a sender and links that work', () => {
    expect(parseConfig(live).warnings).toEqual([expect.stringContaining('Email is off')])
    const SMTP_URL = 'smtp://user:hunter2@mail.example'
    expect(() => parseConfig({ ...live, SMTP_URL })).toThrow(/MAIL_FROM[\s\S]*PUBLIC_URL/)
    const mailing = { SMTP_URL, MAIL_FROM: 'Us <us@market.example>', PUBLIC_URL: 'https://market.example' }
    expect(parseConfig({ ...live, ...mailing }).warnings).toEqual([])
    expect(() => parseConfig({ SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL must start with smtp://')
  })

  it('lets people join without an invitation in the sandbox, and in live mode only if SIGN_UP is open', () => {
    expect(parseConfig({}).rules.signUp).toBe('open')
    expect(parseConfig(live).rules.signUp).toBe('closed')
    expect(parseConfig({ ...live, SIGN_UP: 'open' }).rules.signUp).toBe('open')
  })

  it('drops the slash at the end of PUBLIC_URL', () => {
    expect(parseConfig({ PUBLIC_URL: 'https://api.example.com/' }).publicUrl).toBe('https://api.example.com')
  })

  it('warns only about unknown variables that resemble ours or have our prefixes', () => {
    const env = {
      LOG_LEVLE: 'debug',
      PROT: '80',
      DATABASE_URI: 'postgres://db/parley',
      DEADLINE_REVIEW_DAYS: '3',
      PARLEY_MODE: 'live',
      // The command line and the SDK read these.
      PARLEY_URL: 'http://localhost:3000',
      PARLEY_KEY: 'parley_sk_x',
      PARLEY_PROFILE: 'work',
      PARLEY_CONFIG_DIR: '/tmp',
      PARLEY_KEYCHAIN: 'off',
      // Other programs, the shell and npm set these.
      NODE: '/usr/bin/node',
      HOME: '/root',
      HOSTNAME: 'box',
      PATH: '/bin',
      PGPORT: '5432',
      LOGNAME: 'ada',
    }
    const { warnings } = parseConfig(env)
    expect(warnings.map((warning) => warning.split(' ')[2])).toEqual([
      'LOG_LEVLE',
      'PROT',
      'DATABASE_URI',
      'DEADLINE_REVIEW_DAYS',
      'PARLEY_MODE',
    ])
    expect(warnings.join('\n')).toMatch(/LOG_LEVEL\?[\s\S]*PORT\?[\s\S]*DATABASE_URL\?/)
    expect(parseConfig({}).warnings).toEqual([])
  })

  it('takes TRUST_PROXY as a number of proxies or as their addresses', () => {
    expect(parseConfig({}).trustProxy).toBe(0)
    expect(parseConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ])
    for (const wrong of ['true', '11', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/8/8', 'proxy.example', '::1,']) {
      expect(() => parseConfig({ TRUST_PROXY: wrong }), wrong).toThrow('TRUST_PROXY')
    }
  })
})
