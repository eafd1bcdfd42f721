import { expect, it } from 'vitest'
import { accountTools } from '../src/mcp/tools/account-tools.ts'
import type { Args, ToolRun } from '../src/mcp/tools/tool.ts'

const READS_MAX = 30

it('waiting for an event reads a limited part of a long history per call, and the next call continues there', async () => {
  const history = Array.from({ length: 1_000 }, (_, index) => ({
    id: `evt_${index}`,
    type: index === 500 ? 'approval.approved' : 'gig.created',
    subject: { type: 'gig', id: 'gig_1' },
  }))
  const first = await wait(history, '0')
  expect(first).toMatchObject({ rows: [], reads: READS_MAX })
  expect(first.summary).toMatch(/there are more/)
  const second = await wait(history, String(first.more?.after))
  expect(second.rows).toEqual([history[500]])
  expect(second.reads).toBeLessThanOrEqual(READS_MAX)
})

async function wait(history: readonly object[], after: string) {
  let reads = 0
  const call = async (_operation: string, { after: from, limit }: Args) => {
    reads++
    const end = Number(from) + limit
    const data = { data: history.slice(Number(from), end), next_cursor: String(Math.min(end, history.length)) }
    return { data, idempotencyKey: null, replayed: false }
  }
  const formatting = { now: '2026-11-14T23:55:00.000Z', currency: 'USD' }
  const run: ToolRun = { formatting, scopes: [], call }
  const tool = accountTools.find(({ name }) => name === 'wait_for_events')
  const result = await tool?.run({ after, types: ['approval.approved'], wait: 0 }, run)
  return { ...result, reads }
}
