/** Work that is done over and over: at an interval, or sooner when woken. */
export interface Loop {
  wake(): void
  /** Resolves when the work at hand is done; none begins after that. */
  stop(): Promise<void>
}

export interface LoopOptions {
  intervalMs: number
  /** How long it waits when woken, so that what comes in quick succession is done in one go. */
  gatherMs?: number
  /** Is told whether it was woken, and says whether there is more to do at once. */
  task: (woken: boolean) => Promise<boolean>
  onError: (error: unknown) => void
}

export function startLoop({ intervalMs, gatherMs = 0, task, onError }: LoopOptions): Loop {
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
      if (!more && woken && !stopped && gatherMs > 0) await pause(gatherMs)
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
      // A second one does not cut short the time to gather.
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
