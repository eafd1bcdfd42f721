import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** Structured logs, one JSON object per line. Headers and bodies are never logged; secrets in other values are masked. */
export function createLog(level: string, output: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // A caller may put a key into a path or a request id.
      hooks: {
        streamWrite: (line) =>
          line.replace(/parley(?:_|%5f)sk(?:_|%5f)[0-9A-Za-z]+|whsec(?:_|%5f)[\w+/=]+/gi, '[secret]'),
      },
    },
    output,
  )
}

/** Lines for programs (one JSON object each) or for people at a terminal. */
export type LogFormat = 'json' | 'text'

export interface LogOutput extends DestinationStream {
  flush(done: () => void): void
  destroy(): void
}

/** Standard output, in the given format. */
export function openLogOutput(format: LogFormat): LogOutput {
  return format === 'text' ? textOutput(process.stdout) : blockOutput()
}

/** Writes each line as text for people. */
export function textOutput(stream: NodeJS.WritableStream): LogOutput {
  return {
    write: (line) => void stream.write(textOf(line)),
    flush: (done) => void stream.write('', () => done()),
    destroy: () => {},
  }
}

/** Writes lines to standard output in blocks, so that not every line costs a system call. */
function blockOutput(): LogOutput {
  const output = destination({
    fd: 1,
    sync: false,
    minLength: BLOCK_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: WAITING_MAX_BYTES,
  })
  // A log that can't be written must not stop the service.
  output.on('error', () => {})
  return output
}

const BLOCK_BYTES = 4096
const FLUSH_MS = 100
// Beyond this, lines are dropped, because whatever reads the log has stopped.
const WAITING_MAX_BYTES = 16 * 1024 * 1024

/** `10:04:31 warn: the database isn’t responding (job: "events")`, or `10:04:32 GET /api/gigs 200 3.4 ms` for a request. */
function textOf(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line)
  const clock = new Date(time).toLocaleTimeString('en-GB')
  const stack = err?.stack ? `\n  ${String(err.stack).replaceAll('\n', '\n  ')}` : ''
  const values = Object.entries(rest).map(
    ([name, value]) => `${name}: ${Array.isArray(value) ? value.length : JSON.stringify(value)}`,
  )
  const text =
    msg === 'request'
      ? `${rest.method} ${rest.path} ${rest.status} ${rest.duration_ms} ms${rest.status >= 500 ? ` (${rest.request_id})` : ''}`
      : `${level === 'info' ? '' : `${level}: `}${msg}${values.length > 0 ? ` (${values.join(', ')})` : ''}${stack}`
  // Callers may send characters that control the terminal.
  return `${clock} ${text.replace(/(?!\n)\p{Cc}/gu, '?')}\n`
}
