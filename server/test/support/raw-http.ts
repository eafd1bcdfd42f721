import { connect, type Socket } from 'node:net'
import { expect } from 'vitest'
import type { Answer, Client } from './client.ts'
import { problemsWithError } from './refusals.ts'

/** Sends exactly these bytes on a new connection, and returns the first response. */
export async function exchange(url: string, bytes: string | Buffer, method = 'GET'): Promise<Answer> {
  const connection = await RawConnection.open(url)
  try {
    connection.send(bytes)
    return await connection.answer(method)
  } finally {
    connection.abort()
  }
}

/** The bytes of a request: these lines, a blank line, and the body. */
export function requestOf(lines: readonly string[], body: string | Buffer = ''): Buffer {
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)])
}

/** Sends a POST without the end of its body, until the server has looked up its key; `finish` sends the rest. */
export async function startUpload(
  caller: Client,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ finish(): Promise<Answer> }> {
  const connection = await RawConnection.open(caller.url)
  const text = Buffer.from(JSON.stringify(body))
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const head = [
    `POST /api${path} HTTP/1.1`,
    'host: parley',
    `x-api-key: ${caller.secret}`,
    'content-type: application/json',
    `content-length: ${text.length}`,
    ...lines,
  ]
  connection.send(requestOf(head, text.subarray(0, -1)))
  // This key lookup starts after the upload's, so once it's done, the upload's is done too.
  await caller.get('/keys/verify')
  return {
    async finish() {
      connection.send(text.subarray(-1))
      try {
        return await connection.answer('POST')
      } finally {
        connection.abort()
      }
    },
  }
}

/** A TCP connection that sends any bytes, even malformed ones, and parses the responses. */
export class RawConnection {
  readonly #socket: Socket
  #received = Buffer.alloc(0)
  #ended = false
  #wake = () => {}

  /** Opens a connection to the server behind this URL, possibly from another loopback address. */
  static async open(url: string, localAddress?: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url)
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(localAddress !== undefined && { localAddress }),
    })
    const connection = new RawConnection(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject)
    })
    return connection
  }

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    // The server may reset a connection after its response; the bytes before that count.
    socket.on('error', () => {})
    socket.on('end', () => this.#end())
    socket.on('close', () => this.#end())
  }

  send(bytes: string | Buffer): void {
    this.#socket.write(bytes)
  }

  /** Reads nothing until `resume`. */
  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  /** The next response. After one with `connection: close`, the connection must end without another byte. */
  async answer(method = 'GET'): Promise<Answer> {
    const headEnd = await this.#until(() => this.#received.indexOf('\r\n\r\n'))
    const [statusLine = '', ...lines] = this.#received.subarray(0, headEnd).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) [\w' -]+$/.exec(statusLine)?.[1])
    if (!status) throw new Error(`Not a status line: ${statusLine}`)
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]))
    this.#received = this.#received.subarray(headEnd + 4)
    if (status === 100) return this.answer(method)

    const length = method === 'HEAD' ? 0 : Number(headers.get('content-length') ?? 0)
    await this.#until(() => (this.#received.length >= length ? length : -1))
    const text = this.#received.subarray(0, length).toString()
    this.#received = this.#received.subarray(length)
    if (headers.get('connection') === 'close') {
      await this.closed()
      if (this.#received.length > 0) throw new Error(`More bytes after the last answer: ${this.#received}`)
    }
    return { status, headers, body: text && JSON.parse(text), text }
  }

  /** Resolves when the server has closed the connection. */
  async closed(): Promise<void> {
    await this.#until(() => (this.#ended ? 0 : -1))
  }

  /** Closes the connection in the ordinary way, as a program does when it exits. */
  hangUp(): void {
    this.#socket.destroySoon()
  }

  /** Resets the connection immediately. */
  abort(): void {
    this.#socket.resetAndDestroy()
  }

  #end(): void {
    this.#ended = true
    this.#wake()
  }

  async #until(find: () => number): Promise<number> {
    for (;;) {
      const found = find()
      if (found !== -1) return found
      if (this.#ended)
        throw new Error(`The connection ended before the answer was complete; received: ${this.#received}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}

/** Asserts an error in the documented form: status, code, the envelope and nothing else, and the standard headers. */
export function expectError(answer: Answer, status: number, code: string): void {
  expect({ status: answer.status, code: answer.body?.error?.code }).toEqual({ status, code })
  expect(answer.body).toEqual({
    error: { code: expect.any(String), message: expect.stringMatching(/\S/), issues: expect.any(Array) },
  })
  expect(problemsWithError(answer.body)).toEqual([])
  for (const { path, code, message, remedy, details, ...rest } of answer.body.error.issues) {
    expect({ path, message, rest }).toEqual({
      path: expect.any(String),
      message: expect.stringMatching(/\S/),
      rest: {},
    })
  }
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expectStandingHeaders(answer)
}

/** Asserts the headers that every response has. */
export function expectStandingHeaders({ headers }: Answer): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'api-version': 'v1',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  })
}
