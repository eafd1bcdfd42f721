import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createWorld } from '../../server/test/support/world.ts'
import { attempt } from '../attempt.ts'
import { openMarket } from '../market.ts'
import { createModel } from '../model.ts'
import { modelAgent } from '../model-agent.ts'
import { tasks } from '../tasks.ts'
import { ways } from '../ways.ts'

const world = await createWorld({ working: true })
const market = openMarket({ url: world.url, operatorKey: String(world.operator.secret) })

/** What the stand-in says after seeing these tool results. */
type Part = (results: readonly string[]) => { text: string; calls: readonly { name: string; arguments: string }[] }

const applies: Part = ([first, second]) => {
  if (first === undefined) {
    return { text: 'I look for it.', calls: [{ name: 'find_work', arguments: '{"q":"sundial"}' }] }
  }
  if (second === undefined) {
    const [, gig_id] = /(gig_\w{26})[^\n]*square/.exec(first) ?? []
    return {
      text: '',
      calls: [{ name: 'apply', arguments: JSON.stringify({ gig_id, message: 'Slate!', rate_cents: 57_600 }) }],
    }
  }
  return { text: 'Done.\nANSWER: ', calls: [] }
}

const reads: Part = ([first]) => {
  if (first === undefined) return { text: '', calls: [{ name: 'wallet', arguments: '{}' }] }
  return { text: `Let me see.\nANSWER: ${/available_cents: (\d+)/.exec(first)?.[1]}`, calls: [] }
}

const confused: Part = ([first, second]) => {
  if (first === undefined) return { text: '', calls: [{ name: 'wallet', arguments: '{"unfinished' }] }
  return second === undefined
    ? { text: '', calls: [{ name: 'purse', arguments: '{}' }] }
    : { text: 'I give up.', calls: [] }
}

describe('a model', () => {
  it.each(['openai', 'anthropic'] as const)('trades through an API like that of %s', async (api) => {
    const { outcome, requests } = await play(api, 'apply to the best gig', applies)
    expect(outcome.problems).toEqual([])
    expect(outcome.calls).toBe(2)
    expect(requests).toHaveLength(4)
    expect(JSON.stringify(requests[0]?.body)).toContain('Among the open gigs about a sundial')
    expect(requests[0]?.body).toMatchObject({ model: 'stand-in' })
    const { authorization, 'x-api-key': key } = requests[0]?.headers ?? {}
    expect(api === 'openai' ? authorization : key).toBe(api === 'openai' ? 'Bearer secret' : 'secret')
  })

  it.each(['openai', 'anthropic'] as const)('answers a question through an API like that of %s', async (api) => {
    const { outcome } = await play(api, 'spendable money', reads)
    expect(outcome.problems).toEqual([])
  })

  it('is told when it calls something that doesn’t exist, and fails when it gives up', async () => {
    const { outcome, requests } = await play('openai', 'spendable money', confused)
    expect(JSON.stringify(requests.at(-2)?.body)).toContain('The arguments aren’t a JSON object.')
    expect(JSON.stringify(requests.at(-1)?.body)).toContain('purse')
    expect(outcome.problems).toEqual([expect.stringMatching(/^The answer is /)])
  })
})

/** Lets a stand-in model do a task. It responds to the first request that it's busy. */
async function play(api: 'openai' | 'anthropic', name: string, part: Part) {
  const requests: { headers: Record<string, unknown>; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    requests.push({ headers: request.headers, body })
    if (requests.length === 1) response.writeHead(429, { 'retry-after': '0' }).end()
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(dialects[api](part, body)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const model = createModel({ api, url, model: 'stand-in', key: 'secret' })
  const task = tasks.find((one) => one.name === name)
  if (!task) throw new Error(`There’s no task named ${name}.`)
  const open = (key: string) => ways.intents.open(world.url, key)
  return { outcome: await attempt(task, { market, agent: modelAgent(model), open }), requests }
}

// biome-ignore lint/suspicious/noExplicitAny: A request as JSON, of which only this part matters.
const dialects: Record<'openai' | 'anthropic', (part: Part, body: any) => object> = {
  openai(part, { messages }) {
    const results = messages.flatMap(({ role, content }: { role: string; content: string }) =>
      role === 'tool' ? [content] : [],
    )
    const { text, calls } = part(results)
    const tool_calls = calls.map((call, index) => ({
      id: `call_${results.length + index}`,
      type: 'function',
      function: call,
    }))
    return {
      choices: [{ message: { role: 'assistant', content: text || null, ...(calls.length > 0 && { tool_calls }) } }],
    }
  },
  anthropic(part, { messages }) {
    const parts = messages.flatMap(({ content }: { content: unknown }) => (Array.isArray(content) ? content : []))
    const results = parts.flatMap((one: { type: string; content: string }) =>
      one.type === 'tool_result' ? [one.content] : [],
    )
    const { text, calls } = part(results)
    const uses = calls.map(({ name, arguments: input }, index) => ({
      type: 'tool_use',
      id: `toolu_${results.length + index}`,
      name,
      input: JSON.parse(input),
    }))
    return { role: 'assistant', content: [...(text ? [{ type: 'text', text }] : []), ...uses] }
  },
}
