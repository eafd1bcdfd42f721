import { ConnectionError, TimeoutError } from './errors.ts'
import { nameOf, type Operation } from './operation.ts'

/** Aborts a request when its caller does or when time runs out. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #caller: AbortSignal | undefined
  readonly #operation: Operation
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false

  constructor(operation: Operation, caller: AbortSignal | undefined, timeoutMs: number) {
    this.#operation = operation
    this.#caller = caller
    caller?.addEventListener('abort', this.abort)
    if (caller?.aborted) this.abort()
    this.restart(timeoutMs)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  restart(timeoutMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#isOver = true
        this.abort()
      },
      Math.min(timeoutMs, TIMER_MAX_MS),
    )
  }

  /** Suspends the time limit until the next `restart`. */
  pause(): void {
    clearTimeout(this.#timer)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#caller?.removeEventListener('abort', this.abort)
  }

  /** What to throw for a `fetch` error: the caller's reason, or how the connection failed. */
  failureFrom(error: unknown): unknown {
    if (this.#caller?.aborted) return this.#caller.reason
    const fields = { cause: error }
    const name = nameOf(this.#operation)
    if (this.#isOver) {
      return new TimeoutError({ ...fields, code: 'TIMEOUT', message: `${name}: the request timed out.` })
    }
    const { cause, message } = error as { cause?: { message?: string }; message?: string }
    const why = cause?.message || message || String(error)
    return new ConnectionError({
      ...fields,
      code: 'CONNECTION_FAILED',
      message: `${name}: the response was incomplete or missing (${why}).`,
    })
  }

  readonly abort = () => this.#controller.abort()
}

// The most a timer accepts; with more, it would fire immediately.
export const TIMER_MAX_MS = 2 ** 31 - 1
