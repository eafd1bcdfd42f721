import type { NewEvent } from '../../events/feed/domain.ts'
import { record } from '../../events/feed/service.ts'
import type { WriteContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GigId } from '../../platform/kernel/ids.ts'
import { clockAt } from '../../platform/kernel/time.ts'
import * as store from './alert-store.ts'
import { type AlertDecision, alertAfter, decideAlert } from './domain.ts'
import { presentMatch } from './schema.ts'
import { checkFilters } from './service.ts'

/**
 * Announces the matches that are due, and returns whether there may be more. One transaction records the events and marks the
 * matches, so each match is announced once.
 */
export async function announceMatches(database: Database, context: Omit<WriteContext, 'db'>): Promise<boolean> {
  const now = context.clock.now()
  if (!(await store.isAlertDue(database, now))) return false
  return database.transaction(async (db) => {
    const alerts = await store.lockDueAlerts(db, now, ALERTS_BATCH_MAX)
    const decisions = alerts.map((alert) => ({ alert, decision: decideAlert(alert, now) }))
    const wanted = decisions.map(({ alert, decision }) => ({ search_id: alert.search_id, matches: decision.matches }))
    const takenOf = new Map((await store.takeMatches(db, wanted, now)).map((taken) => [taken.search_id, taken]))
    const outcomes = decisions.map(({ alert, decision }) => {
      const { taken, listed, gig_ids } = takenOf.get(alert.search_id) ?? NOTHING
      const isValid = checkFilters(alert, context.settings.trade).problem === null
      const outcome = { taken, listed: isValid ? listed : 0 }
      const change = { search_id: alert.search_id, ...alertAfter(alert, decision, outcome, now) }
      return { alert, decision, change, ...outcome, gigIds: gig_ids ?? [] }
    })
    store.sendAlerts(
      db,
      outcomes.map(({ change }) => change),
    )
    record(
      { ...context, clock: clockAt(now), db },
      'clock',
      ...outcomes.filter(({ listed }) => listed > 0).map(eventOf),
    )
    return alerts.length === ALERTS_BATCH_MAX
  })
}

const ALERTS_BATCH_MAX = 1_000
const NOTHING = { taken: 0, listed: 0, gig_ids: null }

interface Outcome {
  alert: store.DueAlert
  decision: AlertDecision
  listed: number
  gigIds: readonly GigId[]
}

function eventOf({ alert, decision, listed, gigIds }: Outcome): NewEvent {
  const { search_id, user_id, name } = alert
  return {
    type: 'search.matched',
    subject: { type: 'search', id: search_id },
    data: presentMatch({ id: search_id, name, gigIds, gigCount: listed, isDigest: decision.isDigest }),
    audience: [user_id],
  }
}
