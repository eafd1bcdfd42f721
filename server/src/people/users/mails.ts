import { encodeId } from '../../platform/kernel/ids.ts'
import { formatMoment } from '../../platform/kernel/time.ts'
import type { MailWords } from '../../platform/mail/domain.ts'
import type { OperatorRemoval, RemovalOutcome, User } from './domain.ts'

// The text of all emails to operators about operators.

type Named = Pick<User, 'display_name'>
type Operator = Pick<User, 'id' | 'display_name'>

export function newOperatorMail({ id, display_name }: Operator): MailWords {
  return {
    subject: `${display_name} is now an operator`,
    blocks: [
      `${display_name} can now do everything an operator can: manage users, settle payments and appoint other operators.`,
      'The audit log shows who made this change. If it looks wrong, talk to the other operators right away.',
      reviewButton(id),
    ],
  }
}

export function operatorKeyMail({ id, display_name }: Operator, by: Named): MailWords {
  return {
    subject: `A recovery key was created for the operator ${display_name}`,
    blocks: [
      `${by.display_name} created a recovery key for ${display_name}. Anyone who has it can act as ${display_name}.`,
      `If ${display_name} didn’t ask for it, revoke the key and talk to the other operators right away.`,
      reviewButton(id),
    ],
  }
}

export function removalRequestedMail(
  { id, display_name }: Operator,
  by: Named,
  { becomes, reason, expires_at }: OperatorRemoval,
): MailWords {
  const what = becomes === 'suspended' ? `suspend ${display_name}` : `remove the operator role from ${display_name}`
  return {
    subject: `Second operator needed to ${what}`,
    blocks: [
      `${by.display_name} asked to ${what}.${reason === null ? '' : ` Reason: ${reason}`}`,
      `Nothing has changed yet. Another operator has until ${formatMoment(expires_at)} to confirm this, on the user’s page in the console or by sending the same request.`,
      reviewButton(id),
    ],
  }
}

export function operatorRemovedMail({ id, display_name }: Operator, by: Named, becomes: RemovalOutcome): MailWords {
  return {
    subject: becomes === 'suspended' ? `${display_name} was suspended` : `${display_name} is no longer an operator`,
    blocks: [
      becomes === 'suspended'
        ? `${by.display_name} suspended the operator ${display_name}.`
        : `${by.display_name} removed the operator role from ${display_name}.`,
      'If this looks wrong, talk to the other operators right away.',
      reviewButton(id),
    ],
  }
}

function reviewButton(id: User['id']) {
  return { link: `/operator/users/${encodeId('usr', id)}`, label: 'Review user' }
}
