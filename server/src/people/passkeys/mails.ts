import type { MailBuilder } from '../../platform/mail/domain.ts'

export function passkeyAddedMail(passkey: string): MailBuilder {
  return ({ words, brand }) => {
    const { added, button } = words.accountMails.passkey
    return {
      subject: added.subject(brand.name),
      blocks: [added.happened(passkey), added.ifNot, { link: '/settings', label: button }],
    }
  }
}

export function passkeyCopiedMail(passkey: string): MailBuilder {
  return ({ words, brand }) => {
    const { copied, button } = words.accountMails.passkey
    return {
      subject: copied.subject(brand.name),
      blocks: [copied.happened(passkey), copied.toDo, { link: '/settings', label: button }],
    }
  }
}
