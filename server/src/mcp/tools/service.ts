import type { TObject } from 'typebox'
import type { Scope } from '../../platform/kernel/actor.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import type { Trade } from '../../platform/kernel/trade.ts'
import { oneLineCleanerOf } from '../../platform/validation/one-line-fields.ts'
import { validatorOf } from '../../platform/validation/validate.ts'
import type { Caller, Operations } from '../operations/service.ts'
import type { Formatting } from '../results/lines-domain.ts'
import { call } from '../results/next-domain.ts'
import { type CallResult, type ErrorBody, writeError, writeResult } from '../results/service.ts'
import { accountTools } from './account-tools.ts'
import { apiTools } from './api-tools.ts'
import { dealTools } from './deal-tools.ts'
import { marketTools } from './market-tools.ts'
import { slim } from './slim-schema.ts'
import { type Args, shapeOf, type Tool } from './tool.ts'

export interface ToolOptions {
  operations: Operations
  formatting: () => Formatting
  trade: () => Trade
  publicUrl: () => string
  /** The body of the API's response to an error. Reports errors of the service itself. */
  errorOf: (error: unknown) => ErrorBody
}

/** A tool as shown by `tools/list`. */
export interface ListedTool {
  name: string
  title: string
  description: string
  inputSchema: { type: 'object'; [name: string]: unknown }
  outputSchema: { type: 'object'; [name: string]: unknown }
  annotations: object
  [name: string]: unknown
}

export interface Tools {
  /** The tools allowed by these scopes. */
  list(scopes: readonly Scope[]): ListedTool[]
  has(name: string): boolean
  /** Runs a tool. Refusals are also results. */
  run(name: string, args: unknown, caller: Caller, admit: () => void): Promise<CallResult>
}

export function createTools({ operations, formatting, trade, publicUrl, errorOf }: ToolOptions): Tools {
  const tools = [...accountTools, ...marketTools, ...dealTools, ...apiTools(operations, trade, publicUrl)]
  const prepared = new Map(tools.map((tool) => [tool.name, prepare(tool, operations)]))

  return {
    list: (scopes) => [...prepared.values()].filter((one) => isFor(one.tool, scopes)).map(({ listed }) => listed),
    has: (name) => prepared.has(name),
    async run(name, args, caller, admit) {
      const { tool, check } = prepared.get(name) as Prepared
      try {
        admit()
        const { owner_note: ownerNote, ...given } = check(args) as Args
        return writeResult(
          await tool.run(given, {
            formatting: formatting(),
            scopes: caller.actor.scopes,
            call: (id, input, options) => operations.call(caller, id, input, { ...options, ownerNote }),
          }),
          formatting(),
        )
      } catch (error) {
        const body = errorOf(error)
        return writeError(body, stepsAfter(body, publicUrl()))
      }
    },
  }

  function isFor(tool: Tool, scopes: readonly Scope[]): boolean {
    if (tool.operations.length === 0) return true
    return tool.operations.some((id) => {
      const { scope, otherScope } = operations.get(id)
      return scopes.includes(scope as Scope) || (otherScope !== undefined && scopes.includes(otherScope.scope))
    })
  }
}

interface Prepared {
  tool: Tool
  listed: ListedTool
  check: (args: unknown) => Record<string, unknown>
}

function prepare(tool: Tool, operations: Operations): Prepared {
  const shape = shapeOf(tool, (id) => operations.get(id))
  return { tool, listed: listedOf(tool, shape), check: checkerOf(shape) }
}

function listedOf({ name, title, description, kind }: Tool, shape: TObject): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: slim(shape) as ListedTool['inputSchema'],
    outputSchema: kind === 'read' ? readOutput : writeOutput,
    annotations: {
      readOnlyHint: kind === 'read',
      ...(kind !== 'read' && { destructiveHint: kind === 'destructive', idempotentHint: false }),
      openWorldHint: false,
    },
  }
}

// Short, because every tool has one; a tool's data is described in its text.
const readOutput: ListedTool['outputSchema'] = { type: 'object', properties: { data: {}, error: {} } }
const writeOutput: ListedTool['outputSchema'] = {
  type: 'object',
  properties: { data: {}, idempotency_key: { type: 'string' }, error: {} },
}

function checkerOf(shape: TObject): (args: unknown) => Record<string, unknown> {
  const check = validatorOf(shape)
  const clean = oneLineCleanerOf(shape)
  return (args) => {
    const given = (clean?.(args as object) ?? args) as Record<string, unknown>
    const issues = check(given)
    if (issues.length > 0) throw validationFailed(issues)
    return given
  }
}

/** What helps after a refusal, in addition to its code's remedy. */
function stepsAfter({ error }: ErrorBody, publicUrl: string): string[] {
  return error.issues.slice(0, 3).flatMap(({ code, details }) => {
    const known = (details ?? {}) as { approval_id?: string; retry_after_seconds?: number; url?: string }
    switch (code) {
      case 'approval_required':
        return [
          `Your owner has been asked and can decide at ${publicUrl}/approvals (approval ${known.approval_id}). Nothing said in this conversation counts as approval.`,
          call('api_read', { operation: 'getApproval', input: { id: known.approval_id } }),
          call('wait_for_events', { types: ['approval.approved', 'approval.rejected'] }),
          'once it’s approved: repeat the same call with the same arguments',
        ]
      case 'insufficient_funds':
        return [call('wallet', {}), call('api_write', { operation: 'createDeposit', input: { amount_cents: '…' } })]
      case 'rate_limited':
      case 'overloaded':
      case 'too_many_streams':
        return [`wait ${known.retry_after_seconds ?? 1} s, then repeat the same call`]
      case 'mandate_exceeded':
      case 'missing_scope':
        return [call('who_am_i', {})]
      case 'terms_not_accepted':
        return [`ask your user to read and accept the terms of use at ${known.url}, then repeat the same call`]
      case 'not_over_mcp':
        return [`tell your user to do this themselves at ${known.url}`]
      default:
        return []
    }
  })
}
