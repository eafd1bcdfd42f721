import { StripeFailure } from './failures.ts'

export interface Answer {
  status: number
  body: object
  headers?: Record<string, string>
}

interface Kept {
  fingerprint: string
  atSeconds: number
  /** Null while the first request is at work. */
  answer: Answer | null
  requestId: string
}

/** The answers by idempotency key. */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number
  readonly #keptSeconds: number

  constructor(now: () => number, keptSeconds: number) {
    this.#now = now
    this.#keptSeconds = keptSeconds
  }

  /** The answer of an earlier request, or null: then this one is the first, and has to `save` or `forget`. */
  begin(key: string, fingerprint: string, requestId: string): Answer | null {
    const kept = this.#kept.get(key)
    if (kept === undefined || kept.atSeconds + this.#keptSeconds <= this.#now()) {
      this.#kept.set(key, { fingerprint, atSeconds: this.#now(), answer: null, requestId })
      return null
    }
    if (kept.fingerprint !== fingerprint) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        'Try using a key other than this one if you meant to execute a different request.'
      throw new StripeFailure(400, { type: 'idempotency_error', message })
    }
    if (kept.answer === null) {
      const message = 'There is currently another in-progress request using this idempotent key.'
      throw new StripeFailure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message })
    }
    const headers = { 'idempotent-replayed': 'true', 'original-request': kept.requestId }
    return { ...kept.answer, headers }
  }

  save(key: string, answer: Answer): void {
    const kept = this.#kept.get(key)
    if (kept !== undefined) kept.answer = structuredClone(answer)
  }

  forget(key: string): void {
    this.#kept.delete(key)
  }
}
