import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, type Client, issueCodesOf } from './client.ts'
import type { Dice } from './dice.ts'

/** What a caller wanted, and what it was told in the end. */
export interface Entry {
  caller: Client
  /** Such as `deposit`; for whoever reads the journal. */
  deed: string
  path: string
  body: object
  key: string
  answer: Answer | null
}

/** One request on the wire. */
export interface Attempt {
  startedMs: number
  tookMs: number
  /** A status, or what broke. */
  outcome: string
  /** Why it was refused. */
  reasons: string[]
}

/**
 * The callers' own notes of what they asked for and what was acknowledged. They repeat what got no clear answer, under
 * the same Idempotency-Key, until they get one. It outlives whatever happens to the service.
 */
export class Journal {
  readonly entries: Entry[] = []
  readonly attempts: Attempt[] = []
  /** The first thing that should not have been. */
  fault: Error | null = null
  readonly #dice: Dice

  constructor(dice: Dice) {
    this.#dice = dice
  }

  /** Writes until it is acknowledged. */
  async write(caller: Client, deed: string, path: string, body: object = {}): Promise<Answer> {
    const entry = this.#begin(caller, deed, path, body)
    const answer = await this.#untilClear(entry)
    if (answer.status >= 300) throw this.#fault(`${deed}: POST ${path} answered ${answer.status}: ${answer.text}`)
    entry.answer = answer
    return answer
  }

  /** Asks for what has to be refused. */
  async askInVain(caller: Client, deed: string, path: string, body: object, code: string): Promise<void> {
    const answer = await this.#untilClear(this.#begin(caller, deed, path, body))
    if (answer.status < 400 || !issueCodesOf(answer).includes(code)) {
      throw this.#fault(`${deed}: POST ${path} should be refused, and was answered ${answer.status}: ${answer.text}`)
    }
  }

  acknowledged(): (Entry & { answer: Answer })[] {
    return this.entries.filter((entry): entry is Entry & { answer: Answer } => entry.answer !== null)
  }

  /** Waits for the first success of a request that began after that moment, and says when it came. */
  async successAfter(sinceMs: number, timeoutMs: number): Promise<number> {
    for (;;) {
      const first = this.attempts.find(({ startedMs, outcome }) => startedMs > sinceMs && outcome.startsWith('2'))
      if (first) return first.startedMs + first.tookMs
      if (this.fault) throw this.fault
      if (performance.now() > sinceMs + timeoutMs) {
        throw new Error(`Nothing succeeded for ${timeoutMs / 1000} s. Since then: ${this.#tellSince(sinceMs)}.`)
      }
      await sleep(10)
    }
  }

  #tellSince(sinceMs: number): string {
    const counts = new Map<string, number>()
    for (const { startedMs, tookMs, outcome, reasons } of this.attempts) {
      if (startedMs + tookMs < sinceMs) continue
      const told = [outcome, ...reasons].join(' ')
      counts.set(told, (counts.get(told) ?? 0) + 1)
    }
    return [...counts].map(([told, count]) => `${told}: ${count}`).join(', ')
  }

  /** How many attempts ended in which way. */
  outcomes(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { outcome } of this.attempts) counts[outcome] = (counts[outcome] ?? 0) + 1
    return counts
  }

  /** Repeats all that was acknowledged, and returns what was then not answered as it was before. */
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

  #begin(caller: Client, deed: string, path: string, body: object): Entry {
    const entry = { caller, deed, path, body, key: randomUUID(), answer: null }
    this.entries.push(entry)
    return entry
  }

  async #untilClear(entry: Entry): Promise<Answer> {
    const giveUpMs = performance.now() + PATIENCE_MS
    while (performance.now() < giveUpMs) {
      // Some are impatient, and send the same again before they have an answer.
      const copies = this.#dice.chance(0.05) ? 2 : 1
      const answers = await Promise.all(Array.from({ length: copies }, () => this.#attempt(entry)))
      const clear = answers.filter((answer) => answer !== null)
      if (new Set(clear.map(({ text }) => text)).size > 1) {
        throw this.#fault(`${describe(entry)} got two answers: ${clear.map(({ text }) => text).join(' and ')}`)
      }
      if (clear[0]) return clear[0]
      await sleep(this.#dice.between(20, 150))
    }
    throw this.#fault(`${describe(entry)} was not answered within ${PATIENCE_MS / 1000} s.`)
  }

  #fault(message: string): Error {
    const fault = new Error(message)
    this.fault ??= fault
    return fault
  }

  /** Null when the answer leaves open what happened, or says that it is still happening. */
  async #attempt({ caller, path, body, key }: Entry): Promise<Answer | null> {
    const startedMs = performance.now()
    const note = (outcome: string, reasons: string[] = []) =>
      this.attempts.push({ startedMs, tookMs: performance.now() - startedMs, outcome, reasons })
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

// Longer than the service may take to give up on its database.
const TIMEOUT_MS = 8_000
const PATIENCE_MS = 60_000
const REPLAYERS = 8

function describe({ deed, path, key }: Entry): string {
  return `${deed} (POST ${path}, key ${key})`
}
