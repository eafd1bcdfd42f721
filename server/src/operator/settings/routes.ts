import type { Api } from '../../platform/http/api.ts'
import type { SettingValue } from '../../platform/kernel/settings-catalogue.ts'
import { exampleSettings, OperatorSettings, presentSettings } from './schema.ts'

export function settingRoutes(api: Api, settings: readonly SettingValue[]): void {
  const answer = presentSettings(settings)
  api.read({
    path: '/operator/settings',
    scope: 'admin',
    notRecorded: true,
    answer: OperatorSettings,
    mcp: true,
    docs: {
      id: 'listSettings',
      tag: 'Operator',
      summary: 'Read the configuration',
      description:
        'Every setting of the responding process, with its value, default and meaning. For secrets, only whether they’re set. To change settings, edit the environment or `.env`; changes take effect at the next start.',
      example: { answer: exampleSettings },
    },
    run: async () => answer,
  })
}
