import type { MailBuilder } from '../../platform/mail/domain.ts'

export function resumedMail(agent: string): MailBuilder {
  return ({ words, brand }) => {
    const texts = words.accountMails.agentResumed
    return {
      subject: texts.subject(brand.name),
      blocks: [texts.happened(agent), texts.ifNot, { link: '/agents', label: texts.button }],
    }
  }
}
