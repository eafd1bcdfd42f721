import type { MailBuilder } from '../../platform/mail/domain.ts'
import type { SettingChange } from './domain.ts'

export function settingsChangedMail(
  { display_name: by }: { display_name: string },
  changes: readonly Pick<SettingChange, 'name' | 'value' | 'value_before' | 'reason'>[],
): MailBuilder {
  return ({ words }) => {
    const texts = words.operatorMails.settings
    const [first, ...others] = changes
    const isOne = first !== undefined && others.length === 0
    return {
      subject: isOne ? texts.oneSubject({ by, setting: first.name }) : texts.manySubject({ by, count: changes.length }),
      blocks: [
        texts.happened(by),
        // Not as facts, because some names are too long for a column on a phone.
        ...changes.map(({ name: setting, value, value_before }) => {
          const before = String(value_before)
          return value === null
            ? texts.returned({ setting, before })
            : texts.changed({ setting, before, after: String(value) })
        }),
        ...(first?.reason ? [texts.reason(first.reason)] : []),
        texts.ifWrong,
        { link: '/operator/configuration?show=changes', label: texts.button },
      ],
    }
  }
}
