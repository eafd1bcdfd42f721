import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Turns } from '../src/platform/http/turns.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.advanceTimersByTime(60_000)
})

afterEach(() => {
  vi.useRealTimers()
})

describe('more writes than can be done at once', () => {
  it('take their turns in the order in which they came, however each of them ends', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 3, patienceMs: 60_000, patienceWhenBusyMs: 60_000 })
    const order: number[] = []
    const note = async (number: number) => {
      order.push(number)
      if (number === 2) throw new Error('two')
    }
    let finish = () => {}
    const first = turns.take(() => new Promise<void>((resolve) => (finish = resolve)))
    const others = [1, 2, 3].map((number) => turns.take(() => note(number)))
    await expect(turns.take(() => note(4))).rejects.toMatchObject({ issues: [{ code: 'overloaded' }] })
    finish()
    await first
    expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    await turns.take(() => note(5))
    expect(order).toEqual([1, 2, 3, 5])
  })

  it('that take up little share a place, and still nobody is overtaken', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 10, patienceMs: 60_000, patienceWhenBusyMs: 60_000 })
    const begun: string[] = []
    const finish = new Map<string, () => void>()
    const come = (name: string) => () =>
      new Promise<void>((resolve) => {
        begun.push(name)
        finish.set(name, resolve)
      })
    const all = [
      ...['a', 'b', 'c'].map((name) => turns.takeQuarter(come(name))),
      turns.take(come('whole')),
      turns.takeQuarter(come('d')),
    ]
    expect(begun).toEqual(['a', 'b', 'c'])
    for (const name of ['a', 'b', 'c']) finish.get(name)?.()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'whole']))
    finish.get('whole')?.()
    await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'whole', 'd']))
    finish.get('d')?.()
    await Promise.all(all)
  })

  it('wait out a burst, but not a queue that stays', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 100, patienceMs: 1_000, patienceWhenBusyMs: 100 })
    const finish: (() => void)[] = []
    const come = () => turns.take(() => new Promise<void>((resolve) => finish.push(resolve)))
    const waitedMs = async () => {
      const cameMs = performance.now()
      return come().catch(() => performance.now() - cameMs)
    }
    const first = come()
    // One comes every 50 ms, and nobody gets ahead.
    const waits: Promise<unknown>[] = []
    for (let i = 0; i < 30; i++) {
      waits.push(waitedMs())
      await vi.advanceTimersByTimeAsync(50)
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await Promise.all(waits)).toEqual([...Array(21).fill(1_000), ...Array(9).fill(100)])
    // When nobody had to wait for a while, all have time again.
    finish.shift()?.()
    await first
    await vi.advanceTimersByTimeAsync(200)
    const next = come()
    const again = waitedMs()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await again).toBe(1_000)
    finish.shift()?.()
    await next
  })
})

describe('a line of writes', () => {
  it('may stay as long as it is short: nobody is sent away by a moment in which nothing moves', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 100, patienceMs: 500, patienceWhenBusyMs: 200 })
    let takesMs = 10
    const refused: unknown[] = []
    // Five callers, each of whom comes again at once.
    const caller = async () => {
      for (let i = 0; i < 50; i++) {
        await turns
          .take(() => new Promise((resolve) => setTimeout(resolve, takesMs)))
          .catch((error) => refused.push(error))
      }
    }
    const callers = Array.from({ length: 5 }, caller)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(turns.sendsAway()).toBe(false)
    takesMs = 300
    await vi.advanceTimersByTimeAsync(20)
    takesMs = 10
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all(callers)
    expect(refused).toEqual([])
  })

  it.each([
    ['still too long after a moment', 100, true],
    ['no longer too long after a while', 1_000, false],
  ])('is %s in which it was short', async (_, shortForMs, sentAway) => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 100, patienceMs: 500, patienceWhenBusyMs: 100 })
    let takesMs = 50
    const come = (count: number) => {
      for (let i = 0; i < count; i++) {
        void turns.take(() => new Promise((resolve) => setTimeout(resolve, takesMs))).catch(() => {})
      }
    }
    for (let i = 0; i < 40; i++) {
      come(2)
      await vi.advanceTimersByTimeAsync(50)
    }
    come(4)
    expect(turns.sendsAway()).toBe(true)
    // The one at it takes its time; then somebody always waits, but for 20 ms.
    takesMs = 5
    await vi.advanceTimersByTimeAsync(50)
    for (let passedMs = 0; passedMs < shortForMs; passedMs += takesMs) {
      come(1)
      await vi.advanceTimersByTimeAsync(takesMs)
    }
    come(40)
    expect(turns.sendsAway()).toBe(sentAway)
  })

  it('lets nobody wait in vain as long as too many come, though all who are let in get their turns soon', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 1_000, patienceMs: 500, patienceWhenBusyMs: 100 })
    const waitedMs: number[] = []
    const inVain: number[] = []
    const startMs = performance.now()
    const come = () => {
      const cameMs = performance.now() - startMs
      void turns
        .take(() => {
          if (cameMs >= 1_000) waitedMs.push(performance.now() - startMs - cameMs)
          return new Promise((resolve) => setTimeout(resolve, 5))
        })
        .catch(() => inVain.push(cameMs))
    }
    // Three come in the time that one takes; now and then, nobody for long enough that the line is empty.
    for (let passedMs = 0; passedMs < 10_000; passedMs += 5) {
      for (let i = 0; i < 3 && passedMs % 1_000 < 900; i++) if (!turns.sendsAway()) come()
      await vi.advanceTimersByTimeAsync(5)
    }
    expect(inVain.filter((cameMs) => cameMs < 1_000).length).toBeGreaterThan(0)
    expect(inVain.filter((cameMs) => cameMs >= 1_000)).toEqual([])
    expect(waitedMs.length).toBeGreaterThan(1_600)
    expect(Math.max(...waitedMs)).toBeLessThan(100)
  })

  it('that was too long leaves room for bursts again, once there are rests between them', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 1_000, patienceMs: 500, patienceWhenBusyMs: 100 })
    const come = () => turns.take(() => new Promise((resolve) => setTimeout(resolve, 5))).catch(() => {})
    const sentAway: number[] = []
    for (let passedMs = 0; passedMs < 5_000; passedMs += 5) {
      // Far too many for two seconds; then 20 within 10 ms, again and again before half a second is over.
      const coming = passedMs < 2_000 ? 3 : passedMs % 400 < 10 ? 10 : 0
      for (let i = 0; i < coming; i++) {
        if (turns.sendsAway()) sentAway.push(passedMs)
        else void come()
      }
      await vi.advanceTimersByTimeAsync(5)
    }
    expect(sentAway.filter((passedMs) => passedMs < 2_000).length).toBeGreaterThan(0)
    expect(sentAway.filter((passedMs) => passedMs >= 2_500)).toEqual([])
  })

  it('is as quick as ever after a moment in which nothing moved', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 1_000, patienceMs: 500, patienceWhenBusyMs: 100 })
    const sentAway: number[] = []
    // For ten seconds, the first one is at it; those who come meanwhile wait in vain.
    let takesMs = 10_000
    for (let passedMs = 0; passedMs < 12_000; passedMs += 20) {
      for (let i = 0; i < 3; i++) {
        if (turns.sendsAway()) sentAway.push(passedMs)
        else void turns.take(() => new Promise((resolve) => setTimeout(resolve, takesMs))).catch(() => {})
      }
      takesMs = 5
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(sentAway.filter((passedMs) => passedMs > 10_200)).toEqual([])
  })

  it('is not held up by one that waited in vain for more than those behind it need', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 10, patienceMs: 50, patienceWhenBusyMs: 50 })
    let finish = () => {}
    const first = turns.takeQuarter(() => new Promise<void>((resolve) => (finish = resolve)))
    const whole = turns.take(async () => 'done').catch(() => 'refused')
    await vi.advanceTimersByTimeAsync(25)
    const behind = turns.takeQuarter(async () => 'done').catch(() => 'refused')
    await vi.advanceTimersByTimeAsync(25)
    expect(await Promise.all([whole, behind])).toEqual(['refused', 'done'])
    finish()
    await first
  })

  it('is known to be too long from its pace, once it has stayed, and until it is gone', async () => {
    const turns = new Turns({ atOnceMax: 1, waitingMax: 100, patienceMs: 1_000, patienceWhenBusyMs: 100 })
    const come = () => turns.take(() => new Promise((resolve) => setTimeout(resolve, 50))).catch(() => {})
    // Two come in the time that one takes.
    const sentAway: boolean[] = []
    for (let i = 0; i < 40; i++) {
      void come()
      void come()
      await vi.advanceTimersByTimeAsync(50)
      sentAway.push(turns.sendsAway())
    }
    expect(sentAway.slice(0, 18)).toEqual(Array(18).fill(false))
    expect(sentAway.slice(25)).toEqual(Array(15).fill(true))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(turns.sendsAway()).toBe(false)
  })
})
