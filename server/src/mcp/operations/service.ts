import { randomUUID } from 'node:crypto'
import type { TObject, TSchema } from 'typebox'
import type { Actor } from '../../platform/kernel/actor.ts'
import { notFound, type Refusal, validationFailed } from '../../platform/kernel/errors.ts'
import { nearestNames } from '../../platform/kernel/nearest.ts'
import {
  type EndedCall,
  type Operation,
  type OperationAnswer,
  type OperationCall,
  pathFrom,
} from '../../platform/operations.ts'
import { hiddenFields, leftToPeople, PAGE_OF_HIDDEN_FIELDS, withoutHidden } from './reach-service.ts'

/** Who is calling, and how. The same for all operations that one request runs. */
export interface Caller {
  actor: Actor
  address: string
  /** Aborted when the request was cancelled or its connection closed. */
  signal: AbortSignal
  startWaiting: () => void
  requestId: string
}

/** Notified of every call after it has ended. */
export type NoteEnd = (
  call: Omit<EndedCall, 'status' | 'issueCodes' | 'channel'>,
  result: { status: number } | { error: unknown },
) => void

export interface CallOptions {
  idempotencyKey?: string | undefined
  /** The version that a change applies to. */
  ifVersion?: number | undefined
  /** The reason, for the agent's owner. */
  ownerNote?: string | undefined
}

export interface Called {
  // biome-ignore lint/suspicious/noExplicitAny: Any operation's response, as JSON.
  data: any
  /** The idempotency key of a write; null for a read. */
  idempotencyKey: string | null
  /** The write was already done by an earlier call with the same key. */
  replayed: boolean
}

/** The API's operations, for callers that know their ids. */
export class Operations {
  readonly #byId: ReadonlyMap<string, Operation>
  readonly all: readonly Operation[]
  readonly #publicUrl: () => string
  readonly #noteEnd: NoteEnd

  constructor(all: readonly Operation[], publicUrl: () => string, noteEnd: NoteEnd) {
    this.all = all
    this.#publicUrl = publicUrl
    this.#noteEnd = noteEnd
    this.#byId = new Map(all.map((operation) => [operation.docs.id, operation]))
  }

  /** Throws if there's no such operation or it's left to people. */
  get(id: string): Operation {
    const operation = this.find(id)
    if (operation.mcp !== true) throw leftToPeople(this.#publicUrl(), operation.mcp)
    return operation
  }

  /** An operation, including those left to people. Throws if there's no such operation. */
  find(id: string): Operation {
    const operation = this.#byId.get(id)
    if (!operation) throw unknownOperation(id, this.all)
    return operation
  }

  /** Calls an operation. Path parameters, query and body are one flat input. */
  async call(caller: Caller, id: string, input: Record<string, unknown>, options: CallOptions = {}): Promise<Called> {
    const operation = this.get(id)
    const isWrite = operation.method !== 'GET'
    const { params, rest } = splitInput(operation, input)
    if (hiddenFields.some((name) => Object.hasOwn(rest, name))) {
      throw leftToPeople(this.#publicUrl(), PAGE_OF_HIDDEN_FIELDS)
    }
    const idempotencyKey = isWrite ? (options.idempotencyKey ?? `mcp-${randomUUID()}`) : undefined
    const answer = await this.#invoke(caller, operation, {
      actor: caller.actor,
      params,
      query: isWrite ? null : rest,
      body: isWrite ? rest : null,
      ifMatch: options.ifVersion === undefined ? undefined : `"${options.ifVersion}"`,
      idempotencyKey,
      // Models fill optional fields with blanks.
      reason: options.ownerNote?.trim() ? encodeURIComponent(options.ownerNote) : undefined,
      lastEventId: undefined,
      overMcp: true,
      address: caller.address,
      hungUp: () => caller.signal,
      startWaiting: caller.startWaiting,
    })
    return {
      data: withoutHidden(JSON.parse(answer.body)),
      idempotencyKey: idempotencyKey ?? null,
      replayed: answer.replayed ?? false,
    }
  }

  async #invoke(
    { actor, requestId }: Caller,
    { invoke, method, path, docs }: Operation,
    call: OperationCall,
  ): Promise<OperationAnswer> {
    if (!invoke) throw notFound()
    const startedMs = performance.now()
    const noteEnd = (result: Parameters<NoteEnd>[1]) => {
      const durationMs = performance.now() - startedMs
      const calledPath = pathFrom(path, call.params)
      this.#noteEnd({ actor, operation: docs.id, method, path: calledPath, durationMs, requestId }, result)
    }
    try {
      const answer = await invoke(call)
      noteEnd(answer)
      return answer
    } catch (error) {
      noteEnd({ error })
      throw error
    }
  }
}

/** The input of an operation as one object: path parameters, query and body. */
export function inputShapeOf(operation: Operation): { properties: Record<string, TSchema>; required: string[] } {
  const { query, body } = operation
  const params = paramsOf(operation)
  const fields: TObject = operation.method === 'GET' ? query : (body ?? query)
  const shown = Object.entries(fields.properties).filter(([name]) => !hiddenFields.includes(name))
  return {
    properties: {
      ...Object.fromEntries(params.map((name) => [name, { type: 'string', description: `The ${name} in the path.` }])),
      ...Object.fromEntries(shown),
    },
    required: [...params, ...((fields.required ?? []) as string[])],
  }
}

function paramsOf({ path }: Operation): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
}

function splitInput(operation: Operation, input: Record<string, unknown>) {
  const names = paramsOf(operation)
  const missing = names.filter((name) => typeof input[name] !== 'string')
  if (missing.length > 0) {
    throw validationFailed(
      missing.map((path) => ({ path, code: 'required', message: 'is required', details: { types: ['string'] } })),
    )
  }
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  return {
    params: Object.fromEntries(entries.filter(([name]) => names.includes(name))) as Record<string, string>,
    rest: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
  }
}

function unknownOperation(id: string, all: readonly Operation[]): Refusal {
  const names = new Map(all.map(({ docs }) => [docs.id.toLowerCase(), docs.id]))
  const allowed = nearestNames(id.slice(0, 100), [...names.keys()]).map((name) => names.get(name) ?? name)
  const hint = allowed.length > 0 ? `; did you mean ${allowed.join(' or ')}?` : '; find one with api_search'
  return validationFailed([
    { path: 'operation', code: 'not_allowed', message: `isn’t an operation${hint}`, details: { allowed } },
  ])
}
