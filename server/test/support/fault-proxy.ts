import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import type { Random } from './random.ts'

/** A proxy between the service and its database whose connections can be made to fail. */
export interface FaultProxy {
  port: number
  /** The number of open connections. */
  open(): number
  /** Resets this many of the connections. */
  cut(count: number): void
  /** Keeps this many of the connections open, but passes nothing on. */
  halfOpen(count: number): void
  /** Resets the connection that sends the next COMMIT: as soon as it is `sent`, or when the database has `done` it. */
  cutAtCommit(when: 'sent' | 'done'): void
  /** Forgets the calls to `cutAtCommit` that haven't met a COMMIT yet. */
  stopCuttingCommits(): void
  /** How many connections have been reset at a COMMIT so far. */
  cutsAtCommit(): { sent: number; done: number }
  /** Delays everything, in both directions, by up to this long; 0 turns it off. */
  delayUpTo(ms: number): void
  /** Whether new connections are refused. */
  refuse(isRefusing: boolean): Promise<void>
  close(): Promise<void>
}

/** Passes connections to `127.0.0.1:port` on to the database. */
export async function openFaultProxy(database: NetConnectOpts, random: Random): Promise<FaultProxy> {
  const wires = new Set<Wire>()
  const state: Faults = { delayMaxMs: 0, commitCuts: [], cutsAtCommit: { sent: 0, done: 0 } }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(onPort: number): Promise<Server> {
    const listening = createServer((socket) => {
      const wire = new Wire(socket, connect(database), state, random)
      wires.add(wire)
      socket.once('close', () => wires.delete(wire))
    }).listen(onPort, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }

  function some(count: number): Wire[] {
    return random.shuffle([...wires]).slice(0, count)
  }

  return {
    port,
    open: () => wires.size,
    cut(count) {
      for (const wire of some(count)) wire.cut()
    },
    halfOpen(count) {
      for (const wire of some(count)) wire.isHalfOpen = true
    },
    cutAtCommit(when) {
      state.commitCuts.push(when)
    },
    stopCuttingCommits() {
      state.commitCuts.length = 0
    },
    cutsAtCommit: () => state.cutsAtCommit,
    delayUpTo(ms) {
      state.delayMaxMs = ms
    },
    async refuse(isRefusing) {
      if (isRefusing && server.listening) server.close()
      if (!isRefusing && !server.listening) server = await listen(port)
    },
    async close() {
      server.close()
      for (const wire of wires) wire.cut()
    },
  }
}

interface Faults {
  delayMaxMs: number
  /** When to cut at each of the next commits. */
  commitCuts: ('sent' | 'done')[]
  cutsAtCommit: { sent: number; done: number }
}

// The service may send COMMIT as a prepared statement, whose name it chooses, or as a simple query.
const PREPARING_COMMIT = /P.{4}([^\0]*)\0commit\0/s
const SIMPLE_COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1')
// What the database responds.
const COMMITTED = Buffer.from('COMMIT\0', 'latin1')
const ROLLED_BACK = Buffer.from('ROLLBACK\0', 'latin1')

/** A connection from the service, and the matching one to the database. */
class Wire {
  /** Passes nothing on, but stays open. */
  isHalfOpen = false
  readonly #service: Socket
  readonly #database: Socket
  readonly #faults: Faults
  readonly #random: Random
  #cutWhenDone = false
  /** The bytes that execute the prepared COMMIT, once it is prepared. */
  #preparedCommit: Buffer | null = null
  #toDatabase = Promise.resolve()
  #toService = Promise.resolve()

  constructor(service: Socket, database: Socket, faults: Faults, random: Random) {
    this.#service = service
    this.#database = database
    this.#faults = faults
    this.#random = random
    service.setNoDelay(true)
    service.on('error', () => {}).on('data', (chunk) => this.#fromService(chunk))
    database.on('error', () => {}).on('data', (chunk) => this.#fromDatabase(chunk))
    service.once('close', () => database.destroy())
    database.once('close', () => !this.isHalfOpen && service.destroy())
  }

  cut(): void {
    this.#service.resetAndDestroy()
    this.#database.destroy()
  }

  #fromService(chunk: Buffer): void {
    this.#toDatabase = this.#toDatabase
      .then(() => this.#delay())
      .then(() => {
        if (this.isHalfOpen) return
        const commitCut = this.#isCommit(chunk) ? this.#faults.commitCuts.shift() : undefined
        if (commitCut === 'done') this.#cutWhenDone = true
        this.#database.write(chunk, () => {
          if (commitCut !== 'sent') return
          this.#faults.cutsAtCommit.sent++
          this.cut()
        })
      })
  }

  #isCommit(chunk: Buffer): boolean {
    this.#preparedCommit ??= commitPreparedIn(chunk)
    return (this.#preparedCommit !== null && chunk.includes(this.#preparedCommit)) || chunk.includes(SIMPLE_COMMIT)
  }

  #fromDatabase(chunk: Buffer): void {
    if (this.#cutWhenDone) {
      if (chunk.includes(COMMITTED)) this.#faults.cutsAtCommit.done++
      if (chunk.includes(COMMITTED) || chunk.includes(ROLLED_BACK)) this.cut()
      return
    }
    this.#toService = this.#toService
      .then(() => this.#delay())
      .then(() => {
        if (!this.isHalfOpen) this.#service.write(chunk)
      })
  }

  /** Delays one chunk; the promises are chained, so that chunks keep their order. */
  async #delay(): Promise<void> {
    if (this.#faults.delayMaxMs === 0) return
    const delayMs = this.#random.next() * this.#faults.delayMaxMs
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
}

// A Bind message names the unnamed portal, the statement, and no values.
function commitPreparedIn(chunk: Buffer): Buffer | null {
  const [, name] = PREPARING_COMMIT.exec(chunk.toString('latin1')) ?? []
  return name === undefined ? null : Buffer.from(`\0${name}\0\0\0\0\0`, 'latin1')
}
