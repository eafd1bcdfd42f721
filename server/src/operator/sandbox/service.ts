import type { Static } from 'typebox'
import { forgetEvents, pauseNumbering } from '../../events/feed/service.ts'
import type { SandboxClock } from '../../platform/clock/schema.ts'
import { resetClock } from '../../platform/clock/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { conflict, validationFailed } from '../../platform/kernel/errors.ts'
import { getDemo } from '../demo/service.ts'
import { RESET_WORDS } from './domain.ts'
import { type ComingDeadlines, type ComingDeadlinesQuery, presentDeadlines, type SandboxReset } from './schema.ts'
import * as store from './store.ts'

export async function listComingDeadlines(
  ctx: ReadContext,
  { limit = LIMIT_DEFAULT }: Static<typeof ComingDeadlinesQuery>,
): Promise<Static<typeof ComingDeadlines>> {
  return presentDeadlines(await store.listDeadlines(ctx.db, limit))
}

const LIMIT_DEFAULT = 20

/** Empties the sandbox in one transaction. Event positions continue, so that readers neither see old events nor miss new ones. */
export async function resetSandbox(
  ctx: WriteContext,
  { confirm }: Static<typeof SandboxReset>,
): Promise<Static<typeof SandboxClock>> {
  if (confirm !== RESET_WORDS) {
    const details = { allowed: [RESET_WORDS] }
    throw validationFailed([
      { path: 'confirm', code: 'not_allowed', message: `must be the words “${RESET_WORDS}”`, details },
    ])
  }
  const clock = await resetClock(ctx)
  const { status } = await getDemo(ctx)
  if (status === 'running') {
    const details = { status, possible_in: ['empty', 'done', 'failed', 'in_use'] }
    throw conflict('wrong_state', 'The demo market is being created. Wait until it’s done.', details)
  }
  await pauseNumbering(ctx)
  await store.deleteMarketplace(ctx.db)
  await forgetEvents(ctx)
  return clock
}
