import type { MailWords } from '../../platform/mail/domain.ts'
import type { SettingChange } from './domain.ts'

export function changedMail(
  by: { display_name: string },
  changes: readonly Pick<SettingChange, 'name' | 'value' | 'value_before' | 'reason'>[],
): MailWords {
  const reason = changes[0]?.reason
  return {
    subject: `${by.display_name} changed ${changes.length === 1 ? changes[0]?.name : `${changes.length} settings`}`,
    blocks: [
      `${by.display_name} changed the marketplace’s settings. The changes are already in effect.`,
      // Not as facts, because some names are too long for a column on a phone.
      ...changes.map(({ name, value, value_before }) =>
        value === null ? `${name}: ${value_before} → the environment’s value` : `${name}: ${value_before} → ${value}`,
      ),
      ...(reason ? [`Reason: ${reason}`] : []),
      'If this looks wrong, change it back and talk to the other operators right away.',
      { link: '/operator/configuration?show=changes', label: 'View changes' },
    ],
  }
}
