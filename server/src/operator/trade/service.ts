import type { Static } from 'typebox'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import { lockOutWriters } from '../../platform/fields/service.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { validationFailed } from '../../platform/kernel/errors.ts'
import type { Trade as TradeRow } from '../../platform/kernel/trade.ts'
import { requireVersion } from '../../platform/kernel/versions.ts'
import { findDocument, lockDocument, replaceDocument } from '../settings/document-service.ts'
import {
  type CountedEffect,
  definitionIssues,
  type Effect,
  effectsOf,
  isNarrowing,
  valuesInUseRefusal,
} from './domain.ts'
import {
  applyTradeChanges,
  type OperatorTrade,
  presentOperatorTrade,
  presentTrade,
  presentTrial,
  type Trade,
  type TradeChanges,
  type TradeTrial,
} from './schema.ts'
import * as store from './store.ts'

/** As this process knows it, which is less than a second old. */
export function getTrade({ settings }: ReadContext): Static<typeof Trade> {
  return presentTrade(settings.trade, settings.languages, settings.changeNumber('trade'))
}

export async function getOperatorTrade(ctx: ReadContext): Promise<Static<typeof OperatorTrade>> {
  return presentOperatorTrade(await findDocument(ctx, 'trade'), ctx.settings.languages)
}

/**
 * Changes the definitions. If they exclude values, it first waits for writes that were validated against the old definitions,
 * then counts the values in conflict.
 */
export async function changeTrade(
  ctx: WriteContext,
  actor: Actor,
  body: Static<typeof TradeChanges>,
  ifMatch: readonly number[] | null,
): Promise<Static<typeof OperatorTrade>> {
  const stored = await lockDocument(ctx, 'trade')
  requireVersion(stored.change?.number ?? 0, ifMatch)
  const [before, after] = [stored.value, checkedTrade(ctx, stored.value, body)]
  if (canonicalJson(after) === canonicalJson(before)) return presentOperatorTrade(stored, ctx.settings.languages)
  const narrowing = effectsOf(before, after).filter(isNarrowing)
  if (narrowing.length > 0) {
    await lockOutWriters(ctx)
    const refused = (await countEffects(ctx, narrowing)).filter(({ count }) => count > 0)
    if (refused.length > 0) throw valuesInUseRefusal(refused)
  }
  const changed = await replaceDocument(ctx, actor, 'trade', { before, after })
  return presentOperatorTrade(changed, ctx.settings.languages)
}

/** What a change would do, without making it. */
export async function tryTrade(
  ctx: ReadContext,
  body: Static<typeof TradeChanges>,
): Promise<Static<typeof TradeTrial>> {
  const { value: before } = await findDocument(ctx, 'trade')
  return presentTrial(await countEffects(ctx, effectsOf(before, checkedTrade(ctx, before, body))))
}

function checkedTrade({ settings }: ReadContext, before: TradeRow, body: Static<typeof TradeChanges>): TradeRow {
  const after = applyTradeChanges(before, body)
  const issues = definitionIssues(before, after, settings.languages.default)
  if (issues.length > 0) throw validationFailed(issues)
  return after
}

async function countEffects(ctx: ReadContext, effects: readonly Effect[]): Promise<CountedEffect[]> {
  const counts = await store.countAffected(ctx.db, effects)
  return effects.map((effect, index) => ({ effect, count: counts[index] ?? 0 }))
}
