import { type Static, type TSchema, Type } from 'typebox'
import { Answer, IdOut, Line, Nullable, OneOf, Strict, Timestamp } from '../../platform/http/shapes.ts'
import type { CustomizationName } from '../../platform/kernel/customization.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type RuleName, type RuleValue, rangeOf, ruleNames } from '../../platform/kernel/rules.ts'
import { type SettingGroup, type SettingValue, settingGroups } from '../../platform/kernel/settings-catalog.ts'
import type { SettingChange as SettingChangeRow, StoredDocument } from './domain.ts'

const RuleNameOut = OneOf('ChangeableSetting', ruleNames)

export const OperatorSettings = Answer(
  {
    data: Type.Array(
      Answer(
        {
          name: Type.String({ description: 'The environment variable.', examples: ['PLATFORM_FEE_BPS'] }),
          group: OneOf('SettingGroup', Object.keys(settingGroups) as SettingGroup[]),
          meaning: Type.String(),
          value: Nullable(Type.String({ description: 'The value in use; null if there is none or it’s a secret.' })),
          environment_value: Nullable(
            Type.String({
              description: 'The value without operators’ changes; null if there is none or it’s a secret.',
            }),
          ),
          default_value: Nullable(Type.String()),
          is_set: Type.Boolean({
            description: 'Whether it’s set in the environment. If not, `environment_value` is the default.',
          }),
          is_secret: Type.Boolean(),
          is_changeable: Type.Boolean({
            description:
              'Whether operators can change it while the service is running. If not, it’s set only in the environment.',
          }),
          minimum: Nullable(Type.Integer()),
          maximum: Nullable(Type.Integer()),
          choices: Nullable(Type.Array(Type.String(), { description: 'The possible values; null if it’s a number.' })),
          changed_at: Nullable(
            Timestamp('When an operator set the value (real time); null if the environment’s value is in use.'),
          ),
          changed_by: Nullable(IdOut('usr', 'The operator who set it.')),
        },
        { title: 'OperatorSetting' },
      ),
    ),
  },
  { title: 'OperatorSettings' },
)

const values = Object.fromEntries(
  ruleNames.map((name) => [name, Type.Optional(Nullable(shapeOf(name)))] as const),
) as Record<RuleName, ReturnType<typeof Type.Optional<ReturnType<typeof Nullable<TSchema>>>>>

export const SettingChanges = Strict(
  {
    values: Type.Unsafe<Partial<Record<RuleName, RuleValue | null>>>({
      ...Strict(values, {
        title: 'ChangedSettings',
        about: 'The new value of each setting; null to return to the environment’s value.',
      }),
      minProperties: 1,
    }),
    reason: Type.Optional(Line(1, 500, { description: 'Shown in the history.' })),
  },
  { title: 'SettingChanges' },
)

export const SettingChange = Answer(
  {
    id: IdOut('set'),
    name: RuleNameOut,
    from: Type.String({ description: 'The value that was in use before.' }),
    to: Nullable(Type.String({ description: 'The new value; null if it was returned to the environment’s value.' })),
    reason: Nullable(Type.String()),
    changed_by: IdOut('usr', 'The operator who changed it.'),
    created_at: Timestamp('In real time, even if the sandbox’s clock is ahead.'),
  },
  { title: 'SettingChange' },
)

export const SettingChangeFilter = Strict({
  name: Type.Optional(OneOf('ChangeableSetting', ruleNames, 'Only changes to this setting.')),
})

function shapeOf(name: RuleName): TSchema {
  const range = rangeOf(name)
  if (!range) throw new Error(`${name} has no range.`)
  if ('choices' in range) return OneOf(pascalCase(name), range.choices)
  return Type.Integer({ minimum: range.minimum, maximum: range.maximum })
}

function pascalCase(name: RuleName): string {
  return name.toLowerCase().replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())
}

export function presentSettings(
  settings: readonly SettingValue[],
  newest: readonly SettingChangeRow[],
): Static<typeof OperatorSettings> {
  const changes = new Map<string, SettingChangeRow>(
    newest.filter(({ value }) => value !== null).map((change) => [change.name, change]),
  )
  return {
    data: settings.map(({ name, group, meaning, value, default: defaultValue, isSet, isSecret = false, range }) => {
      const change = changes.get(name)
      return {
        ...{ name, group, meaning },
        value: isSecret ? null : change ? String(change.value) : value,
        environment_value: isSecret ? null : value,
        default_value: defaultValue,
        is_set: isSet,
        is_secret: isSecret,
        is_changeable: range !== undefined,
        minimum: range && 'minimum' in range ? range.minimum : null,
        maximum: range && 'maximum' in range ? range.maximum : null,
        choices: range && 'choices' in range ? [...range.choices] : null,
        changed_at: change?.created_at ?? null,
        changed_by: change ? encodeId('usr', change.changed_by) : null,
      }
    }),
  }
}

/** The version of a document, and who last changed it. */
export function presentVersion(change: StoredDocument<CustomizationName>['change']) {
  return {
    version: change?.number ?? 0,
    changed_at: change?.created_at ?? null,
    changed_by: change && encodeId('usr', change.changed_by),
  }
}

export function presentChange(change: SettingChangeRow): Static<typeof SettingChange> {
  const { id, name, value, value_before, changed_by, reason, created_at } = change
  return {
    id: encodeId('set', id),
    name,
    from: String(value_before),
    to: value === null ? null : String(value),
    reason,
    changed_by: encodeId('usr', changed_by),
    created_at,
  }
}

const changedBy = 'usr_01kz3v9d6ye8tb2xw4qh5mrc7a'

export const exampleSettings: Static<typeof OperatorSettings> = {
  data: [
    {
      name: 'PLATFORM_FEE_BPS',
      group: 'money',
      meaning: 'The platform’s share of each release, in hundredths of a percent.',
      value: '700',
      environment_value: '500',
      default_value: '500',
      is_set: false,
      is_secret: false,
      is_changeable: true,
      minimum: 0,
      maximum: 10_000,
      choices: null,
      changed_at: '2026-11-19T09:00:00.000Z',
      changed_by: changedBy,
    },
  ],
}

export const exampleSettingChange: Static<typeof SettingChange> = {
  id: 'set_01kz3v9d6ye8tb2xw4qh5mrc7a',
  name: 'PLATFORM_FEE_BPS',
  from: '500',
  to: '700',
  reason: 'Card payments cost more.',
  changed_by: changedBy,
  created_at: '2026-11-19T09:00:00.000Z',
}
