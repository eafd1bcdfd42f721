import { type TObject, type TSchema, Type } from 'typebox'
import type { Scope } from '../../platform/kernel/actor.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import { REASON_MAX_LENGTH } from '../../platform/kernel/reason.ts'
import type { Operation } from '../../platform/operations.ts'
import type { Called, CallOptions } from '../operations/service.ts'
import type { Formatting } from '../results/lines-domain.ts'
import { fits, type ToolResult } from '../results/service.ts'

/** A tool's validated arguments. */
// biome-ignore lint/suspicious/noExplicitAny: Each tool declares the shape of its own arguments.
export type Args = Record<string, any>

/** A tool, made from one or more operations. */
export interface Tool {
  name: string
  title: string
  /** When to use it, and when not. */
  description: string
  /** The operations it runs. Their scopes determine who sees it. */
  operations: readonly string[]
  /** The shape of its arguments, based on its operations' shapes. */
  input: (operationOf: (id: string) => Operation) => Record<string, TSchema>
  kind: 'read' | 'write' | 'destructive'
  run: (args: Args, run: ToolRun) => Promise<ToolResult>
}

/** What a tool can use while it runs. */
export interface ToolRun {
  formatting: Formatting
  scopes: readonly Scope[]
  call: (operation: string, input: Args, options?: CallOptions) => Promise<Called>
}

/** Fields of an operation's body or query, by name. */
export function fieldsOf({ method, query, body }: Operation, ...names: string[]): Record<string, TSchema> {
  const { properties } = method === 'GET' ? query : (body ?? query)
  return Object.fromEntries(names.map((name) => [name, properties[name] as TSchema]))
}

export function optional(fields: Record<string, TSchema>): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)]))
}

export function id(description: string): TSchema {
  return Type.String({ maxLength: 100, description })
}

export const listFields = {
  cursor: Type.Optional(Type.String({ maxLength: 2_000, description: 'From the previous page.' })),
  verbose: Type.Optional(Type.Boolean({ description: 'All fields of each row.' })),
}

const writeFields = {
  idempotency_key: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,255}$',
      description: 'To repeat a call: the key of the first one, so it’s done only once.',
    }),
  ),
  owner_note: Type.Optional(
    Type.String({
      maxLength: REASON_MAX_LENGTH,
      description: 'Your reason for this call, shown to your owner if they have to approve it.',
    }),
  ),
}

/** The complete shape of a tool's arguments. */
export function shapeOf(tool: Tool, operationOf: (id: string) => Operation): TObject {
  const fields = { ...tool.input(operationOf), ...(tool.kind === 'read' ? {} : writeFields) }
  return Type.Object(fields, { additionalProperties: false })
}

/** A page of ten items, or as many as fit. */
export async function listed(
  run: ToolRun,
  operation: string,
  { cursor, verbose = false, ...filters }: Args,
  what: string,
): Promise<ToolResult> {
  const page = async (limit: number) => (await run.call(operation, { ...filters, limit, cursor })).data
  let found = await page(LIST_MAX)
  for (const limit of [7, 5, 3, 1]) {
    if (fits(found.data, run.formatting, verbose)) break
    // Read again, so that the cursor leads to the first item not shown.
    found = await page(limit)
  }
  const { data, next_cursor } = found
  const summary = data.length === 0 ? `No ${what}.` : `${data.length} ${what}.`
  const more = next_cursor ? ` There are more: pass cursor ${JSON.stringify(next_cursor)}.` : ''
  return {
    summary: summary + more,
    rows: data,
    isVerbose: verbose,
    next: [],
    more: { next_cursor: next_cursor ?? null },
  }
}

const LIST_MAX = 10

/** For calls that need one of several arguments: throws unless exactly one is given. */
export function requireOne(args: Args, ...names: string[]): string {
  const given = names.filter((name) => args[name] !== undefined)
  if (given.length === 1 && given[0] !== undefined) return given[0]
  throw validationFailed(
    names.map((path) => ({
      path,
      code: 'required',
      message: `is required unless one of ${names.filter((name) => name !== path).join(', ')} is given; send exactly one`,
      details: { types: ['string'] },
    })),
  )
}

/** Throws unless all of these are given. */
export function requireAll(args: Args, ...names: string[]): void {
  const missing = names.filter((name) => args[name] === undefined)
  if (missing.length === 0) return
  throw validationFailed(
    missing.map((path) => ({ path, code: 'required', message: 'is required here', details: { types: ['string'] } })),
  )
}

/** The arguments with these names that were given. */
export function pick(args: Args, ...names: string[]): Args {
  return Object.fromEntries(names.filter((name) => args[name] !== undefined).map((name) => [name, args[name]]))
}
