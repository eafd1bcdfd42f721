import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createLog, textOutput } from '../src/platform/log.ts'

describe('the log', () => {
  it('writes one JSON object per line', () => {
    const { lines, log } = collect()
    log.info({ n: 1 }, 'first')
    log.warn('second')
    log.debug('below the level')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', n: 1, msg: 'first' },
      { level: 'warn', msg: 'second' },
    ])
  })

  it.each([
    'parley_sk_H4wk8o4wlOKX3nGtNUQQpmukeXicnY8LMf01pBci',
    'PARLEY%5Fsk%5fH4wk8o4wlOKX3nGtNUQQpmukeXicnY8LMf01pBci',
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  ])('masks the secret %s wherever it is', (secret) => {
    const { lines, log } = collect()
    log.info({ path: `/api/keys/${secret}?x=1`, err: new Error(`bad ${secret}`) }, `got ${secret}`)
    expect(lines.join('')).not.toContain(secret)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/api/keys/[secret]?x=1', msg: 'got [secret]' })
  })
})

describe('the log at a terminal', () => {
  it('is text: the time, the level unless it is info, the message and its values', () => {
    const stream = new PassThrough()
    const log = createLog('info', textOutput(stream))
    log.info({ migrations: ['one.sql', 'two.sql'] }, 'migrated the database')
    log.warn({ job: 'events' }, 'the database isn’t responding')
    log.error({ err: new Error('bad parley_sk_H4wk8o4wlOKX3nGtNUQQpmukeXicnY8LMf01pBci') }, 'a job failed')
    log.info('an escape \u001b[31m sequence')
    const lines = String(stream.read()).split('\n')
    const texts = lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''))
    expect(texts.slice(0, 4)).toEqual([
      'migrated the database (migrations: 2)',
      'warn: the database isn’t responding (job: "events")',
      'error: a job failed',
      '  Error: bad [secret]',
    ])
    expect(texts).toContain('an escape ?[31m sequence')
  })
})

function collect() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => void lines.push(line) }) }
}
