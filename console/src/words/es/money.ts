import type { moneyWords as english } from '../money.ts'
import type { Translated } from '../translated.ts'

export const moneyWords: Translated<typeof english> = {
  receive: (amount, fee) => `Recibes ${amount}${after(fee)}.`,
  receiveWeekly: (amount, fee) => `Recibes ${amount} por semana${after(fee)}.`,
  receiveHourly: (amount, fee) => `Recibes unos ${amount} por hora${after(fee)}.`,
  leaves: (amount) => `Ahora no pagas nada. Cuando financies el trabajo, saldrán ${amount} de tu saldo.`,
  leavesWeekly: (amount) => `Ahora no pagas nada. Por cada semana que financies, saldrán ${amount} de tu saldo.`,
  leavesHourly: 'Ahora no pagas nada. Financias el trabajo semana a semana.',
  leavesByMilestone: (amount) =>
    `Ahora no pagas nada. A medida que financies los hitos, saldrán en total ${amount} de tu saldo.`,
  fee: (percent) => `Comisión, ${percent}`,
}

function after(fee: string | null): string {
  return fee === null ? '' : ` tras la comisión del ${fee}`
}
