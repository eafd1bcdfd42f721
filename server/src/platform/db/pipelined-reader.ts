import pg from 'pg'
import { DatabaseUnavailable } from './errors.ts'
import { sendOn } from './send.ts'
import type { Sql } from './sql.ts'

/** Sends single statements over a few shared connections without waiting for the results of earlier ones. */
export class PipelinedReader {
  readonly #config: pg.ClientConfig
  readonly #connections: (Promise<pg.Client> | null)[]
  #next = 0
  #isClosed = false

  constructor(config: pg.ClientConfig, connections: number) {
    this.#config = config
    this.#connections = new Array(connections).fill(null)
  }

  async query<Row>(statement: Sql): Promise<Row[]> {
    this.#next = (this.#next + 1) % this.#connections.length
    const client = await (this.#connections[this.#next] ?? this.#connect(this.#next))
    const { rows } = await sendOn<Row>(client, statement)
    return rows
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const opened = await Promise.allSettled(this.#connections)
    await Promise.all(opened.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value?.end() : undefined)))
  }

  #connect(index: number): Promise<pg.Client> {
    if (this.#isClosed) return Promise.reject(new Error('Client was closed and is not queryable'))
    const client = new pg.Client(this.#config)
    const opening = client.connect().then(
      () => client,
      (error) => {
        throw new DatabaseUnavailable(error)
      },
    )
    // Removes a broken connection; the next statement opens a new one.
    const remove = () => {
      if (this.#connections[index] === opening) this.#connections[index] = null
    }
    client.on('error', remove)
    client.on('end', remove)
    opening.catch(remove)
    this.#connections[index] = opening
    return opening
  }
}
