import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../src/config.ts'
import { sequenceEvents } from '../src/events/feed/sequencer.ts'
import { type ApiRequest, type Expected, matrix, type Rule } from './support/authorisation-matrix.ts'
import { allowedKinds, expectedFor, isUser, scopesOf } from './support/authorisation-rules.ts'
import { type CallerKind, callerKinds, createFixtures, newCallers } from './support/fixtures.ts'
import { highQuotas } from './support/high-quotas.ts'
import { connectMcp, type McpAgent } from './support/mcp.ts'
import { overMcp } from './support/mcp-reach.ts'
import { newToken } from './support/oauth.ts'
import { dereferenced } from './support/openapi-document.ts'
import { createWorld } from './support/world.ts'

// Calls every operation over MCP as every kind of caller, and compares with the table that the API is compared with: what the
// API refuses, MCP refuses with the same code.

const { quotas } = parseConfig({ ...highQuotas, QUOTA_WEBHOOKS: '1000', QUOTA_KEYS: '1000' })
const world = await createWorld({ rateLimitPerMinute: 0, trustProxy: 1, settings: { payments: 'manual', quotas } })
/** Rolls back every write, so that all callers can be tried with the same resources. */
const dryRun = await world.startDryRunNode()
const callers = await newCallers(world)

interface Documented {
  operationId: string
  parameters?: { name: string; in: string; schema: { type?: string } }[]
}
const document = world.app.openApi(world.url) as { paths: Record<string, Record<string, Documented>> }

const byKey = await connectAll((kind) => connectMcp(dryRun.as(callers[kind]).url, callers[kind].secret))
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
  // Of its own, because some resources can be made only once for the same user.
  calls.set(rule, callFrom(operation, await rule.request(createFixtures(world, callers))))
}
while ((await sequenceEvents(world.database)) > 0);

describe.each(rows.map((row) => [row.name, row.rule] as const))('%s', (_, rule) => {
  const call = calls.get(rule) as Call

  it('is refused over MCP as over HTTP', async () => {
    const { operation, input } = call
    for (const [by, connected] of [['key', byKey] as const, ['token', byToken] as const]) {
      await Promise.all(
        callerKinds.map(async (kind) => {
          const expected = expectedFor(kind, rule, by)
          // Apps do not run on the node that rolls back, because their tokens are for the address of the other one.
          if (expected === 'allowed' && by === 'token' && call.tool === 'api_write') return
          const answer = await connected[kind].call(call.tool, { operation, input })
          expect(answer.codes[0], `${kind} by ${by}: ${answer.text}`).toBe(codeFor(expected, call))
        }),
      )
    }
  })

  if (scopesOf(rule).length > 0) {
    it('is refused to a key without its scope', async () => {
      const [needed] = scopesOf(rule)
      const scopes = needed === 'read' ? ['gigs:write'] : ['read']
      const { body } = await callers.client.post('/keys', { name: 'narrow', scopes })
      const agent = await connectMcp(world.url, body.key)
      const answer = await agent.call(call.tool, { operation: call.operation, input: call.input })
      expect(answer.codes[0]).toBe(isLeftToPeople(call) ? 'not_over_mcp' : 'missing_scope')
    })
  }
})

describe('a suspended user', () => {
  const users = callerKinds.filter(isUser)
  const all = (action: 'suspend' | 'reinstate') =>
    Promise.all(users.map((kind) => callers.firstOperator.post(`/users/${callers[kind].userId}/${action}`)))
  const blocked = rows.filter(({ rule, operation }) => !operation.startsWith('GET ') && !rule.whileSuspended)
  beforeAll(() => all('suspend'))
  afterAll(() => all('reinstate'))

  it.each(blocked.map(({ name, rule }) => [name, rule] as const))(
    'cannot write over MCP either: %s',
    async (_, rule) => {
      const { tool, operation, input } = calls.get(rule) as Call
      await Promise.all(
        allowedKinds(rule).map(async (kind) => {
          const answer = await byKey[kind].call(tool, { operation, input })
          const expected = isLeftToPeople({ tool, operation, input }) ? 'not_over_mcp' : 'user_suspended'
          expect(answer.codes[0], `${kind}: ${answer.text}`).toBe(expected)
        }),
      )
    },
  )
})

function codeFor(expected: Expected, call: Call): string | undefined {
  if (isLeftToPeople(call)) return 'not_over_mcp'
  return expected === 'allowed' ? undefined : expected[1]
}

function isLeftToPeople({ operation, input }: Call): boolean {
  return !overMcp.includes(operation) || 'email' in input
}

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
