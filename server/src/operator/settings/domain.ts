import type { Customization, CustomizationName } from '../../platform/kernel/customization.ts'
import type { Id, UserId } from '../../platform/kernel/ids.ts'
import type { RuleName, RuleValue } from '../../platform/kernel/rules.ts'
import type { Instant } from '../../platform/kernel/time.ts'

/** A setting as an operator changed it. */
interface Change<Name, Value> {
  id: Id<'set'>
  name: Name
  /** Null: the environment's value again, or the default document. */
  value: Value | null
  value_before: Value
  changed_by: UserId
  reason: string | null
  /** In real time. */
  created_at: Instant
}

export type SettingChange = Change<RuleName, RuleValue>
/** A document is replaced as a whole. */
export type DocumentChange = Change<CustomizationName, object>

/** A document of the customization, with who last changed it. */
export interface StoredDocument<Name extends CustomizationName> {
  value: Customization[Name]
  /** Null: the default document. */
  change: Numbered<DocumentChange> | null
}

export type Numbered<AnyChange> = AnyChange & { number: number }

/** The changes to make. A value that the environment already has is stored too, so that it stays if the environment changes. */
export function settingChangesFrom(
  wanted: Readonly<Partial<Record<RuleName, RuleValue | null>>>,
  inUse: ReadonlyMap<RuleName, RuleValue>,
  setByOperators: ReadonlySet<string>,
): Pick<SettingChange, 'name' | 'value' | 'value_before'>[] {
  const entries = Object.entries(wanted) as [RuleName, RuleValue | null][]
  return entries.flatMap(([name, value]) => {
    const value_before = inUse.get(name)
    if (value_before === undefined) throw new Error(`${name} has no value.`)
    const isSet = setByOperators.has(name)
    const isSame = value === null ? !isSet : isSet && value === value_before
    return isSame ? [] : [{ name, value, value_before }]
  })
}
