import type { NodeIncomingMessageLike } from '@modelcontextprotocol/node'
import type { CallToolResult, Server } from '@modelcontextprotocol/server'
import type { Logger } from 'pino'
import { Refusal } from '../../platform/kernel/errors.ts'
import { lazy } from '../../platform/kernel/lazy.ts'
import type { Trade } from '../../platform/kernel/trade.ts'
import type { Operation } from '../../platform/operations.ts'
import { instructions, prompts } from '../guide/domain.ts'
import { readResource, resources, resourceTemplates } from '../guide/service.ts'
import { type Caller, type NoteEnd, Operations } from '../operations/service.ts'
import type { Formatting } from '../results/lines-domain.ts'
import type { ErrorBody } from '../results/service.ts'
import { createTools } from '../tools/service.ts'

export interface McpOptions {
  operations: readonly Operation[]
  version: string
  log: Logger
  formatting: () => Formatting
  /** What this marketplace trades in. */
  trade: () => Trade
  publicUrl: () => string
  errorOf: (error: unknown) => ErrorBody
  noteEnd: NoteEnd
}

/** A request and who sent it. */
export interface McpRequest {
  message: AsyncIterable<unknown> & { headers: NodeIncomingMessageLike['headers'] }
  /** Already parsed. */
  body: unknown
  /** Aborted when the caller hangs up, which cancels the call. */
  signal: AbortSignal
  caller: Omit<Caller, 'signal'>
  /** Throws if the caller has exceeded a rate limit. */
  admit: () => void
}

export interface Mcp {
  /** Responds to one message. Nothing is kept between messages, so any process can handle the next one. */
  handle(request: McpRequest): Promise<Response>
}

export function createMcp(options: McpOptions): Mcp {
  const { operations: all, version, log, formatting, trade, publicUrl, errorOf, noteEnd } = options
  // Created with the first message, so that a service without MCP clients doesn't load or compile anything for them.
  const operations = lazy(() => new Operations(all, publicUrl, noteEnd))
  const tools = lazy(() => createTools({ operations: operations(), formatting, trade, publicUrl, errorOf }))
  let loading: ReturnType<typeof load> | null = null

  return {
    async handle({ message, body, signal, caller, admit }) {
      loading ??= load()
      loading.catch(() => {
        loading = null
      })
      const { handler, toWebRequest } = await loading
      // The SDK passes `extra` through to the server created for this request.
      const extra = { caller, admit }
      const authInfo = { token: '', clientId: '', scopes: [...caller.actor.scopes], extra }
      // The body is passed in parsed, so the request doesn't need one.
      return handler.fetch(await toWebRequest(message, {}, { signal }), { authInfo, parsedBody: body })
    },
  }

  async function load() {
    const [sdk, { toWebRequest }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('@modelcontextprotocol/node'),
    ])
    const handler = sdk.createMcpHandler(
      ({ authInfo }) => serverFor(sdk, authInfo?.extra as Pick<McpRequest, 'caller' | 'admit'>),
      { onerror: (error) => log.debug({ err: error }, 'an MCP message was refused') },
    )
    return { handler, toWebRequest }
  }

  function serverFor(
    { Server, ProtocolError, ProtocolErrorCode, ResourceNotFoundError }: typeof import('@modelcontextprotocol/server'),
    { caller: sender, admit }: Pick<McpRequest, 'caller' | 'admit'>,
  ): Server {
    const server = new Server(
      { name: 'parley', title: 'Parley', version },
      {
        instructions,
        capabilities: { tools: {}, prompts: {}, resources: {} },
        cacheHints: { 'tools/list': LISTS, 'prompts/list': LISTS, 'resources/list': LISTS },
      },
    )
    server.setRequestHandler('tools/list', () => ({ tools: tools().list(sender.actor.scopes) }))
    server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
      if (!tools().has(params.name)) {
        const name = JSON.stringify(params.name.slice(0, NAME_SHOWN))
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There’s no tool named ${name}.`)
      }
      const caller = { ...sender, signal: mcpReq.signal }
      return (await tools().run(params.name, params.arguments ?? {}, caller, admit)) as CallToolResult
    })
    server.setRequestHandler('prompts/list', () => ({ prompts: prompts.map(({ text: _text, ...prompt }) => prompt) }))
    server.setRequestHandler('prompts/get', ({ params }) => {
      const prompt = prompts.find(({ name }) => name === params.name)
      const given = params.arguments ?? {}
      const missing = prompt?.arguments.find(({ name, required }) => required && !given[name])
      if (!prompt || missing) {
        const message = missing ? `The argument ${missing.name} is missing.` : 'There’s no such prompt.'
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
      }
      const { description, text } = prompt
      return { description, messages: [{ role: 'user', content: { type: 'text', text: text(given) } }] }
    })
    server.setRequestHandler('resources/list', () => ({ resources: [...resources] }))
    server.setRequestHandler('resources/templates/list', () => ({
      resourceTemplates: resourceTemplates.map(({ operation: _operation, ...template }) => template),
    }))
    server.setRequestHandler('resources/read', ({ params: { uri } }, { mcpReq }) =>
      readResource(operations(), { ...sender, signal: mcpReq.signal }, uri).then(
        (content) => ({ contents: [content] }),
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new ResourceNotFoundError(uri)
          const { message, issues } = errorOf(error).error
          throw new ProtocolError(ProtocolErrorCode.InvalidRequest, message, { issues })
        },
      ),
    )
    return server
  }
}

// The list of tools depends on the credential's scopes, which don't change.
const LISTS = { ttlMs: 300_000, cacheScope: 'private' } as const
// Longer names are cut off in errors, because a model would have to read them.
const NAME_SHOWN = 100
