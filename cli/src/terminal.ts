import type { Readable } from 'node:stream'
import type { Environment } from './environment.ts'

export type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan'

const codes: Record<Style, [open: number, close: number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
}

const WIDTH_WITHOUT_TERMINAL = 120

/** Standard input, output and error. */
export interface Streams {
  stdin: Readable
  stdout: Output
  stderr: Output
}

interface Output {
  write(text: string): boolean
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
    this.width = streams.stdout.columns ?? WIDTH_WITHOUT_TERMINAL
    this.#streams = streams
    this.#isPlain = noColor || isDumbTerminal
  }

  /** Everything on standard input. */
  async readAll(): Promise<string> {
    const chunks: Buffer[] = []
    for await (const chunk of this.stdin) chunks.push(Buffer.from(chunk))
    return Buffer.concat(chunks).toString()
  }

  /** Writes a line of the result. */
  print(line: string): void {
    this.#streams.stdout.write(`${line}\n`)
  }

  /** Writes a line that is not part of the result, such as a hint. */
  note(line: string): void {
    this.#streams.stderr.write(`${line}\n`)
  }

  /** Text with a style, for standard output; plain if it goes elsewhere than to a terminal, or colours are off. */
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

const CONTROL = /\p{Cc}/gu

/** Text of others, without the control characters with which it could change the terminal. */
export function safe(text: string): string {
  return text.replace(CONTROL, (character) => (character === '\n' || character === '\t' ? ' ' : '\ufffd'))
}

export function truncated(text: string, width: number): string {
  const characters = [...text]
  return characters.length <= width ? text : `${characters.slice(0, Math.max(0, width - 1)).join('')}…`
}
