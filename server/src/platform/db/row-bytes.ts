import { EventEmitter } from 'node:events'
import pg from 'pg'

/** A client whose rows come as the server sent them. (pg makes a text of every value, also of one that is only passed on.) */
export class RowBytesClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    const wire = this.connection as unknown as Wire
    const readAll = wire.attachListeners
    wire.attachListeners = (stream) => {
      const others = new EventEmitter()
      readAll.call(wire, others)
      const messages = new Messages(
        (row) => wire.emit('dataRow', row),
        (bytes) => others.emit('data', bytes),
      )
      stream.on('data', (chunk: Buffer) => messages.take(chunk))
    }
  }
}

/** What of pg's connection this replaces. */
interface Wire extends EventEmitter {
  attachListeners(stream: EventEmitter): void
}

/** Takes apart what comes, in whatever pieces it does: rows go one way and all else another, each message as a whole. */
export class Messages {
  readonly #onRow: (row: Buffer) => void
  readonly #onOthers: (messages: Buffer) => void
  // Of a message that was begun, and how much of it, or of the header that tells its length, is still to come.
  #parts: Buffer[] = []
  #missing = 0

  constructor(onRow: (row: Buffer) => void, onOthers: (messages: Buffer) => void) {
    this.#onRow = onRow
    this.#onOthers = onOthers
  }

  take(chunk: Buffer): void {
    let rest = chunk
    while (this.#missing > 0) {
      const part = rest.subarray(0, this.#missing)
      this.#parts.push(part)
      this.#missing -= part.length
      if (this.#missing > 0) return
      rest = rest.subarray(part.length)
      const begun = Buffer.concat(this.#parts)
      this.#parts = []
      this.#handOn(begun)
    }
    this.#handOn(rest)
  }

  #handOn(bytes: Buffer): void {
    let at = 0
    let others = 0
    for (let end = endOf(bytes, at); end <= bytes.length; end = endOf(bytes, at)) {
      if (bytes[at] === ROW) {
        if (others < at) this.#onOthers(bytes.subarray(others, at))
        this.#onRow(bytes.subarray(at + HEADER, end))
        others = end
      }
      at = end
    }
    if (others < at) this.#onOthers(bytes.subarray(others, at))
    if (at === bytes.length) return
    this.#parts.push(bytes.subarray(at))
    this.#missing = endOf(bytes, at) - bytes.length
  }
}

const ROW = 'D'.charCodeAt(0)
// One byte for its kind, four for its length, which counts these four.
const HEADER = 5

/** Where the message that begins here ends, or at least its header. No length is less than its own. */
function endOf(bytes: Buffer, at: number): number {
  return at + HEADER <= bytes.length ? at + 1 + Math.max(bytes.readUInt32BE(at + 1), HEADER - 1) : at + HEADER
}
