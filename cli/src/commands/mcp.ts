import { PassThrough, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JSONRPCMessage } from '@modelcontextprotocol/client'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { type Connection, connectSignedIn, userAgent } from '../connect.ts'
import { loginCommand } from '../hints.ts'
import type { Terminal } from '../terminal.ts'

const INTERNAL_ERROR = -32_603
const PARSE_ERROR = -32_700
const UNAUTHORIZED = 401

export function addMcpCommand(cli: Cli, program: Command): void {
  program
    .command('mcp')
    .summary('serve MCP on standard input and output')
    .description(
      'For MCP clients that start a server with a command. Passes every message to POST /mcp on the server, with your credentials. In your client’s settings, use this command: parley mcp',
    )
    .action(() => bridge(cli))
}

/** Passes messages between the two transports of the SDK until standard input ends and everything is answered. */
async function bridge(cli: Cli): Promise<void> {
  const connection = await connectSignedIn(cli)
  const actAs = cli.actAsOption()
  // Loaded here, so that other commands do not wait for it.
  const [{ StreamableHTTPClientTransport: Http, SdkHttpError, isJSONRPCRequest }, { StdioServerTransport: Stdio }] =
    await Promise.all([import('@modelcontextprotocol/client'), import('@modelcontextprotocol/server/stdio')])
  const input = new PassThrough()
  const stdio = new Stdio(input, writableOf(cli.terminal))
  const http = new Http(new URL(`${connection.baseUrl}/mcp`), {
    fetch: fetchWith(connection),
    // The server refuses to act for others over MCP; leaving the option out here would act as the operator instead.
    requestInit: { headers: { 'user-agent': userAgent(cli), ...(actAs !== undefined && { 'parley-act-as': actAs }) } },
  })
  const running = new Map<string | number, Running>()
  const tasks = new Set<Promise<void>>()
  let opening: Promise<void> = Promise.resolve()

  stdio.onmessage = (message) => {
    const cancelled = cancelledBy(message)
    // The stateless server learns from the end of a request that no one waits for its answer.
    if (cancelled !== null) return running.get(cancelled)?.cancel.abort()
    const task = opening.then(() => passOn(message)).finally(() => tasks.delete(task))
    tasks.add(task)
    // What follows a handshake depends on its answer.
    if ('method' in message && message.method === 'initialize') opening = task
  }
  stdio.onerror = (error) => {
    cli.terminal.note(error.message)
    answer({
      jsonrpc: '2.0',
      id: null,
      error: { code: PARSE_ERROR, message: 'The line isn’t a JSON-RPC message.' },
    })
  }
  http.onmessage = (message) => {
    const { id, result } = message as { id?: string | number; result?: { protocolVersion?: string } }
    if (result?.protocolVersion) http.setProtocolVersion(result.protocolVersion)
    answer(message)
    if (id !== undefined && !('method' in message)) running.get(id)?.finish()
  }
  await Promise.all([http.start(), stdio.start()])
  await ended(cli, input)
  await Promise.race([Promise.all(tasks), sleep(LONGEST_CALL_MS, undefined, { ref: false })])
  await Promise.all([http.close(), stdio.close()])

  async function passOn(message: JSONRPCMessage): Promise<void> {
    const id = isJSONRPCRequest(message) ? message.id : null
    const cancel = new AbortController()
    // The transport has sent a request when the answer begins; it is over when the answer has arrived.
    const answered = new Promise<void>((finish) => {
      if (id === null) return finish()
      running.set(id, { cancel, finish })
      cancel.signal.addEventListener('abort', () => finish(), { once: true })
    })
    try {
      await http.send(message, { requestSignal: cancel.signal })
      await answered
    } catch (error) {
      if (!cancel.signal.aborted) refuse(id, error as Error)
    } finally {
      if (id !== null) running.delete(id)
    }
  }

  // A notification gets no answer, also no error.
  function refuse(id: string | number | null, error: Error): void {
    const told = error instanceof SdkHttpError ? toldBy(connection, error) : { message: error.message }
    cli.terminal.note(told.message)
    if (id !== null) answer({ jsonrpc: '2.0', id, error: { code: INTERNAL_ERROR, ...told } })
  }

  function answer(message: object): void {
    stdio.send(message as JSONRPCMessage).catch((error: Error) => cli.terminal.note(error.message))
  }
}

interface Running {
  cancel: AbortController
  finish: () => void
}

// A call waits for events for at most half a minute.
const LONGEST_CALL_MS = 35_000

/** Hands standard input on. It stays open until everything is answered, because closing it ends the transport. */
async function ended(cli: Cli, input: PassThrough): Promise<void> {
  const { stdin } = cli.terminal
  stdin.pipe(input, { end: false })
  await new Promise<void>((resolve) => {
    stdin.once('end', resolve)
    stdin.once('close', resolve)
    cli.interrupted.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Sends requests with the credentials, and once more with a renewed token when the server refuses the one it got. */
function fetchWith({ bearer, as }: Connection) {
  const send = (url: string | URL, init: RequestInit | undefined, secret: string | null) => {
    const headers = new Headers(init?.headers)
    if (secret !== null) headers.set('authorization', `Bearer ${secret}`)
    // Whatever a redirect leads to must not get the credentials.
    return fetch(url, { ...init, headers, redirect: 'manual' })
  }
  return async (url: string | URL, init?: RequestInit): Promise<Response> => {
    // The transport asks for messages that the server sends by itself. There are none.
    if (init?.method !== 'POST') return new Response(null, { status: 405 })
    const secret = await bearer('mcp')
    const response = await send(url, init, secret)
    return response.status === UNAUTHORIZED && as === 'login' ? send(url, init, await bearer('mcp', secret)) : response
  }
}

function cancelledBy(message: JSONRPCMessage): string | number | null {
  if (!('method' in message) || message.method !== 'notifications/cancelled') return null
  return (message.params as { requestId?: string | number } | undefined)?.requestId ?? null
}

/** What the server said about a refused request, if it said something. */
function toldBy(connection: Connection, { status, data }: { status: number; data: object }) {
  const said = messageIn(String((data as { text?: string }).text))
  if (said !== null) return said
  return { message: `${connection.baseUrl}/mcp responded with ${status}.${adviceFor(status, connection)}` }
}

function adviceFor(status: number, connection: Connection): string {
  if (status === UNAUTHORIZED) return ` Sign in again: ${loginCommand(connection)}`
  if (status === 404) return ' It has no MCP endpoint.'
  if (status >= 300 && status < 400) return ' It’s a redirect, which isn’t followed. Use the address it leads to.'
  return ''
}

function messageIn(text: string): { message: string; code?: number; data?: unknown } | null {
  try {
    const { error } = JSON.parse(text)
    return typeof error?.message === 'string' && typeof error.code === 'number' ? error : null
  } catch {
    return null
  }
}

// Standard output carries messages only, each on a line of its own.
function writableOf(terminal: Terminal): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      terminal.print(String(chunk).trimEnd())
      done()
    },
  })
}
