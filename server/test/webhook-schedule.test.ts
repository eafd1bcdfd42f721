import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideAttempt } from '../src/events/webhooks/domain.ts'

const failed = { statusCode: 500, retryAfterSeconds: null }

function delaysOf(random: number): number[] {
  const delays: number[] = []
  for (let number = 1; ; number++) {
    const decision = decideAttempt(failed, number, random)
    if (decision.action !== 'postpone') return delays
    delays.push(decision.delaySeconds)
  }
}

describe('the schedule of attempts', () => {
  it('has ten attempts with growing delays, over about three days', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const delays = delaysOf(random)
        expect(delays).toHaveLength(9)
        expect([...delays].sort((a, b) => a - b)).toEqual(delays)
        const days = delays.reduce((sum, delay) => sum + delay, 0) / 86_400
        expect(days).toBeGreaterThan(2.3)
        expect(days).toBeLessThan(3.6)
      }),
    )
    expect(delaysOf(0.5).reduce((sum, delay) => sum + delay, 0) / 86_400).toBeCloseTo(3, 1)
  })

  it('has random jitter', () => {
    expect(delaysOf(0)[0]).toBeLessThan(delaysOf(1)[0] ?? 0)
  })

  it('ends with success at any 2xx, and without a retry at 410', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.integer({ min: 1, max: 40 }), (statusCode, number) => {
        const { action } = decideAttempt({ statusCode, retryAfterSeconds: null }, number, 0.5)
        if (statusCode >= 200 && statusCode <= 299) expect(action).toBe('succeed')
        else if (statusCode === 410) expect(action).toBe('giveUp')
        else expect(action).toBe(number < 10 ? 'postpone' : 'giveUp')
      }),
    )
    expect(decideAttempt({ statusCode: 410, retryAfterSeconds: null }, 1, 0)).toEqual({ action: 'giveUp', gone: true })
  })

  it('waits for Retry-After, but at most a day', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 9 }), (retryAfterSeconds, number) => {
        const decision = decideAttempt({ statusCode: 503, retryAfterSeconds }, number, 0)
        if (decision.action !== 'postpone') throw new Error('There should be another attempt.')
        expect(decision.delaySeconds).toBeGreaterThanOrEqual(Math.min(retryAfterSeconds, 86_400))
      }),
    )
  })
})
