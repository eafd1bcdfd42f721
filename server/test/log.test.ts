import { describe, expect, it } from 'vitest'
import { createLog } from '../src/platform/log.ts'

describe('the log', () => {
  it('writes one JSON object a line', () => {
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

function collect() {
  const lines: string[] = []
  return { lines, log: createLog('info', { write: (line) => void lines.push(line) }) }
}
