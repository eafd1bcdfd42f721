import { announceAvailable } from './balance.ts'
import { expireSessions } from './checkout.ts'
import { closeUnanswered } from './disputes.ts'
import { settlePayouts } from './payouts.ts'
import { failDueRefunds } from './refunds.ts'
import type { State } from './state.ts'

export interface Clock {
  now(): number
  advance(seconds: number): void
}

/** Whole seconds, ahead of the real time by as much as tests have advanced it. */
export function createClock(realSeconds: () => number): Clock {
  let ahead = 0
  return {
    now: () => Math.floor(realSeconds()) + ahead,
    advance(seconds) {
      ahead += seconds
    },
  }
}

/** Does what the time since `since` has made due. */
export function catchUp(state: State, since: number): void {
  expireSessions(state)
  announceAvailable(state, since)
  settlePayouts(state, state.now())
  failDueRefunds(state)
  closeUnanswered(state)
}
