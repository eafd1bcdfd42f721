import { createInterface } from 'node:readline'
import { ServerSentEventParser } from '@parley/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { type Connection, connectSignedIn, userAgent } from '../connect.ts'
import { jsonOf } from '../present.ts'
import type { Terminal } from '../terminal.ts'

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion'
const INTERNAL_ERROR = -32_603
const PARSE_ERROR = -32_700
const UNAUTHORIZED = 401

export function addMcpCommand(cli: Cli, program: Command): void {
  program
    .command('mcp')
    .summary('serve MCP on standard input and output')
    .description(
      'A bridge for MCP clients that start their servers: passes every message to POST /mcp of the server, with your credentials. Use it as the command of a server in the settings of your client: parley mcp.',
    )
    .action(() => bridge(cli))
}

interface Message {
  id?: string | number | null
  method?: string
  params?: { name?: string; uri?: string; taskId?: string; _meta?: Record<string, unknown> }
  result?: { protocolVersion?: string }
}

/** One line is one JSON-RPC message. Requests run at the same time, because some wait for events. */
async function bridge(cli: Cli): Promise<void> {
  const transport = new Transport(await connectSignedIn(cli), cli)
  const running = new Set<Promise<void>>()
  const lines = createInterface({ input: cli.terminal.stdin, signal: cli.interrupted })
  for await (const line of lines) {
    if (line.trim() === '') continue
    const task = passOn(cli.terminal, transport, line).finally(() => running.delete(task))
    running.add(task)
    // What follows a handshake depends on it.
    if (line.includes('"initialize"')) await task
  }
  await Promise.all(running)
}

async function passOn(terminal: Terminal, transport: Transport, line: string): Promise<void> {
  let message: Message
  try {
    message = JSON.parse(line)
  } catch {
    return write(terminal, { jsonrpc: '2.0', id: null, error: { code: PARSE_ERROR, message: 'The line is not JSON.' } })
  }
  try {
    await transport.send(message, line)
  } catch (error) {
    terminal.note((error as Error).message)
    // A notification gets no answer, also no error.
    if (message.id === undefined || message.method === undefined) return
    write(terminal, {
      jsonrpc: '2.0',
      id: message.id,
      error: { code: INTERNAL_ERROR, message: (error as Error).message },
    })
  }
}

class Transport {
  readonly #connection: Connection
  readonly #cli: Cli
  /** Of a client with a handshake; clients of 2026-07-28 name the version in every request. */
  #negotiatedVersion: string | null = null
  #sessionId: string | null = null

  constructor(connection: Connection, cli: Cli) {
    this.#connection = connection
    this.#cli = cli
  }

  async send(message: Message, text: string): Promise<void> {
    const bearer = await this.#connection.bearer('mcp')
    let response = await this.#post(message, text, bearer)
    if (response.status === UNAUTHORIZED && this.#connection.as === 'login') {
      response = await this.#post(message, text, await this.#connection.bearer('mcp', bearer))
    }
    this.#sessionId = response.headers.get('mcp-session-id') ?? this.#sessionId
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    let answers = 0
    for await (const answer of isStream ? eventsIn(response) : bodyOf(response)) {
      answers += 1
      this.#negotiatedVersion = (answer as Message).result?.protocolVersion ?? this.#negotiatedVersion
      write(this.#cli.terminal, answer)
    }
    if (!response.ok && answers === 0)
      throw new Error(`${this.#connection.baseUrl}/mcp answered ${response.status}.${adviceFor(response.status)}`)
  }

  #post({ method, params }: Message, text: string, bearer: string | null): Promise<Response> {
    const version = params?._meta?.[VERSION_KEY] ?? this.#negotiatedVersion
    const name = params?.name ?? params?.uri ?? params?.taskId
    return fetch(`${this.#connection.baseUrl}/mcp`, {
      method: 'POST',
      body: text,
      // A redirect could carry the credentials to another server.
      redirect: 'manual',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'user-agent': userAgent(this.#cli),
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
        ...(method !== undefined && { 'mcp-method': method }),
        ...(typeof name === 'string' && { 'mcp-name': headerValue(name) }),
        ...(this.#sessionId !== null && { 'mcp-session-id': this.#sessionId }),
      },
    })
  }
}

function adviceFor(status: number): string {
  if (status === UNAUTHORIZED) return ' Sign in again: parley login'
  if (status >= 300 && status < 400) return ' It is a redirect: set PARLEY_URL to the address of the server itself.'
  return status === 404 ? ' This server has no MCP endpoint.' : ''
}

/** As MCP defines it: what a header cannot carry is encoded. */
function headerValue(text: string): string {
  const isPlain = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?base64?')
  return isPlain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`
}

async function* bodyOf(response: Response): AsyncGenerator<object> {
  const text = await response.text()
  if (text === '') return
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return
  }
  // The envelope of the API for a refusal is not a message of MCP.
  for (const each of Array.isArray(body) ? body : [body]) if (each?.jsonrpc === '2.0') yield each
}

async function* eventsIn(response: Response): AsyncGenerator<object> {
  const parser = new ServerSentEventParser()
  for await (const chunk of response.body ?? []) {
    for (const data of parser.push(chunk)) if (data !== '') yield JSON.parse(data)
  }
}

// Standard output carries messages only, each on a line of its own.
function write(terminal: Terminal, message: object): void {
  terminal.print(jsonOf(message, 0))
}
