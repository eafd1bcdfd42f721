import type { Deadline } from './deadline.ts'
import type { Event } from './generated/schemas.ts'
import type { EventStream } from './operation.ts'

/** The events of an open stream. Throws a TimeoutError when nothing arrives for long: the service sends a sign of life. */
export async function* eventsIn(response: Response, deadline: Deadline): EventStream {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      // A slow reader of the events is no reason to give up the connection.
      deadline.pause()
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data) yield JSON.parse(data) as Event
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
