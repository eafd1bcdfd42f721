import type { Deadline } from './deadline.ts'
import type { Event } from './generated/schemas.ts'
import { parseJson } from './json.ts'
import type { EventStream } from './operation.ts'

/** The events of an open stream. Throws a TimeoutError when nothing arrives for long: the service sends a sign of life. */
export async function* eventsIn(response: Response, deadline: Deadline): EventStream {
  const reader = response.body?.getReader()
  const parser = new ServerSentEventParser()
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      // A slow reader of the events is no reason to give up the connection.
      deadline.pause()
      for (const data of parser.push(value)) {
        yield parseJson(data) as Event
        deadline.signal.throwIfAborted()
      }
      deadline.restart(SILENCE_MAX_MS)
    }
  } catch (error) {
    throw deadline.failureFrom(error)
  } finally {
    deadline.end()
    reader?.cancel().catch(() => {})
  }
}

// The service sends a comment about every 10 seconds.
const SILENCE_MAX_MS = 30_000

/** Reads server-sent events from the bytes of an answer, however they are cut into chunks. */
export class ServerSentEventParser {
  readonly #decoder = new TextDecoder()
  readonly #eventMaxCharacters: number
  #line = ''
  #data: string[] = []
  #size = 0
  #endedWithReturn = false

  constructor({ eventMaxCharacters = EVENT_MAX_CHARACTERS }: { eventMaxCharacters?: number } = {}) {
    this.#eventMaxCharacters = eventMaxCharacters
  }

  /** The data of each event that ends in this chunk. Throws when an event is larger than allowed. */
  push(chunk: Uint8Array): string[] {
    let text = this.#decoder.decode(chunk, { stream: true })
    if (text === '') return []
    // CR and LF are one line break, also when they come in two chunks.
    if (this.#endedWithReturn && text.startsWith('\n')) text = text.slice(1)
    this.#endedWithReturn = text === '' || text.endsWith('\r')
    this.#size += text.length
    // Only these break lines. To a regular expression, U+2028 inside of a text would be one more.
    const [first = '', ...others] = text.split(/\r\n|\n|\r/)
    this.#line += first
    const complete: string[] = []
    for (const next of others) {
      this.#endLine(complete)
      this.#line = next
    }
    if (this.#size > this.#eventMaxCharacters) throw new Error('an event is too large')
    return complete
  }

  #endLine(complete: string[]): void {
    if (this.#line === '') {
      if (this.#data.length > 0) complete.push(this.#data.join('\n'))
      this.#data = []
      this.#size = 0
    } else if (this.#line.startsWith('data:')) this.#data.push(this.#line.slice('data:'.length).replace(/^ /, ''))
  }
}

// An event of the service has at most 64,000 bytes of data.
const EVENT_MAX_CHARACTERS = 16 * 1024 * 1024
