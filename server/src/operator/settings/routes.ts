import type { Api } from '../../platform/http/api.ts'
import type { SettingValue } from '../../platform/kernel/settings-catalog.ts'
import {
  exampleSettingChange,
  exampleSettings,
  OperatorSettings,
  SettingChange,
  SettingChangeFilter,
  SettingChanges,
} from './schema.ts'
import { changeSettings, listSettingChanges, listSettings } from './service.ts'

export function settingRoutes(api: Api, settings: readonly SettingValue[]): void {
  api.read({
    path: '/operator/settings',
    scope: 'admin',
    notRecorded: true,
    answer: OperatorSettings,
    mcp: true,
    docs: {
      id: 'listSettings',
      tag: 'Marketplace',
      summary: 'Read the settings',
      description:
        'Every setting of the responding process, with its value, default and meaning. For secrets, it only says whether they’re set. `PATCH` changes those with `is_changeable`. To change the others, edit the environment or `.env`; that takes effect at the next start.',
      example: { answer: exampleSettings },
    },
    run: (ctx) => listSettings(ctx, settings),
  })

  api.write({
    method: 'PATCH',
    path: '/operator/settings',
    scope: 'admin',
    recentSignIn: true,
    body: SettingChanges,
    answer: OperatorSettings,
    mcp: '/operator/configuration',
    docs: {
      id: 'changeSettings',
      tag: 'Marketplace',
      summary: 'Change settings',
      description:
        'Changes fees, deadlines, quotas or sign-up. Takes effect within a second in all processes and survives restarts; `null` returns to the environment’s value. Contracts keep the fee and the deadlines they were agreed with, and deadlines that have already started don’t move. The history records who made each change and why, and all operators get an email.',
      example: { body: { values: { PLATFORM_FEE_BPS: 700 }, reason: 'Card payments cost more.' } },
    },
    run: (ctx, call) => changeSettings(ctx, call.actor, settings, call.body),
  })

  api.list({
    path: '/operator/settings/changes',
    scope: 'admin',
    notRecorded: true,
    query: SettingChangeFilter,
    answer: SettingChange,
    expand: { changed_by_user: { kind: 'user', at: 'changed_by' } },
    mcp: true,
    docs: {
      id: 'listSettingChanges',
      tag: 'Marketplace',
      summary: 'List changes to settings',
      description: 'Every change operators have made to the settings, newest first.',
      example: { answer: { data: [exampleSettingChange], next_cursor: null } },
    },
    run: (ctx, call) => listSettingChanges(ctx, call.query, call.page),
  })
}
