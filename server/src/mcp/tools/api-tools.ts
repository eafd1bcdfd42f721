import { type TSchema, Type } from 'typebox'
import { fieldShapes, withFieldShapes } from '../../platform/fields/schema.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import type { Trade } from '../../platform/kernel/trade.ts'
import type { Operation } from '../../platform/operations.ts'
import { inputShapeOf, type Operations } from '../operations/service.ts'
import { call, nextSteps } from '../results/next-domain.ts'
import { createOperationSearch, QUESTION_MAX_LENGTH } from '../search/service.ts'
import { done } from './done.ts'
import { slim } from './slim-schema.ts'
import { type Args, listed, type Tool, type ToolRun } from './tool.ts'

/** Four tools that reach every operation without its own tool, except those left to people. */
export function apiTools(operations: Operations, trade: () => Trade, publicUrl: () => string): readonly Tool[] {
  const search = createOperationSearch(operations.all)
  const name = Type.String({ maxLength: 100, description: 'The operation’s id, from api_search.' })
  const input = Type.Optional(
    Type.Unsafe<Args>({
      type: 'object',
      description: 'Path parameters and fields together, as api_describe shows them.',
    }),
  )

  return [
    {
      name: 'api_search',
      title: 'Search all operations',
      description:
        'Find an operation that no other tool covers, with a question in your own words ("request changes", "deposit money"). Then api_describe.',
      operations: [],
      kind: 'read',
      input: () => ({ question: Type.String({ minLength: 1, maxLength: QUESTION_MAX_LENGTH }) }),
      async run({ question }, { scopes }) {
        const found = search(question).map((id) => operations.find(id))
        const lines = found.map((operation) =>
          operation.mcp === true
            ? `- ${operation.docs.id} (${toolFor(operation)}): ${aboutOf(operation, scopes)}`
            : `- ${operation.docs.summary}: not over MCP; a person has to do this at ${publicUrl()}${operation.mcp}`,
        )
        const callable = found.filter(({ mcp }) => mcp === true)
        const [first] = callable
        return {
          summary: found.length === 0 ? 'No operation matches this question.' : 'Best matches:',
          text: lines.join('\n'),
          next: [
            first
              ? call('api_describe', { operation: first.docs.id })
              : call('api_search', { question: 'other words' }),
          ],
          more: { operations: callable.map(({ docs }) => docs.id) },
        }
      },
    },
    {
      name: 'api_describe',
      title: 'Describe an operation',
      description:
        'What an operation does, its input and its refusals. Use it before the first api_read or api_write of an operation.',
      operations: [],
      kind: 'read',
      input: () => ({ operation: name }),
      async run({ operation: id }, { scopes }) {
        const operation = operations.get(id)
        const { properties, required } = inputShapeOf(operation)
        const shape = Type.Unsafe({ type: 'object', properties, required, additionalProperties: false }) as TSchema
        const schema = slim(withFieldShapes(shape, fieldShapes(trade())))
        const { refusals = [], description } = operation.docs
        const example = Object.fromEntries(required.map((field) => [field, '…']))
        return {
          summary: `${id}: ${aboutOf(operation, scopes)}.`,
          text: [
            description,
            `Input: ${JSON.stringify(schema)}`,
            ...(refusals.length > 0 ? [`May be refused with: ${refusals.join(', ')}.`] : []),
          ].join('\n'),
          next: [call(toolFor(operation), { operation: id, input: example })],
          more: { input: schema as never },
        }
      },
    },
    {
      name: 'api_read',
      title: 'Read through an operation',
      description: 'Run an operation that only reads. If there is a dedicated tool, prefer that.',
      operations: [],
      kind: 'read',
      input: () => ({
        operation: name,
        input,
        verbose: Type.Optional(Type.Boolean({ description: 'All fields of rows.' })),
      }),
      async run({ operation: id, input: given = {}, verbose }, run) {
        requireTool(operations.get(id), 'api_read')
        const { properties } = inputShapeOf(operations.get(id))
        const isList = 'cursor' in properties && given.limit === undefined
        return isList ? listed(run, id, { ...given, verbose }, 'results') : readOne(run, id, given, verbose)
      },
    },
    {
      name: 'api_write',
      title: 'Write through an operation',
      description:
        'Run an operation that changes something. If there is a dedicated tool, prefer that. Never guess fields: use api_describe first.',
      operations: [],
      kind: 'destructive',
      input: () => ({
        operation: name,
        input,
        if_version: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 999_999_999,
            description: 'Refuse if the resource’s `version` has changed.',
          }),
        ),
      }),
      async run({ operation: id, input: given = {}, if_version, idempotency_key }, run) {
        requireTool(operations.get(id), 'api_write')
        const called = await run.call(id, given, { idempotencyKey: idempotency_key, ifVersion: if_version })
        return done(called, `Done: ${id}.`)
      },
    },
  ]
}

async function readOne(run: ToolRun, id: string, input: Args, verbose = false) {
  const { data } = await run.call(id, input)
  if (!Array.isArray(data.data)) return { summary: `Response of ${id}.`, resource: data, next: nextSteps(data) }
  const more = data.next_cursor ? ` To continue, pass ${JSON.stringify(data.next_cursor)}.` : ''
  return {
    summary: `${data.data.length}${totalOf(data)} results.${more}`,
    rows: data.data,
    isVerbose: verbose,
    next: [],
    more: { next_cursor: data.next_cursor ?? null },
  }
}

function totalOf({ count, count_capped }: { count?: number; count_capped?: boolean }): string {
  return count === undefined ? '' : ` of ${count}${count_capped ? '+' : ''}`
}

function toolFor({ method }: Operation): 'api_read' | 'api_write' {
  return method === 'GET' ? 'api_read' : 'api_write'
}

function aboutOf({ docs, scope, otherScope }: Operation, scopes: readonly string[]): string {
  const needed = [scope, otherScope?.scope].filter((one) => one !== null && one !== undefined && one !== 'any key')
  const isHeld = needed.length === 0 || needed.some((one) => scopes.includes(one as string))
  return isHeld ? docs.summary : `${docs.summary} (you lack the scope ${needed.join(' or ')})`
}

function requireTool(operation: Operation, tool: 'api_read' | 'api_write'): void {
  const right = toolFor(operation)
  if (right === tool) return
  throw validationFailed([
    { path: 'operation', code: 'not_allowed', message: `needs ${right}`, details: { allowed: [right] } },
  ])
}
