/** Why the process is to end: it was asked to, or something broke that nobody caught. */
export type Ending = { signal: string } | { error: unknown }

export interface ShutdownOptions {
  /** Ends everything in order. */
  stop: (ending: Ending) => Promise<void>
  /** How long that may take before the process ends anyway. */
  patienceMs: number
}

/**
 * Ends the process in order on the first signal or uncaught error: with 0 when it was asked to, with 1 otherwise. Signals
 * that follow are ignored meanwhile: npm passes on what the terminal has sent to all, so that one Ctrl-C arrives twice.
 */
export function shutDownInOrder({ stop, patienceMs }: ShutdownOptions): void {
  let isEnding = false

  async function end(ending: Ending): Promise<void> {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    const stopped = await stop(ending).then(
      () => true,
      () => false,
    )
    process.exit(stopped && 'signal' in ending ? 0 : 1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end({ signal }))
  process.on('uncaughtException', (error) => void end({ error }))
  process.on('unhandledRejection', (error) => void end({ error }))
}
