import { encodeId } from '../../platform/kernel/ids.ts'
import { formatMoment } from '../../platform/kernel/time.ts'
import type { MailWords } from '../../platform/mail/domain.ts'
import type { User } from '../users/domain.ts'
import type { App, FirstPartyRequest } from './domain.ts'

// The text of all emails to operators about first-party apps.

type Named = Pick<User, 'display_name'>

export function firstPartyRequestedMail(app: App, by: Named, { expires_at }: FirstPartyRequest): MailWords {
  return {
    subject: `Second operator needed to make “${app.name}” a first-party app`,
    blocks: [
      `${by.display_name} asked to make “${app.name}” a first-party app: users would sign in to it without a consent page, and it could act as them.`,
      `After sign-in, users are sent to ${app.redirect_uris.join(', ')}.`,
      `Nothing has changed yet. Another operator has until ${formatMoment(expires_at)} to approve it, under “First-party apps” in the console or with “parley operator apps approve ${encodeId('oap', app.id)}”.`,
      REVIEW,
    ],
  }
}

export function firstPartyMail(app: App, by: Named): MailWords {
  return {
    subject: `“${app.name}” is now a first-party app`,
    blocks: [
      `${by.display_name} approved it. Users now sign in to it without a consent page, and it can act as them.`,
      `After sign-in, users are sent to ${app.redirect_uris.join(', ')}.`,
      `If this looks wrong, remove it under “First-party apps” in the console, or with “parley operator apps delete ${encodeId('oap', app.id)}”, and talk to the other operators right away.`,
      REVIEW,
    ],
  }
}

export function firstPartyEndedMail(app: App, by: Named): MailWords {
  return {
    subject: `“${app.name}” is no longer a first-party app`,
    blocks: [
      `${by.display_name} removed it from the first-party apps. From now on, it has to ask users before it can act as them.`,
      REVIEW,
    ],
  }
}

const REVIEW = { link: '/operator/apps', label: 'Review first-party apps' }
