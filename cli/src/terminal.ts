import { createInterface } from 'node:readline/promises'
import { addAbortSignal, type Readable, Writable } from 'node:stream'
import type { ReadStream } from 'node:tty'
import { eastAsianWidth } from 'get-east-asian-width'
import type { Environment } from './environment.ts'
import { usageError } from './exit-codes.ts'

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

const codes: Record<Style, [open: number, close: number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
}

/** The cursor goes to the top, and everything below it is deleted. */
const CLEARED = '\u001b[H\u001b[J'
const WIDTH_WITHOUT_TERMINAL = 120
/** More than any body that the server takes. */
const INPUT_MAX_BYTES = 16 * 1024 * 1024

/** Standard input, output and error. */
export interface Streams {
  stdin: Readable
  stdout: Output
  stderr: Output
}

interface Output {
  write(chunk: string | Uint8Array): boolean
  once(event: 'drain', listener: () => void): unknown
  isTTY?: boolean
  columns?: number
}

/** What a command reads and writes: results go to standard output, everything else to standard error. */
export class Terminal {
  readonly stdin: Readable
  readonly isInteractive: boolean
  readonly width: number
  readonly #streams: Streams
  readonly #isPlain: boolean

  constructor({ noColor, isDumbTerminal }: Environment, streams: Streams) {
    this.stdin = streams.stdin
    this.isInteractive = streams.stdout.isTTY === true
    // A terminal that does not know its width says 0.
    this.width = streams.stdout.columns || WIDTH_WITHOUT_TERMINAL
    this.#streams = streams
    this.#isPlain = noColor || isDumbTerminal
  }

  /** The line that a person types when asked, which is not shown; or everything that a program writes to standard input. */
  async readSecret(question: string, signal: AbortSignal): Promise<string> {
    if ((this.stdin as Partial<ReadStream>).isTTY !== true) return this.readAll(signal)
    const hidden = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input: this.stdin, output: hidden, terminal: true })
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
    // Not before the terminal has stopped showing what is typed.
    this.note(question)
    try {
      return await lines.question('', { signal })
    } finally {
      lines.close()
    }
  }

  /** Everything on standard input. */
  readAll(signal: AbortSignal): Promise<string> {
    return readText(this.stdin, 'Standard input', signal)
  }

  /** Writes a line of the result. */
  print(line: string): void {
    write(this.#streams.stdout, line)
  }

  /** Writes bytes of the result as they are. */
  async pass(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const { stdout } = this.#streams
    for await (const chunk of bytes) {
      if (!stdout.write(chunk)) await new Promise<void>((resolve) => stdout.once('drain', resolve))
    }
  }

  /** Replaces everything on the terminal. */
  redraw(lines: readonly string[]): void {
    this.#streams.stdout.write(CLEARED)
    for (const line of lines) this.print(line)
  }

  /** Writes a line that is not part of the result, such as a hint. */
  note(line: string): void {
    write(this.#streams.stderr, line)
  }

  /** Text with a style, for standard output; plain if it goes elsewhere than to a terminal, or colors are off. */
  style(style: Style, text: string): string {
    return this.#styled(this.#streams.stdout, style, text)
  }

  /** The same for standard error. */
  noteStyle(style: Style, text: string): string {
    return this.#styled(this.#streams.stderr, style, text)
  }

  #styled(stream: { isTTY?: boolean }, style: Style, text: string): string {
    if (this.#isPlain || !stream.isTTY || text === '') return text
    const [open, close] = codes[style]
    return `\u001b[${open}m${text}\u001b[${close}m`
  }
}

/** The text of a stream. Refuses one that is too long to be meant. */
export async function readText(stream: Readable, name: string, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of addAbortSignal(signal, stream)) {
    chunks.push(Buffer.from(chunk))
    bytes += chunk.length
    if (bytes > INPUT_MAX_BYTES) throw usageError(`${name} is larger than ${INPUT_MAX_BYTES} bytes.`)
  }
  return Buffer.concat(chunks).toString()
}

// Control characters, and those that reverse the order of the text around them.
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Text of others as one line, without the characters with which it could change the terminal. */
export function safe(text: string): string {
  return text.replace(CONTROL, (character) => (character === '\n' || character === '\t' ? ' ' : '\ufffd'))
}

const STYLES = Object.values(codes).flat().join('|')
const STYLE_OR_CONTROL = new RegExp(`\u001b\\[(?:${STYLES})m|[^\\P{Cc}\n\t]`, 'gu')

/** The last guard: whatever a command prints, a terminal gets no control characters but lines, tabs and our styles. */
function write(stream: Output, line: string): void {
  const text = stream.isTTY ? line.replace(STYLE_OR_CONTROL, (found) => (found.length > 1 ? found : '\ufffd')) : line
  stream.write(`${text}\n`)
}

export function truncated(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let shown = ''
  let left = width - 1
  for (const { segment } of characters.segment(text)) {
    left -= widthOf(segment)
    if (left < 0) break
    shown += segment
  }
  return `${shown}…`
}

/** How many columns of a terminal a text takes: Chinese, Japanese and Korean characters and emoji take two. */
export function widthOf(text: string): number {
  if (!/[^ -~]/.test(text)) return text.length
  let width = 0
  for (const { segment } of characters.segment(text)) {
    if (ZERO_WIDTH.test(segment)) continue
    width += EMOJI.test(segment) ? 2 : eastAsianWidth(segment.codePointAt(0) ?? 0)
  }
  return width
}

// What people see as one character can be several in a string: é, 👩‍🌾.
const characters = new Intl.Segmenter()
const ZERO_WIDTH = /^[\p{Mark}\p{Cf}]+$/u
const EMOJI = /\p{Emoji_Presentation}|\ufe0f/u
