import type { Deadline } from './deadline.ts'
import type { Event } from './generated/schemas.ts'
import { parseJson } from './json.ts'
import type { EventStream } from './operation.ts'

/** The events of an open stream. Throws a TimeoutError if nothing arrives for too long, since the service sends keep-alives. */
export async function* eventsIn(response: Response, deadline: Deadline): EventStream {
  const reader = response.body?.getReader()
  const parser = new ServerSentEventParser()
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      // A slow consumer isn't a reason to drop the connection.
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

/** Reads server-sent events from a response's bytes, however they're split into chunks. */
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

  /** The data of each event that ends in this chunk. Throws if an event is larger than allowed. */
  push(chunk: Uint8Array): string[] {
    let text = this.#decoder.decode(chunk, { stream: true })
    if (text === '') return []
    // CR and LF are one line break, even if they arrive in two chunks.
    if (this.#endedWithReturn && text.startsWith('\n')) text = text.slice(1)
    this.#endedWithReturn = text === '' || text.endsWith('\r')
    this.#size += text.length
    // Only these are line breaks. A regular expression would also treat U+2028 inside text as one.
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

// The service's events have at most 64,000 bytes of data.
const EVENT_MAX_CHARACTERS = 16 * 1024 * 1024
