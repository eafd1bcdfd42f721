import type { MailBuilder } from '../../platform/mail/domain.ts'
import { maskReference, type PayoutDetails } from './domain.ts'

/** `waitsUntil`: when withdrawals start going to it; null if they do so now. */
export function accountChangedMail(
  { label, reference }: Pick<PayoutDetails, 'label' | 'reference'>,
  { isFirst, waitsUntil }: { isFirst: boolean; waitsUntil: string | null },
): MailBuilder {
  return ({ words, brand, formats }) => {
    const texts = words.accountMails.payoutAccount
    const account = { label, reference: maskReference(reference) }
    return {
      subject: isFirst ? texts.addedSubject(brand.name) : texts.changedSubject(brand.name),
      blocks: [
        waitsUntil === null ? texts.now(account) : texts.from({ ...account, time: formats.moment(waitsUntil) }),
        texts.ifNot,
        { link: '/wallet?open=payout-account', label: texts.button },
      ],
    }
  }
}
