import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { forbidden } from '../../platform/kernel/errors.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { addDays } from '../../platform/kernel/time.ts'
import * as store from './store.ts'

// Conflicts of interest: an arbiter of a dispute must not have dealt with its sides, and must not deal with them for a while
// afterward.

/** Two users start dealing with each other. From now on, neither can decide the other's disputes. */
export function beginDealing(ctx: WriteContext, a: UserId, b: UserId): Promise<void> {
  return note(ctx, [
    { userId: a, otherId: b, hasDealt: true },
    { userId: b, otherId: a, hasDealt: true },
  ])
}

/** A user vouches for another. From now on, the author can't decide the other's disputes. */
export function beginVouching(ctx: WriteContext, authorId: UserId, otherId: UserId): Promise<void> {
  return note(ctx, [
    { userId: authorId, otherId, hasDealt: true },
    { userId: otherId, otherId: authorId, hasDealt: false },
  ])
}

/** An arbiter decides about these users. Returns those the arbiter has dealt with. */
export async function recordArbiterConflicts(
  ctx: WriteContext,
  arbiterId: UserId,
  partyIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const until = addDays(ctx.clock.now(), ctx.settings.deadlines.arbiterApartDays)
  return new Set(await store.recordArbiterConflicts(ctx.db, arbiterId, partyIds, until))
}

/** Those of the `others` that the user has dealt with or vouched for. */
export async function dealtWithAmong(
  ctx: ReadContext,
  userId: UserId,
  others: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  return new Set(await store.findDealtWith(ctx.db, userId, others))
}

async function note(ctx: WriteContext, dealings: readonly store.Dealing[]): Promise<void> {
  const now = ctx.clock.now()
  const until = (await store.recordDealings(ctx.db, dealings)).find(
    (apartUntil) => apartUntil !== null && apartUntil > now,
  )
  if (until) {
    const message =
      'One of you was an arbiter in the other’s dispute. You can’t start a deal or vouch for each other until details.until.'
    throw forbidden('conflict_of_interest', message, { until })
  }
}
