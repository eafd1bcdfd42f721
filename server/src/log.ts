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
