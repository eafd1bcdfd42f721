import type { Settings, StartSettings } from '../context.ts'
import type { Queryable } from '../db/database.ts'
import { type CustomizationName, customizationFrom, defaultCustomization } from '../kernel/customization.ts'
import { type AppliedSetting, withChangedRules } from '../kernel/rules.ts'
import * as store from './store.ts'

/** Settings that follow what operators change, in this process or another. */
export interface LiveSettings {
  /** Always the same object, so that whoever holds it sees the changes. */
  settings: Settings
  apply(changes: readonly AppliedSetting[]): void
  /** Applies the changes since the last time. */
  refresh(db: Queryable): Promise<void>
}

export function createLiveSettings(start: StartSettings): LiveSettings {
  const { feeBps, signUp, deadlines, quotas } = start
  const environment = { feeBps, signUp, deadlines, quotas }
  const changed = new Map<string, AppliedSetting>()
  const changeNumber = (name: CustomizationName) => changed.get(name)?.number ?? 0
  const settings = { ...start, ...defaultCustomization, environment, changeNumber }
  let newest = 0

  function apply(changes: readonly AppliedSetting[]): void {
    for (const change of changes) {
      if (change.number > (changed.get(change.name)?.number ?? 0)) changed.set(change.name, change)
    }
    const values = new Map(Array.from(changed.values(), ({ name, value }) => [name, value]))
    // Other documents stay the same objects, so that what's made from them can be kept.
    const replaced = Object.entries(customizationFrom(values)).filter(([name]) =>
      changes.some((change) => change.name === name),
    )
    Object.assign(settings, withChangedRules(environment, values), Object.fromEntries(replaced))
  }

  return {
    settings,
    apply,
    async refresh(db) {
      const changes = await store.listAppliedSince(db, newest)
      if (changes.length === 0) return
      newest = Math.max(...changes.map(({ number }) => number))
      apply(changes)
    },
  }
}
