import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import type { Dice } from './dice.ts'

/** A wire between the service and its database that can be made to fail. */
export interface FaultProxy {
  port: number
  /** How many connections there are now. */
  open(): number
  /** Resets this many of the connections. */
  cut(count: number): void
  /** Keeps this many of the connections open, and lets nothing pass any more. */
  halfOpen(count: number): void
  /** Resets the connection over which the next COMMIT goes: right behind it, or when the database has committed. */
  cutAtCommit(when: 'sent' | 'done'): void
  /** Lets commits pass again that were still to be met. */
  spareCommits(): void
  /** How many connections were reset at a COMMIT so far. */
  cutsAtCommit(): { sent: number; done: number }
  /** Holds back whatever is sent, in either direction, for up to so long; 0 is none. */
  delayUpTo(ms: number): void
  /** Refuses new connections, until told otherwise. */
  refuse(isRefusing: boolean): Promise<void>
  close(): Promise<void>
}

/** Connections to `127.0.0.1:port` end where the database is. */
export async function openFaultProxy(database: NetConnectOpts, dice: Dice): Promise<FaultProxy> {
  const wires = new Set<Wire>()
  const state: Faults = { delayMaxMs: 0, commitCuts: [], cutsAtCommit: { sent: 0, done: 0 } }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(onPort: number): Promise<Server> {
    const listening = createServer((socket) => {
      const wire = new Wire(socket, connect(database), state, dice)
      wires.add(wire)
      socket.once('close', () => wires.delete(wire))
    }).listen(onPort, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }

  function some(count: number): Wire[] {
    return [...wires]
      .map((wire) => ({ wire, place: dice.next() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, count)
      .map(({ wire }) => wire)
  }

  return {
    port,
    open: () => wires.size,
    cut(count) {
      for (const wire of some(count)) wire.cut()
    },
    halfOpen(count) {
      for (const wire of some(count)) wire.isDeaf = true
    },
    cutAtCommit(when) {
      state.commitCuts.push(when)
    },
    spareCommits() {
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
  /** For the next commits. */
  commitCuts: ('sent' | 'done')[]
  cutsAtCommit: { sent: number; done: number }
}

// How the statement that ends every writing transaction is prepared, and what the database says when it has committed.
const PREPARING_COMMIT = /P.{4}([^\0]*)\0commit\0/s
const COMMITTED = Buffer.from('COMMIT\0', 'latin1')
const ROLLED_BACK = Buffer.from('ROLLBACK\0', 'latin1')

/** One connection, from both ends. */
class Wire {
  /** Nothing passes any more, and nobody is told. */
  isDeaf = false
  readonly #service: Socket
  readonly #database: Socket
  readonly #faults: Faults
  readonly #dice: Dice
  #cutWhenDone = false
  /** How this connection calls for a commit, once it has prepared one. */
  #commit: Buffer | null = null
  #toDatabase = Promise.resolve()
  #toService = Promise.resolve()

  constructor(service: Socket, database: Socket, faults: Faults, dice: Dice) {
    this.#service = service
    this.#database = database
    this.#faults = faults
    this.#dice = dice
    service.setNoDelay(true)
    service.on('error', () => {}).on('data', (chunk) => this.#fromService(chunk))
    database.on('error', () => {}).on('data', (chunk) => this.#fromDatabase(chunk))
    service.once('close', () => database.destroy())
    // A database that is gone is noticed, unless the wire is dead.
    database.once('close', () => !this.isDeaf && service.destroy())
  }

  cut(): void {
    this.#service.resetAndDestroy()
    this.#database.destroy()
  }

  #fromService(chunk: Buffer): void {
    this.#toDatabase = this.#toDatabase
      .then(() => this.#later())
      .then(() => {
        if (this.isDeaf) return
        this.#commit ??= commitPreparedIn(chunk)
        const isCommit = this.#commit !== null && chunk.includes(this.#commit)
        const commitCut = isCommit ? this.#faults.commitCuts.shift() : undefined
        if (commitCut === 'done') this.#cutWhenDone = true
        this.#database.write(chunk, () => {
          if (commitCut !== 'sent') return
          this.#faults.cutsAtCommit.sent++
          this.cut()
        })
      })
  }

  #fromDatabase(chunk: Buffer): void {
    if (this.#cutWhenDone) {
      if (chunk.includes(COMMITTED)) this.#faults.cutsAtCommit.done++
      if (chunk.includes(COMMITTED) || chunk.includes(ROLLED_BACK)) this.cut()
      return
    }
    this.#toService = this.#toService
      .then(() => this.#later())
      .then(() => {
        if (!this.isDeaf) this.#service.write(chunk)
      })
  }

  /** What is held back keeps its order. */
  async #later(): Promise<void> {
    if (this.#faults.delayMaxMs === 0) return
    const delayMs = this.#dice.next() * this.#faults.delayMaxMs
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
}

// Bound to the nameless portal, with no values.
function commitPreparedIn(chunk: Buffer): Buffer | null {
  const [, name] = PREPARING_COMMIT.exec(chunk.toString('latin1')) ?? []
  return name === undefined ? null : Buffer.from(`\0${name}\0\0\0\0\0`, 'latin1')
}
