import { randomUUID } from 'node:crypto'
import type { Static } from 'typebox'
import type { SignedIn } from '../../people/sessions/schema.ts'
import { viewAs } from '../../people/sessions/service.ts'
import { findUser } from '../../people/users/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { conflict, notFound } from '../../platform/kernel/errors.ts'
import type { UserId } from '../../platform/kernel/ids.ts'
import { statusOf } from './domain.ts'
import { LAST_DAY } from './plot.ts'
import type { StartFilling } from './runner.ts'
import { type DemoMarket, presentDemo } from './schema.ts'
import * as store from './store.ts'

export async function getDemo(ctx: ReadContext): Promise<Static<typeof DemoMarket>> {
  const [run, isEmpty, users] = await Promise.all([
    store.findRun(ctx.db),
    store.isEmpty(ctx.db),
    store.listDemoUsers(ctx.db),
  ])
  const status = statusOf(run, isEmpty)
  const progress = status === 'done' ? 100 : Math.floor(((run?.day ?? 0) / LAST_DAY) * 99)
  return presentDemo(status, progress, users)
}

/** Begins to fill an empty sandbox. Asked again, it says how far that is. */
export async function startDemo(
  ctx: WriteContext,
  actor: Actor,
  startFilling: StartFilling,
): Promise<Static<typeof DemoMarket>> {
  const runId = randomUUID()
  const wasEmpty = await store.isEmpty(ctx.db)
  const isFirst = (wasEmpty || (await store.findRun(ctx.db)) !== null) && (await store.tryInsertRun(ctx.db, runId))
  const demo = await getDemo(ctx)
  if (demo.status === 'in_use') {
    const details = { status: demo.status, possible_in: ['empty'] }
    throw conflict('wrong_state', 'A demo market can only be created in a sandbox without users and gigs.', details)
  }
  // Begins when this transaction has committed.
  if (isFirst) startFilling({ actor, runId })
  return demo
}

/** Signs the browser of an operator in as a user of the demo market. */
export async function openDemoSession(ctx: WriteContext, actor: Actor, id: UserId): Promise<Static<typeof SignedIn>> {
  const { newSession } = ctx
  if (!newSession) throw new Error('The operation must be declared with `startsSession`.')
  if (!(await store.isDemoUser(ctx.db, id))) throw notFound()
  const user = await findUser(ctx, id)
  const { answer, secret } = await viewAs(ctx, actor, user, newSession.browser)
  newSession.setCookie(secret)
  return answer
}
