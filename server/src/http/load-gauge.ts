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

  enter(): void {
    this.#inFlight++
  }

  leave(): void {
    this.#inFlight--
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

const RESOLUTION_MS = 20
const SAMPLE_MS = 500
