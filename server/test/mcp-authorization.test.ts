import { describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { allowedKinds, expectedFor, isUser, scopesOf } from './support/authorization/expected.ts'
import { matrix } from './support/authorization/matrix.ts'
import type { ApiRequest, Rule } from './support/authorization/rule.ts'
import { checkAll } from './support/check-all.ts'
import { type CallerKind, callerKinds, createFixtures, newCallers } from './support/fixtures.ts'
import { highQuotas } from './support/high-quotas.ts'
import { connectMcp, type McpAgent } from './support/mcp.ts'
import { overMcp } from './support/mcp-reach.ts'
import { newToken } from './support/oauth.ts'
import { dereferenced } from './support/openapi-document.ts'
import { createWorld } from './support/world.ts'

// Calls every operation over MCP as every kind of caller, and compares the results with the same table as for the API: what the
// API refuses, MCP refuses with the same code.

const { quotas } = parseConfig({ ...highQuotas, QUOTA_WEBHOOKS: '1000', QUOTA_KEYS: '1000' }).rules
const world = await createWorld({ rateLimitPerMinute: 0, trustProxy: 1, settings: { payments: 'manual', quotas } })
/** Rolls back every write, so that all callers can be tested with the same resources. */
const dryRun = await world.startDryRunNode()
const callers = await newCallers(world)

interface Documented {
  operationId: string
  parameters?: { name: string; in: string; schema: { type?: string } }[]
}
const document = world.app.openApi(world.url) as { paths: Record<string, Record<string, Documented>> }

const byKey = await connectAll((kind) => connectMcp(dryRun.as(callers[kind]).url, callers[kind].secret))
/** On the node that keeps its writes, for anything written in two transactions. */
const byKeyForGood = await connectAll((kind) => connectMcp(world.url, callers[kind].secret))
const byToken = await connectAll(async (kind) =>
  connectMcp(world.url, (await newToken(world, callers[kind], 'mcp')).secret),
)

async function connectAll(connect: (kind: CallerKind) => Promise<McpAgent>): Promise<Record<CallerKind, McpAgent>> {
  const connected = await Promise.all(callerKinds.map(async (kind) => [kind, await connect(kind)]))
  return Object.fromEntries(connected)
}

interface Call {
  tool: 'api_read' | 'api_write'
  operation: string
  input: Record<string, unknown>
}

const rows = Object.entries(matrix)
  .filter(([name]) => !name.startsWith('GET /events/stream'))
  .map(([name, rule]) => ({ name, rule, operation: name.split(',')[0] as string }))
const calls = new Map<Rule, Call>()
for (const { rule, operation } of rows) {
  // A separate one, because some resources can only be created once per user.
  calls.set(rule, callFrom(operation, await rule.request(createFixtures(world, callers))))
}
while ((await sequenceEvents(world.database)) > 0);

// What MCP leaves to people is refused before anything else; `mcp-refusals.test.ts` has it by name.
const reachable = rows
  .map(({ name, rule }) => [name, { rule, ...(calls.get(rule) as Call) }] as const)
  .filter(([, { operation, input }]) => overMcp.includes(operation) && !('email' in input))

describe('every operation over MCP', () => {
  /** One caller for each result in the table; over HTTP, all kinds of callers are tested. */
  function callersOf(rule: Rule, by: 'key' | 'token'): CallerKind[] {
    const byAnswer = new Map(callerKinds.map((kind) => [String(expectedFor(kind, rule, by)), kind]))
    return [...byAnswer.values()]
  }

  it('is refused the same way as over HTTP', () =>
    checkAll(
      reachable,
      async ({ rule, tool, operation, input }) => {
        for (const [by, connected] of [['key', byKey] as const, ['token', byToken] as const]) {
          for (const kind of callersOf(rule, by)) {
            const expected = expectedFor(kind, rule, by)
            // Apps do not run on the node that rolls back, because their tokens are for the address of the other one.
            if (expected === 'allowed' && by === 'token' && tool === 'api_write') continue
            const isInTwo = operation === 'createTextAttachment' && by === 'key'
            const { codes, text } = await (isInTwo ? byKeyForGood : connected)[kind].call(tool, { operation, input })
            expect([kind, by, codes[0]], text).toEqual([kind, by, expected === 'allowed' ? undefined : expected[1]])
          }
        }
      },
      { atOnce: 4 },
    ))

  it('is refused for a key without its scope', async () => {
    const keyWith = async (scope: string) => {
      const { body } = await callers.client.post('/keys', { name: 'narrow', scopes: [scope] })
      return connectMcp(world.url, body.key)
    }
    const [reader, writer] = [await keyWith('read'), await keyWith('gigs:write')]
    const scoped = reachable.filter(([, { rule }]) => scopesOf(rule).length > 0)
    await checkAll(scoped, async ({ rule, tool, operation, input }) => {
      const agent = scopesOf(rule)[0] === 'read' ? writer : reader
      expect((await agent.call(tool, { operation, input })).codes[0]).toBe('missing_scope')
    })
  })

  it('is refused for a suspended user if it writes', async () => {
    const users = callerKinds.filter(isUser)
    const all = (action: 'suspend' | 'reinstate') =>
      Promise.all(users.map((kind) => callers.firstOperator.post(`/users/${callers[kind].userId}/${action}`)))
    const blocked = reachable.filter(
      ([, { rule, tool }]) => tool === 'api_write' && !rule.whileSuspended && allowedKinds(rule).length > 0,
    )
    await all('suspend')
    await checkAll(blocked, async ({ rule, tool, operation, input }) => {
      const [kind] = allowedKinds(rule)
      expect((await byKey[kind as CallerKind].call(tool, { operation, input })).codes[0]).toBe('user_suspended')
    })
  })
})

function callFrom(operation: string, { path, body = {} }: ApiRequest): Call {
  const [method = '', template = ''] = operation.split(' ')
  const documented = document.paths[`/api${template}`]?.[method.toLowerCase()] as Documented
  const [bare = '', query = ''] = path.split('?')
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(bare)?.slice(1) ?? []
  const parameters = dereferenced(document, documented.parameters ?? []) as NonNullable<Documented['parameters']>
  const given = [...new URLSearchParams(query)].map(([name, text]) => {
    const type = parameters.find((one) => one.name === name)?.schema.type
    return [name, type === 'integer' ? Number(text) : type === 'array' ? [text] : text]
  })
  return {
    tool: method === 'GET' ? 'api_read' : 'api_write',
    operation: documented.operationId,
    input: {
      ...body,
      ...Object.fromEntries(given),
      ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
    },
  }
}
