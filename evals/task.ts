import type { Market } from './market.ts'

/** Something an agent is asked to do, and how to tell whether it did. */
export interface Task {
  name: string
  /** Reading tasks have an exact answer and must not change anything. */
  kind: 'read' | 'trade'
  /** Creates the people and deals for this task; run once per attempt. */
  prepare(market: Market): Promise<Scene>
  /** Does the task and returns the answer, if there is one. It knows the prompt, and takes every id from an earlier result. */
  script(call: Call): Promise<unknown>
}

export interface Scene {
  /** The key of the person or agent that the task is done for. */
  key: string
  prompt: string
  /** What other people do in the meantime; run after every call. */
  others?: () => Promise<void>
  /** A reading task's correct answer, computed from the API. */
  answer?: () => Promise<string | number>
  /** Compares the service and its ledger with what they should contain; returns the differences. */
  differences?: () => Promise<string[]>
}

/**
 * Calls an operation. `wish` says in everyday words what it's for, so that an agent that doesn't know the operations can search
 * for one. Throws a `Refused` if the service refuses.
 */
// biome-ignore lint/suspicious/noExplicitAny: Answers of all operations, as JSON.
export type Call = (wish: string, operation: string, input?: Record<string, unknown>) => Promise<any>

/** A call that the service refused. */
export class Refused extends Error {
  readonly issues: readonly { code: string; details?: Record<string, unknown> }[]

  constructor(operation: string, issues: Refused['issues']) {
    super(`${operation} was refused: ${JSON.stringify(issues)}`)
    this.issues = issues
  }
}

/** Lists the names whose values differ. */
export function differencesOf(actual: Record<string, unknown>, expected: Record<string, unknown>): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const [is, shouldBe] = [JSON.stringify(actual[name]), JSON.stringify(value)]
    return is === shouldBe ? [] : [`${name} is ${is}, not ${shouldBe}`]
  })
}
