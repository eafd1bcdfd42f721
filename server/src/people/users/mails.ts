import { formatMoment } from '../../platform/kernel/time.ts'
import type { NewMail } from '../../platform/mail/domain.ts'
import type { OperatorRemoval, RemovalOutcome, User } from './domain.ts'

// The words of all emails to operators about operators.

type Named = Pick<User, 'display_name'>

export function newOperatorMail({ display_name }: Named): Omit<NewMail, 'to'> {
  return {
    subject: `${display_name} is now an operator`,
    blocks: [
      `${display_name} can now do everything an operator can: manage users, settle payments and appoint other operators.`,
      'The audit log shows who made this change. If it looks wrong, talk to the other operators right away.',
    ],
  }
}

export function operatorKeyMail({ display_name }: Named, by: Named): Omit<NewMail, 'to'> {
  return {
    subject: `A key was issued for the operator ${display_name}`,
    blocks: [
      `${by.display_name} issued a recovery key for ${display_name}. Whoever holds it can act as ${display_name}.`,
      `If ${display_name} didn’t ask for it, revoke the key and talk to the other operators right away.`,
    ],
  }
}

export function removalRequestedMail(
  { display_name }: Named,
  by: Named,
  { becomes, reason, expires_at }: OperatorRemoval,
): Omit<NewMail, 'to'> {
  const what = becomes === 'suspended' ? `suspend ${display_name}` : `take the operator role from ${display_name}`
  return {
    subject: `Second operator needed to ${what}`,
    blocks: [
      `${by.display_name} asked to ${what}.${reason === null ? '' : ` Reason: ${reason}`}`,
      `Nothing has changed yet. Another operator can confirm it on the user’s page in the console, or by sending the same request, until ${formatMoment(expires_at)}.`,
    ],
  }
}

export function operatorRemovedMail({ display_name }: Named, by: Named, becomes: RemovalOutcome): Omit<NewMail, 'to'> {
  return {
    subject: becomes === 'suspended' ? `${display_name} was suspended` : `${display_name} is no longer an operator`,
    blocks: [
      becomes === 'suspended'
        ? `${by.display_name} suspended the operator ${display_name}.`
        : `${by.display_name} took the operator role from ${display_name}.`,
      'If this looks wrong, talk to the other operators right away.',
    ],
  }
}
