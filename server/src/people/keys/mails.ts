import type { MailBuilder } from '../../platform/mail/domain.ts'
import type { Key } from './domain.ts'

export function newKeyMail({ name, hosted_agent_id }: Pick<Key, 'name' | 'hosted_agent_id'>): MailBuilder {
  return ({ words, brand }) => {
    const texts = words.accountMails.newKey
    return {
      subject: texts.subject(brand.name),
      blocks: [
        hosted_agent_id === null ? texts.forAccount(name) : texts.forAgent(name),
        texts.ifNot,
        { link: '/developers', label: texts.button },
      ],
    }
  }
}
