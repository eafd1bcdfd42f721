import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

/** Knows how busy this process is: requests being served, and how late the event loop runs. */
export class LoadGauge {
  draining = false
  #inFlight = 0
  #delayMs = 0
  #lastSampleMs = 0
  readonly #inFlightMax: number
  readonly #delayMaxMs: number
  readonly #histogram: IntervalHistogram
  readonly #sampling: NodeJS.Timeout

  constructor(options: { inFlightMax: number; delayMaxMs: number }) {
    this.#inFlightMax = options.inFlightMax
    this.#delayMaxMs = options.delayMaxMs
    this.#histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    this.#histogram.enable()
    this.#sampling = setInterval(() => this.#sample(), SAMPLE_MS)
    this.#sampling.unref()
  }

  /** A request's place among those being served, not taken yet. */
  newPlace(): LoadPlace {
    return new LoadPlace((change) => {
      this.#inFlight += change
    })
  }

  isOverloaded(): boolean {
    return this.#inFlight >= this.#inFlightMax || this.#delayMs > this.#delayMaxMs
  }

  stop(): void {
    clearInterval(this.#sampling)
    this.#histogram.disable()
  }

  // The histogram measures from one timer to the next, so that an idle loop shows the resolution itself. One late turn is
  // a hiccup; only what lasts for two samples is load.
  #sample(): void {
    const sampleMs = this.#histogram.count > 0 ? this.#histogram.mean / 1e6 - RESOLUTION_MS : 0
    this.#delayMs = Math.min(sampleMs, this.#lastSampleMs)
    this.#lastSampleMs = sampleMs
    this.#histogram.reset()
  }
}

/** Counts one request while it is being served, once at most, and never again after its end. */
export class LoadPlace {
  readonly #count: (change: 1 | -1) => void
  #state: 'free' | 'taken' | 'over' = 'free'

  constructor(count: (change: 1 | -1) => void) {
    this.#count = count
  }

  /** Does nothing when the request is over: a caller may be gone before we get to serving it. */
  take(): void {
    if (this.#state !== 'free') return
    this.#state = 'taken'
    this.#count(1)
  }

  /** Says whether it was taken. */
  leave(): boolean {
    if (this.#state !== 'taken') return false
    this.#state = 'free'
    this.#count(-1)
    return true
  }

  end(): void {
    this.leave()
    this.#state = 'over'
  }
}

const RESOLUTION_MS = 20
const SAMPLE_MS = 500
