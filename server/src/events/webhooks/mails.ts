import { encodeId } from '../../platform/kernel/ids.ts'
import type { MailBuilder } from '../../platform/mail/domain.ts'
import type { Webhook } from './domain.ts'

type Told = Pick<Webhook, 'id' | 'url' | 'audience'>

/** To the owner of a webhook, after it was added or got another URL. */
export function ownWebhookMail({ url, audience }: Told, { isNew }: { isNew: boolean }): MailBuilder {
  return ({ words, brand }) => {
    const texts = words.accountMails.webhook
    return {
      subject: isNew ? texts.addedSubject(brand.name) : texts.changedSubject(brand.name),
      blocks: [
        audience === 'me' ? texts.ownEvents(hostOf(url)) : texts.publicEvents(hostOf(url)),
        texts.ifNot,
        { link: '/developers/webhooks', label: texts.button },
      ],
    }
  }
}

/** To operators, after one of them has added a webhook for all events, or changed its URL. */
export function operatorWebhookMail({ id, url }: Told): MailBuilder {
  return ({ words }) => {
    const texts = words.operatorMails.webhook
    return {
      subject: texts.subject,
      blocks: [
        texts.happened({ host: hostOf(url), id: encodeId('whk', id) }),
        texts.ifWrong,
        { link: '/operator/audit-log', label: texts.button },
      ],
    }
  }
}

// Only the host, because the rest of the URL may contain a secret of the receiver's.
function hostOf(url: string): string {
  return new URL(url).host
}
