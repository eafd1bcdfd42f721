import type pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { endWhenSilent, queryOn } from './exchange.ts'
import { RowBytesClient } from './row-bytes.ts'
import type { Sql } from './sql.ts'

/**
 * Single statements over a few shared connections, each statement sent at once behind those already on their way.
 * Two such connections carried more reads than a pool of twenty.
 */
export class PipelinedReader {
  readonly #config: pg.ClientConfig
  // Connected, or about to be.
  readonly #slots: (pg.Client | Promise<pg.Client> | null)[]
  readonly #patienceMs: number
  #turn = 0
  #closed = false

  constructor(config: pg.ClientConfig, connections: number, patienceMs: number) {
    this.#config = config
    this.#slots = new Array(connections).fill(null)
    this.#patienceMs = patienceMs
  }

  query<Row>(statement: Sql): Promise<Row[]> {
    this.#turn = (this.#turn + 1) % this.#slots.length
    const client = this.#slots[this.#turn] ?? this.#connect(this.#turn)
    return client instanceof Promise ? client.then((opened) => send(opened, statement)) : send(client, statement)
  }

  async close(): Promise<void> {
    this.#closed = true
    const open = await Promise.allSettled(this.#slots.filter((slot) => slot !== null))
    await Promise.all(open.map((slot) => (slot.status === 'fulfilled' ? slot.value.end() : undefined)))
  }

  #connect(index: number): Promise<pg.Client> {
    if (this.#closed) return Promise.reject(new Error('Client was closed and is not queryable'))
    const client = new RowBytesClient(this.#config)
    const opening = client.connect().then(
      () => {
        endWhenSilent(client, this.#patienceMs)
        if (this.#slots[index] === opening) this.#slots[index] = client
        return client
      },
      (error) => {
        throw new DatabaseUnavailable(error)
      },
    )
    const forget = () => {
      if (this.#slots[index] === opening || this.#slots[index] === client) this.#slots[index] = null
    }
    // A broken connection leaves its slot; the next statement opens a new one.
    client.on('error', forget)
    client.on('end', forget)
    opening.catch(forget)
    this.#slots[index] = opening
    return opening
  }
}

// What is asked for in one turn of the event loop leaves in one packet.
function send<Row>(client: pg.Client, statement: Sql): Promise<Row[]> {
  const { stream } = client.connection
  if (stream.writableCorked === 0) {
    stream.cork()
    setImmediate(() => stream.uncork())
  }
  return queryOn(client, statement)
}
