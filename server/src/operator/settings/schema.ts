import { type Static, Type } from 'typebox'
import { Answer, Nullable, OneOf } from '../../platform/http/shapes.ts'
import { type SettingGroup, type SettingValue, settingGroups } from '../../platform/kernel/settings-catalogue.ts'

export const OperatorSettings = Answer(
  {
    data: Type.Array(
      Answer(
        {
          name: Type.String({ description: 'The environment variable.', examples: ['PLATFORM_FEE_BPS'] }),
          group: OneOf('SettingGroup', Object.keys(settingGroups) as SettingGroup[]),
          meaning: Type.String(),
          value: Nullable(Type.String({ description: 'The value in use; null if there is none or it’s a secret.' })),
          default_value: Nullable(Type.String()),
          is_set: Type.Boolean({ description: 'Whether it’s set. If not, the default applies.' }),
          is_secret: Type.Boolean(),
        },
        { title: 'OperatorSetting' },
      ),
    ),
  },
  { title: 'OperatorSettings' },
)

export function presentSettings(settings: readonly SettingValue[]): Static<typeof OperatorSettings> {
  return {
    data: settings.map(({ name, group, meaning, value, default: standard, isSet, isSecret = false }) => ({
      name,
      group,
      meaning,
      value: isSecret ? null : value,
      default_value: standard,
      is_set: isSet,
      is_secret: isSecret,
    })),
  }
}

export const exampleSettings: Static<typeof OperatorSettings> = {
  data: [
    {
      name: 'CURRENCY',
      group: 'money',
      meaning: 'ISO 4217; one currency per deployment.',
      value: 'EUR',
      default_value: 'USD',
      is_set: true,
      is_secret: false,
    },
  ],
}
