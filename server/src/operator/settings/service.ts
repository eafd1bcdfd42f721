import type { Static } from 'typebox'
import { mailOperators } from '../../people/notices/service.ts'
import { findUser } from '../../people/users/service.ts'
import type { ReadContext, WriteContext } from '../../platform/context.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { type Page, type PageRequest, pageOf } from '../../platform/kernel/pages.ts'
import { ruleValuesOf, withChangedRules } from '../../platform/kernel/rules.ts'
import type { SettingValue } from '../../platform/kernel/settings-catalog.ts'
import { realNow } from '../../platform/kernel/time.ts'
import { settingChangesFrom } from './domain.ts'
import { settingsChangedMail } from './mails.ts'
import {
  type OperatorSettings,
  presentChange,
  presentSettings,
  type SettingChange,
  type SettingChangeFilter,
  type SettingChanges,
} from './schema.ts'
import * as store from './store.ts'

export async function listSettings(
  ctx: ReadContext,
  settings: readonly SettingValue[],
): Promise<Static<typeof OperatorSettings>> {
  return presentSettings(settings, await store.listNewest(ctx.db))
}

/** In effect as soon as it's committed: in this process immediately, in others when they next look. */
export async function changeSettings(
  ctx: WriteContext,
  actor: Actor,
  settings: readonly SettingValue[],
  { values, reason }: Static<typeof SettingChanges>,
): Promise<Static<typeof OperatorSettings>> {
  await store.lockSettings(ctx.db)
  const newest = await store.listNewest(ctx.db)
  const set = newest.filter(({ value }) => value !== null)
  const inUse = withChangedRules(ctx.settings.environment, new Map(set.map(({ name, value }) => [name, value])))
  const changes = settingChangesFrom(values, ruleValuesOf(inUse), new Set(set.map(({ name }) => name)))
  const facts = { changed_by: actor.userId, reason: reason ?? null, created_at: realNow() }
  const stored = await store.insertChanges(
    ctx.db,
    changes.map((change) => ({ id: newId<'set'>(), ...change, ...facts })),
  )
  ctx.db.afterCommit(() => ctx.applySettings(stored))
  if (stored.length > 0) await mailOperators(ctx, settingsChangedMail(await findUser(ctx, actor.userId), stored))
  const unchanged = newest.filter(({ name }) => !stored.some((change) => change.name === name))
  return presentSettings(settings, [...unchanged, ...stored])
}

export async function listSettingChanges(
  ctx: ReadContext,
  filter: Static<typeof SettingChangeFilter>,
  page: PageRequest,
): Promise<Page<Static<typeof SettingChange>>> {
  const changes = await store.listChanges(ctx.db, filter, page)
  const { rows, next } = pageOf(changes, page.limit, ({ number }) => [String(number)])
  return { rows: rows.map(presentChange), next }
}
