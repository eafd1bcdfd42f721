import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Admission, publishableKey } from '../../platform/access/admission.ts'
import { signalOf } from '../../platform/http/call-from.ts'
import { challengeOf, errorAnswerOf, JSON_TYPE } from '../../platform/http/envelope.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import type { RequestLimit } from '../../platform/http/request-limit.ts'
import { withoutCredential } from '../../platform/http/request-log.ts'
import { type Actor, isPublishableKey } from '../../platform/kernel/actor.ts'
import type { NoteCall } from '../../platform/operations.ts'
import type { NoteEnd } from '../operations/service.ts'
import { originProblem } from './origin-service.ts'
import { createMcp, type McpOptions } from './service.ts'

export interface McpRoutesOptions extends Omit<McpOptions, 'errorOf' | 'noteEnd'> {
  app: FastifyInstance
  paths: PathTable
  admission: Admission
  limit: RequestLimit
  /** Where apps learn how to get an access token for MCP. */
  resourceMetadata: () => string
  /** Notified of every operation called by a tool. */
  noteCall: NoteCall | null
}

/** `POST /mcp`: the Model Context Protocol over stateless streamable HTTP. */
export function mcpRoutes(options: McpRoutesOptions): void {
  const { app, paths, admission, limit, log, publicUrl, resourceMetadata, noteCall } = options
  const errorOf = (error: unknown) => {
    const answer = errorAnswerOf(error, '')
    if (answer.unexpected) log.error({ err: error }, 'unexpected error in an MCP tool')
    return answer.body
  }
  const noteEnd: NoteEnd = (call, result) => {
    if (!noteCall) return
    const { status, issueCodes } = 'error' in result ? outcomeOf(result.error) : { ...result, issueCodes: [] }
    noteCall({ ...call, status, issueCodes, channel: 'mcp' })
  }
  const mcp = createMcp({ ...options, errorOf, noteEnd })

  paths.add('POST', '/mcp')
  app.route({
    method: 'POST',
    url: '/mcp',
    async onRequest(request, reply) {
      const problem = originProblem(request, publicUrl())
      if (problem) throw problem
      const actor = await admission.identify(request, reply, 'mcp')
      if (isPublishableKey(actor)) throw publishableKey()
    },
    async handler(request, reply) {
      const actor = request.actor as Actor
      const refusal = refusalOf(() => admission.count(reply, actor))
      // Only tool results can contain a refusal.
      const isToolCall = (request.body as { method?: unknown }).method === 'tools/call'
      if (refusal && !isToolCall) throw refusal
      let isTold = false
      const response = await mcp.handle({
        message: request.raw,
        body: request.body,
        signal: signalOf(request, reply),
        caller: {
          actor,
          address: request.ip,
          startWaiting: () => limit.remove(request),
          requestId: withoutCredential(request, request.id),
        },
        admit() {
          if (!refusal) return
          isTold = true
          throw refusal
        },
      })
      // The call didn't reach a tool: there is none with that name, or the message is invalid.
      if (refusal && !isTold) throw refusal
      const { status, headers } = response
      reply.code(status).headers(Object.fromEntries(headers))
      const isStream = headers.get('content-type')?.startsWith('text/event-stream')
      return reply.send(isStream ? response.body : await response.text())
    },
    errorHandler: sendError,
  })

  // The body is a JSON-RPC message, so that clients can show it.
  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { status, headers, body, unexpected } = errorAnswerOf(error, challengeOf(resourceMetadata()))
    if (unexpected) log.error({ request_id: request.id, err: error }, 'unexpected error')
    const { id = null } = (request.body ?? {}) as { id?: unknown }
    const code = rpcCodeOf(status, body.error.issues[0]?.code ?? '')
    reply
      .code(status)
      .headers(headers)
      .header('content-type', JSON_TYPE)
      .send(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message: body.error.message, data: body.error } }))
  }
}

function outcomeOf(error: unknown): { status: number; issueCodes: string[] } {
  const { status, body } = errorAnswerOf(error, '')
  return { status, issueCodes: body.error.issues.map(({ code }) => code) }
}

function refusalOf(check: () => void): unknown {
  try {
    check()
    return null
  } catch (error) {
    return error
  }
}

function rpcCodeOf(status: number, issue: string): number {
  if (status >= 500) return INTERNAL_ERROR
  if (status !== 400) return REFUSED
  return issue === 'not_an_object' || issue === 'bad_header' ? INVALID_REQUEST : PARSE_ERROR
}

const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const INTERNAL_ERROR = -32_603
// The range reserved for servers.
const REFUSED = -32_000
