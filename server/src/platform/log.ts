import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured logs, one JSON object a line. Headers and bodies are never logged; secrets in odd places are masked. */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Somebody will put a key into a path or a request id. It must not end up here.
      hooks: {
        streamWrite: (line) =>
          line.replace(/parley(?:_|%5f)sk(?:_|%5f)[0-9A-Za-z]+|whsec(?:_|%5f)[\w+/=]+/gi, '[secret]'),
      },
    },
    destination,
  )
}

/**
 * Hands lines on in large pieces, and soon when there are few. (Given one by one, those that come while others are being
 * written are measured again with each that follows: under load that took as long as a short request.)
 */
export class Lines {
  readonly #to: DestinationStream
  #gathered = ''
  #soon: NodeJS.Timeout | null = null

  constructor(to: DestinationStream) {
    this.#to = to
  }

  write(line: string): void {
    this.#gathered += line
    if (this.#gathered.length >= PIECE) this.handOn()
    else this.#soon ??= setTimeout(() => this.handOn(), SOON_MS)
  }

  handOn(): void {
    if (this.#soon) clearTimeout(this.#soon)
    this.#soon = null
    if (this.#gathered === '') return
    this.#to.write(this.#gathered)
    this.#gathered = ''
  }
}

const PIECE = 16_000
const SOON_MS = 50
