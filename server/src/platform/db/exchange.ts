import pg from 'pg'
import { prepareValue } from 'pg/lib/utils.js'
import type { Sql } from './sql.ts'
import { columnTypes } from './types.ts'

/**
 * Statements that go to the server together and come back together, one packet each way, over a `RowBytesClient`. (A query
 * of pg's own is flushed by itself, and has its columns described each time.) The first that fails takes along those
 * behind it.
 */
export class Exchange extends pg.Query {
  /** What the server says it did last: a `COMMIT` may be answered by `ROLLBACK`. */
  command = ''
  // pg calls this when all is over, to stop its own clock, and notes under the other two what a connection has prepared.
  declare callback: ((error: unknown) => void) | undefined
  declare name: string | undefined
  declare text: string | undefined

  readonly #sent: Sent[] = []
  #on: Known | null = null
  #current = 0
  #columns: readonly Column[] = []
  #rows: unknown[] = []
  #unreadable: unknown

  constructor() {
    super('')
  }

  /** Its rows, when they are there. */
  add<Row>(statement: Sql): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const values = statement.values.map((value) => prepareValue(value))
      this.#sent.push({ statement, values, resolve: resolve as Sent['resolve'], reject })
    })
  }

  override submit = (connection: unknown): void => {
    const wire = connection as Wire
    const known = knownOf(wire)
    this.#on = known
    if (known.underWay++ === 0) known.heardMs = performance.now()
    wire.stream.cork()
    for (const sent of this.#sent) write(wire, sent, known.prepared)
    wire.sync()
    wire.stream.uncork()
    this.#turnTo(0)
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(columnFrom)
  }

  handleDataRow(sent: Buffer): void {
    try {
      this.#rows.push(rowFrom(this.#columns, sent, this.#sent[this.#current]?.statement.bytesOf))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { statement, resolve, reject } = this.#sent[this.#current] as Sent
    if (statement.name !== undefined) this.#on?.prepared.set(statement.name, this.#columns)
    this.command = text
    if (this.#unreadable === undefined) resolve(this.#rows)
    else reject(this.#unreadable)
    this.#turnTo(this.#current + 1)
  }

  handleReadyForQuery(): void {
    this.#end()
    this.callback?.(null)
  }

  handleError(error: unknown, connection: unknown): void {
    const { submittedNamedStatements } = connection as Wire
    for (const { statement, reject } of this.#sent.slice(this.#current)) {
      if (statement.name !== undefined) delete submittedNamedStatements[statement.name]
      reject(error)
    }
    this.#current = this.#sent.length
    this.#end()
    this.callback?.(error)
  }

  #end(): void {
    if (!this.#on) return
    this.#on.underWay--
    this.#on.heardMs = performance.now()
    this.#on = null
  }

  #turnTo(index: number): void {
    const statement = this.#sent[index]?.statement
    this.#current = index
    this.name = statement?.name
    this.text = statement?.text
    this.#columns = (statement?.name === undefined ? undefined : this.#on?.prepared.get(statement.name)) ?? []
    this.#rows = []
    this.#unreadable = undefined
  }
}

/** One statement by itself. */
export function queryOn<Row>(client: pg.ClientBase, statement: Sql): Promise<Row[]> {
  const exchange = new Exchange()
  const rows = exchange.add<Row>(statement)
  try {
    client.query(exchange)
  } catch (error) {
    return Promise.reject(error)
  }
  return rows
}

interface Sent {
  statement: Sql
  values: unknown[]
  resolve(rows: unknown[]): void
  reject(error: unknown): void
}

/** What of pg's connection an exchange uses. */
interface Wire {
  stream: { cork(): void; uncork(): void; destroy(): void }
  parse(message: { name: string | undefined; text: string }): void
  bind(message: { statement: string | undefined; values: unknown[] }): void
  describe(message: { type: 'P' }): void
  execute(): void
  sync(): void
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
}

function write(wire: Wire, { statement: { name, text }, values }: Sent, prepared: Prepared): void {
  if (name === undefined) {
    wire.parse({ name, text })
  } else if (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined) {
    wire.parse({ name, text })
    wire.submittedNamedStatements[name] = text
  }
  wire.bind({ statement: name, values })
  if (name === undefined || !prepared.has(name)) wire.describe({ type: 'P' })
  wire.execute()
}

interface Column {
  name: string
  read(text: string): unknown
}

/** What is known of a connection. */
interface Known {
  prepared: Prepared
  /** How many exchanges wait for their answers, and when the last one got its. */
  underWay: number
  heardMs: number
}

/** The columns of the statements that a connection has prepared: these, the server holds to, whatever becomes of tables. */
type Prepared = Map<string, readonly Column[]>

const knownByWire = new WeakMap<Wire, Known>()

function knownOf(wire: Wire): Known {
  const known = knownByWire.get(wire) ?? { prepared: new Map(), underWay: 0, heardMs: 0 }
  knownByWire.set(wire, known)
  return known
}

/**
 * Gives up a connection whose server has long owed an answer. (One clock for each connection: pg's own, one for each
 * statement, keeps one answer after the other alive until they are old, and collecting those takes a fifth of the time.)
 */
export function endWhenSilent(client: pg.ClientBase, patienceMs: number): void {
  const wire = (client as unknown as { connection: Wire }).connection
  const known = knownOf(wire)
  const looking = setInterval(() => {
    if (known.underWay > 0 && performance.now() - known.heardMs > patienceMs) wire.stream.destroy()
  }, LOOK_MS)
  looking.unref()
  client.once('end', () => clearInterval(looking))
}

const LOOK_MS = 100

function columnFrom({ name, dataTypeID }: pg.FieldDef): Column {
  return { name, read: columnTypes.getTypeParser(dataTypeID, 'text') }
}

// The number of values, and then each with its length before it.
function rowFrom(columns: readonly Column[], sent: Buffer, bytesOf: string | undefined): unknown {
  const row: Record<string, unknown> = {}
  let at = 2
  for (const { name, read } of columns) {
    const start = at + 4
    const length = sent.readInt32BE(at)
    at = start + Math.max(length, 0)
    if (length === NO_VALUE) row[name] = null
    else row[name] = name === bytesOf ? sent.subarray(start, at) : read(sent.toString('utf8', start, at))
  }
  return row
}

const NO_VALUE = -1
