import { type DestinationStream, destination, type Logger, pino } from 'pino'

/** Structured logs, one JSON object a line. Headers and bodies are never logged; secrets in other values are masked. */
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

export type LogOutput = ReturnType<typeof destination>

/** Writes lines to standard output in blocks, so that a line does not cost a system call. */
export function openLogOutput(): LogOutput {
  const output = destination({
    fd: 1,
    sync: false,
    minLength: BLOCK_BYTES,
    periodicFlush: FLUSH_MS,
    maxLength: WAITING_MAX_BYTES,
  })
  // A log that cannot be written must not stop the service.
  output.on('error', () => {})
  return output
}

const BLOCK_BYTES = 4096
const FLUSH_MS = 100
// Beyond this, lines are dropped: the reader of the log has stopped.
const WAITING_MAX_BYTES = 16 * 1024 * 1024
