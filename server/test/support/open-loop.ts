import { connect, type Socket } from 'node:net'
import { quantile } from './proof.ts'

/** The bytes of a request, and whether it is a write. */
export interface Sendable {
  bytes: Buffer
  isWrite: boolean
}

/** One request that was sent. */
export interface Sample {
  isWrite: boolean
  /** When it was due; its caller waits from then on. */
  dueMs: number
  tookMs: number
  /** 0 when it got no answer. */
  status: number
}

/** What was sent, and how long it took until everything was answered. */
export interface Sent {
  samples: Sample[]
  seconds: number
}

export interface Figures {
  seconds: number
  /** Counts only requests that succeeded, as do the times below. */
  perSecond: number
  writesPerSecond: number
  p50Ms: number
  p99Ms: number
  /** Requests answered with 503. */
  refused: number
  refusedP99Ms: number
  /** The statuses of all other answers; 0 for no answer. */
  failed: number[]
}

/** Sends so many requests a second, whether or not earlier ones are answered (an open loop). */
export async function sendAtRate(
  url: string,
  next: () => Sendable,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Sent> {
  const lanes = new Lanes(url)
  const sent: Promise<Sample>[] = []
  const startMs = performance.now()
  for (let now = startMs; now < startMs + seconds * 1_000; now = performance.now()) {
    const due = Math.floor(((now - startMs) / 1_000) * perSecond)
    while (sent.length < due) sent.push(lanes.send(next(), startMs + (sent.length / perSecond) * 1_000))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const samples = await Promise.all(sent)
  lanes.close()
  return { samples, seconds: (performance.now() - startMs) / 1_000 }
}

/** Sends one request after the other on each of so many connections (a closed loop). */
export async function sendInTurn(
  url: string,
  next: () => Sendable,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Sent> {
  const lanes = new Lanes(url)
  const samples: Sample[] = []
  const startMs = performance.now()
  const endMs = startMs + seconds * 1_000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endMs) samples.push(await lanes.send(next(), performance.now()))
    }),
  )
  lanes.close()
  return { samples, seconds: (performance.now() - startMs) / 1_000 }
}

export function figuresOf({ samples, seconds }: Sent): Figures {
  const good = samples.filter(({ status }) => status >= 200 && status < 300)
  const took = good.map(({ tookMs }) => tookMs)
  const refused = samples.filter(({ status }) => status === 503)
  const statuses = samples.map(({ status }) => status)
  return {
    seconds,
    perSecond: good.length / seconds,
    writesPerSecond: good.filter(({ isWrite }) => isWrite).length / seconds,
    p50Ms: quantile(took, 0.5),
    p99Ms: quantile(took, 0.99),
    refused: refused.length,
    refusedP99Ms: quantile(
      refused.map(({ tookMs }) => tookMs),
      0.99,
    ),
    failed: statuses.filter((status) => status !== 503 && (status < 200 || status >= 300)),
  }
}

const LANES_MAX = 1_000
const TIMEOUT_MS = 10_000

interface Waiting {
  bytes: Buffer
  answered: (status: number) => void
}

/** A pool of bare connections, each with one request at a time. Bare, so that sending costs far less than answering. */
class Lanes {
  readonly #idle: Lane[] = []
  readonly #waiting: Waiting[] = []
  readonly #all = new Set<Lane>()
  readonly #url: URL

  constructor(url: string) {
    this.#url = new URL(url)
  }

  send({ bytes, isWrite }: Sendable, dueMs: number): Promise<Sample> {
    return new Promise((resolve) => {
      const answered = (status: number) => resolve({ isWrite, dueMs, tookMs: performance.now() - dueMs, status })
      // The connection that was used last, as in most pools.
      const lane = this.#idle.pop() ?? (this.#all.size < LANES_MAX ? this.#open() : null)
      if (lane) lane.send(bytes, answered)
      else this.#waiting.push({ bytes, answered })
    })
  }

  close(): void {
    for (const lane of this.#all) lane.socket.destroy()
  }

  #open(): Lane {
    const free = () => {
      const next = this.#waiting.shift()
      if (next) lane.send(next.bytes, next.answered)
      else this.#idle.push(lane)
    }
    const lane = new Lane(connect(Number(this.#url.port), this.#url.hostname), free, () => {
      this.#all.delete(lane)
      const place = this.#idle.indexOf(lane)
      if (place !== -1) this.#idle.splice(place, 1)
      // Without connections, waiting requests would never be answered.
      if (this.#all.size === 0) for (const { answered } of this.#waiting.splice(0)) answered(0)
    })
    this.#all.add(lane)
    return lane
  }
}

class Lane {
  readonly socket: Socket
  readonly #onFree: () => void
  #answered: ((status: number) => void) | null = null
  #received = ''

  constructor(socket: Socket, onFree: () => void, onEnd: () => void) {
    this.socket = socket
    this.#onFree = onFree
    socket.setNoDelay(true).setEncoding('latin1').setTimeout(TIMEOUT_MS)
    socket.on('error', () => {}).on('data', (text) => this.#read(String(text)))
    // An idle connection may stay open.
    socket.on('timeout', () => this.#answered && socket.destroy())
    socket.on('close', () => {
      onEnd()
      this.#answered?.(0)
    })
  }

  send(request: Buffer, answered: (status: number) => void): void {
    this.#answered = answered
    this.socket.write(request)
  }

  #read(text: string): void {
    this.#received += text
    // An answer without a request: the service is about to close the connection.
    if (!this.#answered) this.socket.destroy()
    const headEnd = this.#received.indexOf('\r\n\r\n')
    if (headEnd === -1) return
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#received.slice(0, headEnd))?.[1]
    if (this.#received.length < headEnd + 4 + Number(length)) return
    const status = Number(this.#received.slice(9, 12))
    const answered = this.#answered
    this.#received = ''
    this.#answered = null
    if (!answered) return
    answered(status)
    this.#onFree()
  }
}
