import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoadOptions {
  /** How many requests may be served at once, as long as the event loop keeps up with them. */
  inFlightMax: number
  /** Later than this, it does not keep up: fewer are let in. */
  lateMs: number
}

/** Knows how busy this process is: requests being served, and how late the event loop runs. */
export class LoadGauge {
  draining = false
  #inFlight = 0
  #inFlightMost = 0
  #limit: number
  #lastSampleMs = 0
  readonly #options: LoadOptions
  readonly #histogram: IntervalHistogram
  readonly #sampling: NodeJS.Timeout

  constructor(options: LoadOptions) {
    this.#options = options
    this.#limit = options.inFlightMax
    this.#histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    this.#histogram.enable()
    this.#sampling = setInterval(() => this.#sample(), SAMPLE_MS)
    this.#sampling.unref()
  }

  /** A request's place among those being served, not taken yet. */
  newPlace(): LoadPlace {
    return new LoadPlace((change) => {
      this.#inFlight += change
      this.#inFlightMost = Math.max(this.#inFlightMost, this.#inFlight)
    })
  }

  isOverloaded(): boolean {
    return this.#inFlight >= this.#limit
  }

  stop(): void {
    clearInterval(this.#sampling)
    this.#histogram.disable()
  }

  // The histogram measures from one timer to the next, so that an idle loop shows the resolution itself. One late turn is
  // a hiccup; only what lasts for two samples is load.
  #sample(): void {
    const { count, mean } = this.#histogram
    const sampleMs = count > 0 ? mean / 1e6 - RESOLUTION_MS : this.#lastSampleMs
    const delayMs = Math.min(sampleMs, this.#lastSampleMs)
    this.#lastSampleMs = sampleMs
    this.#histogram.reset()
    this.#adaptTo(delayMs)
  }

  // Each request takes several turns of the loop, and in each it waits for all the others: beyond what keeps the process
  // busy, more at once only means that all are late. How many that are depends on the machine and on what is asked.
  #adaptTo(delayMs: number): void {
    const { inFlightMax, lateMs } = this.#options
    this.#limit =
      delayMs > lateMs
        ? Math.max(Math.min(IN_FLIGHT_MIN, inFlightMax), Math.min(this.#limit, this.#inFlightMost) * LESS)
        : Math.min(inFlightMax, this.#limit * MORE)
    this.#inFlightMost = this.#inFlight
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
const SAMPLE_MS = 100
// Enough to keep every part of the process busy, however late it is.
const IN_FLIGHT_MIN = 50
const LESS = 0.8
const MORE = 1.1
