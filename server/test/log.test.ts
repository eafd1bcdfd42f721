import { describe, expect, it, vi } from 'vitest'
import { createLog, Lines } from '../src/platform/log.ts'

describe('the log', () => {
  function collect() {
    const pieces: string[] = []
    const lines = new Lines({ write: (piece) => void pieces.push(piece) })
    return { pieces, lines, log: createLog('info', lines) }
  }

  it('hands on few lines soon, and in order', async () => {
    vi.useFakeTimers()
    try {
      const { pieces, log } = collect()
      for (const n of [1, 2, 3]) log.info({ n }, 'said')
      expect(pieces).toEqual([])
      vi.advanceTimersByTime(50)
      const said = pieces
        .join('')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).n)
      expect(said).toEqual([1, 2, 3])
      log.info({ n: 4 }, 'said')
      vi.advanceTimersByTime(50)
      expect(pieces).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it('hands on many lines at once, none of them twice, and all of them at the end', () => {
    const { pieces, lines, log } = collect()
    for (let n = 0; n < 1_000; n++) log.info({ n }, 'said')
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.length).toBeLessThan(20)
    lines.handOn()
    lines.handOn()
    const said = pieces
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).n)
    expect(said).toEqual(Array.from({ length: 1_000 }, (_, n) => n))
  })
})
