/** A parsed server-sent event. */
export interface StreamEvent {
  id: string
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
  data: any
}

/** Reads and parses an event stream. */
export class StreamReader {
  readonly events: StreamEvent[] = []
  readonly comments: string[] = []
  readonly status: number
  readonly headers: Headers
  readonly #abort: AbortController
  readonly #reading: Promise<void>
  ended = false
  #wake = () => {}

  static async open(url: string, headers: Record<string, string>): Promise<StreamReader> {
    const abort = new AbortController()
    const response = await fetch(url, { headers, signal: abort.signal })
    return new StreamReader(response, abort)
  }

  private constructor(response: Response, abort: AbortController) {
    this.status = response.status
    this.headers = response.headers
    this.#abort = abort
    this.#reading = this.#read(response).catch(() => {})
  }

  /** Resolves when the condition holds, or when the stream has ended. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition() && !this.ended) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Resolves when the server has ended the stream. */
  async end(): Promise<void> {
    await this.#reading
  }

  async close(): Promise<void> {
    this.#abort.abort()
    await this.#reading
  }

  async #read(response: Response): Promise<void> {
    let rest = ''
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) this.#parse(block)
        this.#wake()
      }
    } finally {
      this.ended = true
      this.#wake()
    }
  }

  #parse(block: string): void {
    if (block.startsWith(':')) {
      this.comments.push(block)
      return
    }
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
    const data = fields.get('data')
    if (data === undefined) return
    this.events.push({ id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) })
  }
}
