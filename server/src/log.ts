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
      hooks: { streamWrite: (line) => line.replace(/parley_sk_[0-9A-Za-z]+|whsec_[\w+/=]+/g, '[secret]') },
    },
    destination,
  )
}
