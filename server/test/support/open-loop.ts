import { connect, type Socket } from 'node:net'

/** A whole HTTP request; bare, so that sending it costs far less than answering it. */
export interface RawRequest {
  bytes: Buffer
  isWrite: boolean
}

/** One request and its response. */
export interface Sample {
  isWrite: boolean
  /** When the request was due; the caller waits from then on. */
  dueMs: number
  tookMs: number
  /** 0: no response. */
  status: number
  body: string
}

export interface SendResult {
  samples: Sample[]
  /** Until the last response. */
  seconds: number
}

/** Sends this many requests per second, however many responses are outstanding. */
export async function sendAtRate(
  url: string,
  next: () => RawRequest,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<SendResult> {
  const connections = new Connections(url)
  await connections.open(CONNECTIONS_USUAL)
  const sent: Promise<Sample>[] = []
  const startMs = performance.now()
  for (let now = startMs; now < startMs + seconds * 1_000; now = performance.now()) {
    const due = Math.floor(((now - startMs) / 1_000) * perSecond)
    while (sent.length < due) sent.push(connections.send(next(), startMs + (sent.length / perSecond) * 1_000))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const samples = await Promise.all(sent)
  connections.close()
  return { samples, seconds: (performance.now() - startMs) / 1_000 }
}

/** Sends over this many connections; each sends its next request once it has a response, whatever that is. */
export async function sendOver(
  url: string,
  next: () => RawRequest,
  { connections: count, seconds }: { connections: number; seconds: number },
): Promise<SendResult> {
  const connections = new Connections(url)
  await connections.open(count)
  const samples: Sample[] = []
  const startMs = performance.now()
  const endMs = startMs + seconds * 1_000
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < endMs) samples.push(await connections.send(next(), performance.now()))
    }),
  )
  connections.close()
  return { samples, seconds: (performance.now() - startMs) / 1_000 }
}

const CONNECTIONS_USUAL = 500
const CONNECTIONS_MAX = 1_000
const TIMEOUT_MS = 10_000

type OnAnswer = (status: number, body: string) => void

/** Connections with one request at a time each. A new one is opened when all are in use, and kept. */
class Connections {
  readonly #idle: Connection[] = []
  readonly #waiting: { bytes: Buffer; onAnswer: OnAnswer }[] = []
  readonly #all = new Set<Connection>()
  readonly #url: URL

  constructor(url: string) {
    this.#url = new URL(url)
  }

  send({ bytes, isWrite }: RawRequest, dueMs: number): Promise<Sample> {
    return new Promise((resolve) => {
      const onAnswer: OnAnswer = (status, body) =>
        resolve({ isWrite, dueMs, tookMs: performance.now() - dueMs, status, body })
      // The one that was used last, as connection pools do.
      const connection = this.#idle.pop() ?? (this.#all.size < CONNECTIONS_MAX ? this.#open() : null)
      if (connection) connection.send(bytes, onAnswer)
      else this.#waiting.push({ bytes, onAnswer })
    })
  }

  /**
   * Opens connections and waits until the service has answered on each. Callers keep theirs; how long a new one waits under load
   * is another question, since Node accepts one in each turn of its event loop.
   */
  async open(count: number): Promise<void> {
    const bytes = Buffer.from('GET /api/health HTTP/1.1\r\nhost: parley\r\n\r\n')
    await Promise.all(Array.from({ length: count }, () => this.send({ bytes, isWrite: false }, performance.now())))
  }

  close(): void {
    for (const { socket } of this.#all) socket.destroy()
  }

  #open(): Connection {
    const onFree = () => {
      const next = this.#waiting.shift()
      if (next) connection.send(next.bytes, next.onAnswer)
      else this.#idle.push(connection)
    }
    const connection = new Connection(connect(Number(this.#url.port), this.#url.hostname), onFree, () => {
      this.#all.delete(connection)
      const place = this.#idle.indexOf(connection)
      if (place !== -1) this.#idle.splice(place, 1)
      // No connection is left that could send the waiting requests.
      if (this.#all.size === 0) for (const { onAnswer } of this.#waiting.splice(0)) onAnswer(0, '')
    })
    this.#all.add(connection)
    return connection
  }
}

class Connection {
  readonly socket: Socket
  readonly #onFree: () => void
  #onAnswer: OnAnswer | null = null
  #received = ''

  constructor(socket: Socket, onFree: () => void, onEnd: () => void) {
    this.socket = socket
    this.#onFree = onFree
    socket.setNoDelay(true).setEncoding('latin1').setTimeout(TIMEOUT_MS)
    socket.on('error', () => {}).on('data', (text) => this.#read(String(text)))
    // An idle connection may stay open; one with a request has waited too long.
    socket.on('timeout', () => this.#onAnswer && socket.destroy())
    socket.on('close', () => {
      onEnd()
      this.#onAnswer?.(0, '')
    })
  }

  send(request: Buffer, onAnswer: OnAnswer): void {
    this.#onAnswer = onAnswer
    this.socket.write(request)
  }

  #read(text: string): void {
    this.#received += text
    // A response without a request: the service is about to close the connection.
    if (!this.#onAnswer) this.socket.destroy()
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#received.slice(0, headEnd))?.[1])
    const bodyStart = headEnd + 4
    if (this.#received.length < bodyStart + length) return
    const status = Number(this.#received.slice(9, 12))
    const body = this.#received.slice(bodyStart)
    const onAnswer = this.#onAnswer
    this.#received = ''
    this.#onAnswer = null
    if (!onAnswer) return
    onAnswer(status, body)
    this.#onFree()
  }
}
