import { encodeId } from '../../platform/kernel/ids.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { MailBuilder } from '../../platform/mail/domain.ts'
import type { OperatorRemoval, RemovalOutcome, User } from './domain.ts'

type Named = Pick<User, 'display_name'>
type Operator = Pick<User, 'id' | 'display_name'>

export function newOperatorMail({ id, display_name: user }: Operator): MailBuilder {
  return (site) => {
    const texts = site.words.operatorMails.newOperator
    return { subject: texts.subject(user), blocks: [texts.happened(user), texts.ifWrong, reviewButton(site, id)] }
  }
}

export function operatorKeyMail({ id, display_name: user }: Operator, by: Named): MailBuilder {
  return (site) => {
    const texts = site.words.operatorMails.recoveryKey
    return {
      subject: texts.subject(user),
      blocks: [texts.happened({ by: by.display_name, user }), texts.ifWrong(user), reviewButton(site, id)],
    }
  }
}

export function removalRequestedMail(
  { id, display_name: user }: Operator,
  { display_name: by }: Named,
  { becomes, reason, expires_at }: Pick<OperatorRemoval, 'becomes' | 'reason' | 'expires_at'>,
): MailBuilder {
  return (site) => {
    const texts = site.words.operatorMails.removalRequested[becomes === 'suspended' ? 'suspension' : 'demotion']
    return {
      subject: texts.subject(user),
      blocks: [
        reason === null ? texts.asked({ by, user }) : texts.askedBecause({ by, user, reason }),
        site.words.operatorMails.removalRequested.toDo(site.formats.moment(expires_at)),
        reviewButton(site, id),
      ],
    }
  }
}

export function operatorRemovedMail(
  { id, display_name: user }: Operator,
  { display_name: by }: Named,
  becomes: RemovalOutcome,
): MailBuilder {
  return (site) => {
    const texts = site.words.operatorMails.removed[becomes === 'suspended' ? 'suspension' : 'demotion']
    return {
      subject: texts.subject(user),
      blocks: [texts.happened({ by, user }), site.words.operatorMails.removed.ifWrong, reviewButton(site, id)],
    }
  }
}

function reviewButton({ words }: Site, id: User['id']) {
  return { link: `/operator/users/${encodeId('usr', id)}`, label: words.operatorMails.reviewUser }
}
