/** Work that is done over and over: at an interval, or sooner when woken. */
export interface Loop {
  wake(): void
  /** Resolves when the work at hand is done; none begins after that. */
  stop(): Promise<void>
}

export interface LoopOptions {
  intervalMs: number
  /** Says whether there is more to do at once. */
  task: () => Promise<boolean>
  onError: (error: unknown) => void
}

export function startLoop({ intervalMs, task, onError }: LoopOptions): Loop {
  let stopped = false
  let woken = false
  let endPause = () => {}

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false
      const more = await task().catch((error: unknown) => {
        onError(error)
        return false
      })
      if (!more && !woken && !stopped) await pause()
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, intervalMs)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const finished = run()
  return {
    wake() {
      woken = true
      endPause()
    },
    stop() {
      stopped = true
      endPause()
      return finished
    },
  }
}
