import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Client, issueCodesOf } from './client.ts'
import type { Random } from './random.ts'

/** One write that a caller requested, and its final response. */
export interface Entry {
  caller: Client
  /** Such as `deposit`. */
  action: string
  path: string
  body: object
  key: string
  answer: Answer | null
}

/** One request; a write may need several. */
export interface Attempt {
  startedMs: number
  tookMs: number
  /** The HTTP status, `timeout` or `broken`. */
  outcome: string
  /** The issue codes of an error. */
  codes: string[]
}

/**
 * What the callers asked for and what was acknowledged, kept outside the service. A request without a clear answer is
 * repeated under the same Idempotency-Key until there is one.
 */
export class Journal {
  readonly entries: Entry[] = []
  readonly attempts: Attempt[] = []
  /** The first response that broke the API's contract. */
  fault: Error | null = null
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  /** Repeats the write until it is acknowledged. */
  async write(caller: Client, action: string, path: string, body: object = {}): Promise<Answer> {
    const entry = this.#begin(caller, action, path, body)
    const answer = await this.#untilClear(entry)
    if (answer.status >= 300) throw this.#fault(`${action}: POST ${path} answered ${answer.status}: ${answer.text}`)
    entry.answer = answer
    return answer
  }

  /** Sends a write that the service has to refuse with this code. */
  async expectRefusal(caller: Client, action: string, path: string, body: object, code: string): Promise<void> {
    const answer = await this.#untilClear(this.#begin(caller, action, path, body))
    if (answer.status < 400 || !issueCodesOf(answer).includes(code)) {
      throw this.#fault(`${action}: POST ${path} should be refused, but was answered ${answer.status}: ${answer.text}`)
    }
  }

  acknowledged(): (Entry & { answer: Answer })[] {
    return this.entries.filter((entry): entry is Entry & { answer: Answer } => entry.answer !== null)
  }

  /** Waits for the first success of a request that started after `sinceMs`; returns when its response arrived. */
  async successAfter(sinceMs: number, timeoutMs: number): Promise<number> {
    // Attempts are added when they end; skips those that ended before `sinceMs`.
    let next = this.attempts.findLastIndex(({ startedMs, tookMs }) => startedMs + tookMs <= sinceMs) + 1
    for (;;) {
      for (; next < this.attempts.length; next++) {
        const { startedMs, tookMs, outcome } = this.attempts[next] as Attempt
        if (startedMs > sinceMs && outcome.startsWith('2')) return startedMs + tookMs
      }
      if (this.fault) throw this.fault
      if (performance.now() > sinceMs + timeoutMs) {
        throw new Error(`Nothing succeeded for ${timeoutMs / 1000} s. Since then: ${this.#outcomesSince(sinceMs)}.`)
      }
      await sleep(10)
    }
  }

  #outcomesSince(sinceMs: number): string {
    const counts = new Map<string, number>()
    for (const { startedMs, tookMs, outcome, codes } of this.attempts) {
      if (startedMs + tookMs < sinceMs) continue
      const label = [outcome, ...codes].join(' ')
      counts.set(label, (counts.get(label) ?? 0) + 1)
    }
    return [...counts].map(([label, count]) => `${label}: ${count}`).join(', ')
  }

  /** The number of attempts by outcome. */
  outcomes(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { outcome } of this.attempts) counts[outcome] = (counts[outcome] ?? 0) + 1
    return counts
  }

  /** Repeats every acknowledged write; returns those that weren't replayed with the same response. */
  async replay(): Promise<string[]> {
    const queue = this.acknowledged()
    const different: string[] = []
    await Promise.all(
      Array.from({ length: REPLAYERS }, async () => {
        for (let entry = queue.pop(); entry; entry = queue.pop()) {
          const { caller, path, body, key, answer } = entry
          const again = await caller.post(path, body, { 'idempotency-key': key })
          const isSame = again.status === answer.status && again.text === answer.text
          if (!isSame || again.headers.get('idempotent-replayed') !== 'true') different.push(describe(entry))
        }
      }),
    )
    return different
  }

  #begin(caller: Client, action: string, path: string, body: object): Entry {
    const entry = { caller, action, path, body, key: randomUUID(), answer: null }
    this.entries.push(entry)
    return entry
  }

  async #untilClear(entry: Entry): Promise<Answer> {
    const giveUpMs = performance.now() + GIVE_UP_MS
    while (performance.now() < giveUpMs) {
      // Some callers send a request twice at the same time.
      const copies = this.#random.chance(0.05) ? 2 : 1
      const answers = await Promise.all(Array.from({ length: copies }, () => this.#attempt(entry)))
      const clear = answers.filter((answer) => answer !== null)
      if (new Set(clear.map(({ text }) => text)).size > 1) {
        throw this.#fault(`${describe(entry)} got two answers: ${clear.map(({ text }) => text).join(' and ')}`)
      }
      if (clear[0]) return clear[0]
      await sleep(this.#random.between(20, 150))
    }
    throw this.#fault(`${describe(entry)} was not answered within ${GIVE_UP_MS / 1000} s.`)
  }

  #fault(message: string): Error {
    const fault = new Error(message)
    this.fault ??= fault
    return fault
  }

  /** Null if the response doesn't say whether the write was done, or says that it's still in progress. */
  async #attempt({ caller, path, body, key }: Entry): Promise<Answer | null> {
    const startedMs = performance.now()
    const note = (outcome: string, codes: string[] = []) =>
      this.attempts.push({ startedMs, tookMs: performance.now() - startedMs, outcome, codes })
    try {
      const answer = await caller.send('POST', path, body, { 'idempotency-key': key }, TIMEOUT_MS)
      note(String(answer.status), answer.body?.error ? issueCodesOf(answer) : [])
      if (answer.status >= 500) return null
      return answer.status === 409 && issueCodesOf(answer).includes('idempotency_in_flight') ? null : answer
    } catch (error) {
      note(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'broken')
      return null
    }
  }
}

// Longer than the service waits for its database.
const TIMEOUT_MS = 8_000
const GIVE_UP_MS = 60_000
const REPLAYERS = 8

function describe({ action, path, key }: Entry): string {
  return `${action} (POST ${path}, key ${key})`
}
