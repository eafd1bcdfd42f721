import { record } from '../../events/feed/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { conflict, type Refusal } from '../../platform/kernel/errors.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { mailOperators } from '../notices/service.ts'
import {
  authorOf,
  hasSecondOperator,
  isActiveOperator,
  isOpenRequest,
  newOperatorRequest,
  type OperatorRemoval,
  type OperatorRequest,
  type RemovalOutcome,
  type User,
} from './domain.ts'
import { removalRequestedMail } from './mails.ts'
import { presentRemoval, presentUserEvent } from './schema.ts'
import * as store from './store.ts'

/**
 * Returns null if an operator may be suspended or demoted now: there are too few operators to ask a second one, or another has
 * already requested the same. Otherwise, stores the request and returns the refusal that says what it's waiting for. All
 * operators' rows are locked.
 */
export async function confirmRemoval(
  ctx: WriteContext,
  { user, by, operators, becomes, reason }: RemovalRequest,
): Promise<Refusal | null> {
  const now = ctx.clock.now()
  const requested = (await store.listRemovals(ctx.db, [user.id])).find(
    (removal) => removal.becomes === becomes && isOpenRequest(removal, operators, now),
  )
  const needsSecond = hasSecondOperator(operators, [user.id, by.id])
  if (requested?.requested_by === by.id && needsSecond) throw waitsForSecond(requested)
  if (requested || !needsSecond) {
    await store.deleteRemovals(ctx.db, user.id)
    return null
  }
  const removal: OperatorRemoval = {
    user_id: user.id,
    becomes,
    reason,
    ...newOperatorRequest(by, now),
  }
  await store.saveRemoval(ctx.db, removal)
  await mailOperators(ctx, removalRequestedMail(user, by, removal))
  record(ctx, authorOf(by), {
    type: 'user.removal_requested',
    subject: { type: 'user', id: user.id },
    data: { ...presentUserEvent(user), removal_request: presentRemoval(removal) },
    audience: [user.id],
    audienceRole: 'operator',
  })
  return waitsForSecond(removal)
}

interface RemovalRequest {
  user: User
  by: User
  /** All who aren't suspended. */
  operators: readonly User[]
  becomes: RemovalOutcome
  reason: string | null
}

/** The requests to suspend or demote these users that a second operator can confirm. */
export async function listOpenRemovals(ctx: ReadContext, users: readonly User[]): Promise<OperatorRemoval[]> {
  const ids = users.filter(isActiveOperator).map(({ id }) => id)
  if (ids.length === 0) return []
  const removals = await store.listRemovals(ctx.db, ids)
  if (removals.length === 0) return []
  const requesters = await store.listActiveOperators(
    ctx.db,
    removals.map(({ requested_by }) => requested_by),
  )
  return removals.filter((removal) => isOpenRequest(removal, requesters, ctx.clock.now()))
}

/** The response to an operator whose request is awaiting a second one. */
export function waitsForSecond({ requested_by, expires_at }: OperatorRequest): Refusal {
  const message = 'Nothing has changed yet. A second operator has to send the same request.'
  return conflict('second_operator_required', message, { requested_by: encodeId('usr', requested_by), expires_at })
}
