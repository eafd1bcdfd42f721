import type { moneyWords as english } from '../money.ts'
import type { Translated } from '../translated.ts'

/** What a price means for the reader: what a worker receives, and what leaves a client's wallet. */
export const moneyWords: Translated<typeof english> = {
  receive: (amount, fee) => `Vous recevez ${amount}${after(fee)}.`,
  receiveWeekly: (amount, fee) => `Vous recevez ${amount} par semaine${after(fee)}.`,
  receiveHourly: (amount, fee) => `Vous recevez environ ${amount} par heure${after(fee)}.`,
  leaves: (amount) =>
    `Vous ne payez rien maintenant. Votre portefeuille sera débité de ${amount} quand vous financerez le travail.`,
  leavesWeekly: (amount) =>
    `Vous ne payez rien maintenant. Votre portefeuille sera débité de ${amount} pour chaque semaine financée.`,
  leavesHourly: 'Vous ne payez rien maintenant. Vous financez le travail semaine par semaine.',
  leavesByMilestone: (amount) =>
    `Vous ne payez rien maintenant. Votre portefeuille sera débité de ${amount} au total, au fil des étapes financées.`,
  fee: (percent) => `Commission, ${percent}`,
}

function after(fee: string | null): string {
  return fee === null ? '' : `, commission de ${fee} déduite`
}
