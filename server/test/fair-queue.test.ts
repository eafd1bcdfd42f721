import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FairQueue, type FairQueueOptions } from '../src/platform/fair-queue.ts'

const patient = { reserved: 0, waitMaxMs: 60_000 }
const overloaded = { issues: [{ code: 'overloaded' }] }

describe('the queue of writes and searches', () => {
  it('runs at most a number of writes at once, and the next one when a write succeeds or fails', async () => {
    const queue = new FairQueue('writes', { ...patient, atOnceMax: 2, waitingMax: 10 })
    let running = 0
    const most: number[] = []
    const write = async (fails: boolean) => {
      most.push(++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      if (fails) throw new Error('failed')
      return 'done'
    }
    const results = await Promise.allSettled(
      [false, true, false, true, false].map((f) => queue.run('ada', () => write(f))),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(Math.max(...most)).toBe(2)
    expect(running).toBe(0)
  })

  it('keeps the order of one user’s writes', async () => {
    const { order, add, finishAll } = await busyQueue({ waitingMax: 10 })
    for (const name of ['a1', 'a2', 'a3', 'a4']) add('ada', name)
    await finishAll()
    expect(order).toEqual(['a1', 'a2', 'a3', 'a4'])
  })

  it('lets users take turns, so that many writes of one user delay each write of another by at most one', async () => {
    const { order, add, finishAll } = await busyQueue({ waitingMax: 300 })
    for (let i = 0; i < 200; i++) add('ada', `a${i}`)
    add('ben', 'b0')
    add('ben', 'b1')
    add('cyd', 'c0')
    await finishAll()
    expect(order.slice(0, 7)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3'])
    expect(order).toHaveLength(203)
  })

  it('lets one user take all but the reserved slots, which others find free however slow that user’s work is', async () => {
    const queue = new FairQueue('writes', { ...patient, atOnceMax: 3, reserved: 1, waitingMax: 10 })
    const order: string[] = []
    const finish = new Map<string, () => void>()
    const add = (userId: string, name: string) =>
      queue.run(userId, () => {
        order.push(name)
        return new Promise<void>((resolve) => finish.set(name, resolve))
      })
    const all = [
      ...['a0', 'a1', 'a2', 'a3'].map((name) => add('ada', name)),
      ...['b0', 'b1'].map((name) => add('ben', name)),
    ]
    expect(order).toEqual(['a0', 'a1', 'b0'])
    const finishOne = async (name: string) => {
      finish.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await finishOne('b0')
    expect(order).toEqual(['a0', 'a1', 'b0', 'b1'])
    await finishOne('b1')
    expect(order).toHaveLength(4)
    await finishOne('a0')
    await finishOne('a2')
    expect(order).toEqual(['a0', 'a1', 'b0', 'b1', 'a2', 'a3'])
    for (const name of ['a1', 'a3']) await finishOne(name)
    await Promise.all(all)
  })

  it('refuses a write if too many are waiting, and says so before it’s asked to run', async () => {
    const { queue, order, add, finishAll } = await busyQueue({ waitingMax: 2 })
    queue.requireCapacity('ada')
    add('ada', 'a0')
    add('ada', 'a1')
    expect(() => queue.requireCapacity('ada')).toThrow('Too many writes are waiting')
    await expect(queue.run('ada', async () => order.push('a2'))).rejects.toMatchObject(overloaded)
    await finishAll()
    expect(order).toEqual(['a0', 'a1'])
    queue.requireCapacity('ada')
  })

  it('when full, replaces the newest write of the user with the most by one of a user with fewer', async () => {
    const { queue, order, add, finishAll } = await busyQueue({ waitingMax: 4 })
    const ofAda = ['a0', 'a1', 'a2', 'a3'].map((name) => add('ada', name))
    queue.requireCapacity('ben')
    add('ben', 'b0')
    add('ben', 'b1')
    for (const refused of ofAda.slice(2)) await expect(refused).rejects.toMatchObject(overloaded)
    // Both have two now: a third of either would leave the other with fewer.
    expect(() => queue.requireCapacity('ben')).toThrow('Too many writes are waiting')
    await expect(add('ben', 'b2')).rejects.toMatchObject(overloaded)
    await finishAll()
    expect(order).toEqual(['a0', 'b0', 'a1', 'b1'])
  })
})

describe('a write that waits too long', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('is refused without running, and its place is free again', async () => {
    const { queue, order, add, finishAll } = await busyQueue({ waitingMax: 1, waitMaxMs: 200 })
    const late = add('ada', 'late')
    await vi.advanceTimersByTimeAsync(199)
    expect(() => queue.requireCapacity('ada')).toThrow('Too many writes are waiting')
    await vi.advanceTimersByTimeAsync(1)
    await expect(late).rejects.toMatchObject(overloaded)
    add('ada', 'next')
    await finishAll()
    expect(order).toEqual(['next'])
    // No timer of finished work is left, which would refuse it.
    const before = queue.load
    await vi.advanceTimersByTimeAsync(1_000)
    expect(queue.load).toEqual(before)
  })

  it('may wait longer while few wait, as in a burst', async () => {
    const { add } = await busyQueue({ waitingMax: 10, waitMaxMs: 2_000, overload: { above: 2, waitMaxMs: 200 } })
    const refused: string[] = []
    for (const name of ['first', 'second', 'third']) add('ada', name).catch(() => refused.push(name))
    await vi.advanceTimersByTimeAsync(200)
    expect(refused).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(1_799)
    expect(refused).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual(['first', 'second', 'third'])
  })

  it('is refused soon if many more are waiting', async () => {
    const { add } = await busyQueue({ waitingMax: 10, waitMaxMs: 2_000, overload: { above: 2, waitMaxMs: 200 } })
    const refused: string[] = []
    add('ada', 'early').catch(() => refused.push('early'))
    await vi.advanceTimersByTimeAsync(300)
    for (const name of ['b', 'c']) add('ada', name)
    await vi.advanceTimersByTimeAsync(99)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual(['early'])
  })
})

/** A queue with one place, which is taken until `finishAll`; `order` is the order in which the other writes run. */
async function busyQueue(options: Partial<FairQueueOptions> & { waitingMax: number }) {
  const queue = new FairQueue('writes', { atOnceMax: 1, ...patient, ...options })
  const order: string[] = []
  const added: Promise<unknown>[] = []
  let finish = () => {}
  const first = queue.run('zoe', () => new Promise<void>((resolve) => (finish = resolve)))
  return {
    queue,
    order,
    add(userId: string, name: string): Promise<unknown> {
      const write = queue.run(userId, async () => void order.push(name))
      write.catch(() => {})
      added.push(write)
      return write
    },
    async finishAll(): Promise<void> {
      finish()
      await Promise.allSettled([first, ...added])
    },
  }
}
