/** Why the process is ending: a signal or an uncaught error. */
export type ShutdownReason = { signal: string } | { error: unknown }

export interface ShutdownOptions {
  stop: (reason: ShutdownReason) => Promise<void>
  /** The process exits after this time even if `stop` hasn't finished. */
  timeoutMs: number
}

/**
 * On the first signal or uncaught error, runs `stop` and exits: with 0 after a signal, with 1 after an error. Further signals are
 * ignored, because under npm, one Ctrl-C arrives twice: from the terminal and from npm.
 */
export function stopOnSignals({ stop, timeoutMs }: ShutdownOptions): void {
  let isStopping = false

  async function shutDown(reason: ShutdownReason): Promise<void> {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), timeoutMs).unref()
    const stopped = await stop(reason).then(
      () => true,
      () => false,
    )
    process.exit(stopped && 'signal' in reason ? 0 : 1)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void shutDown({ signal }))
  process.on('uncaughtException', (error) => void shutDown({ error }))
  process.on('unhandledRejection', (error) => void shutDown({ error }))
}
