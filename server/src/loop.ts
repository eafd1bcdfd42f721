/** A task that runs at an interval, and sooner when woken. */
export interface Loop {
  wake(): void
  /** Resolves when the current run has ended; no further run starts. */
  stop(): Promise<void>
}

export interface LoopOptions {
  intervalMs: number
  /** The delay after a wake-up, so that one run handles everything that arrives in quick succession. */
  batchDelayMs?: number
  /** `isWoken`: it's running because of `wake`, not the interval. Returns true to run again immediately. */
  task: (isWoken: boolean) => Promise<boolean>
  onError: (error: unknown) => void
}

export function startLoop({ intervalMs, batchDelayMs = 0, task, onError }: LoopOptions): Loop {
  let stopped = false
  let woken = false
  let endPause = () => {}

  async function run(): Promise<void> {
    while (!stopped) {
      const wasWoken = woken
      woken = false
      const more = await task(wasWoken).catch((error: unknown) => {
        onError(error)
        return false
      })
      if (!more && !woken && !stopped) await pause(intervalMs)
      if (!more && woken && !stopped && batchDelayMs > 0) await pause(batchDelayMs)
    }
  }

  function pause(durationMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, durationMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const finished = run()
  return {
    wake() {
      // A second wake-up must not shorten the batch delay.
      if (!woken) endPause()
      woken = true
    },
    stop() {
      stopped = true
      endPause()
      return finished
    },
  }
}
