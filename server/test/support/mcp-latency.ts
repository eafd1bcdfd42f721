import { Pool } from 'undici'
import { postGig } from './deals.ts'
import { rpc, rpcHeaders } from './mcp.ts'
import type { World } from './world.ts'

/** The medians of a read over the API and as a tool, on one connection, in five alternating pairs of runs. */
export async function measureLatency(world: World): Promise<{ apiMs: number; mcpMs: number; addedMs: number }> {
  const gigId = await postGig(world.operator)
  const connection = new Pool(world.url, { connections: 1 })
  const authorization = `Bearer ${world.operator.secret}`
  const overApi = () => connection.request({ path: `/api/gigs/${gigId}`, method: 'GET', headers: { authorization } })
  const call = { name: 'api_read', arguments: { operation: 'getGig', input: { id: gigId } } }
  const headers = {
    authorization,
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    ...rpcHeaders('tools/call', call.name),
  }
  const body = JSON.stringify(rpc('tools/call', call))
  const overMcp = () => connection.request({ path: '/mcp', method: 'POST', headers, body })
  try {
    // The first calls load and compile.
    await medianOf(overApi)
    await medianOf(overMcp)
    const pairs: [apiMs: number, mcpMs: number][] = []
    for (let pair = 0; pair < PAIRS; pair++) pairs.push([await medianOf(overApi), await medianOf(overMcp)])
    return {
      apiMs: median(pairs.map(([apiMs]) => apiMs)),
      mcpMs: median(pairs.map(([, mcpMs]) => mcpMs)),
      addedMs: median(pairs.map(([apiMs, mcpMs]) => mcpMs - apiMs)),
    }
  } finally {
    await connection.destroy()
  }
}

const PAIRS = 5
const CALLS = 300

async function medianOf(send: () => ReturnType<Pool['request']>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < CALLS; count++) {
    const startedMs = performance.now()
    const { statusCode, body } = await send()
    const text = await body.text()
    times.push(performance.now() - startedMs)
    if (statusCode !== 200 || text.includes('"isError":true')) throw new Error(`${statusCode} ${text}`)
  }
  return median(times)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number
}
