import type { moneyWords as english } from '../money.ts'
import type { Translated } from '../translated.ts'

/** What a price means for the reader: what a worker receives, and what leaves a client's wallet. */
export const moneyWords: Translated<typeof english> = {
  receive: (amount, fee) => `Sie erhalten ${amount}${after(fee)}.`,
  receiveWeekly: (amount, fee) => `Sie erhalten ${amount} pro Woche${after(fee)}.`,
  receiveHourly: (amount, fee) => `Sie erhalten etwa ${amount} pro Stunde${after(fee)}.`,
  leaves: (amount) =>
    `Sie zahlen jetzt nichts. ${amount} gehen von Ihrem Guthaben ab, wenn Sie die Arbeit finanzieren.`,
  leavesWeekly: (amount) =>
    `Sie zahlen jetzt nichts. Für jede Woche, die Sie finanzieren, gehen ${amount} von Ihrem Guthaben ab.`,
  leavesHourly: 'Sie zahlen jetzt nichts. Die Arbeit finanzieren Sie Woche für Woche.',
  leavesByMilestone: (amount) =>
    `Sie zahlen jetzt nichts. Während Sie die Meilensteine finanzieren, gehen insgesamt ${amount} von Ihrem Guthaben ab.`,
  fee: (percent) => `Plattformgebühr, ${percent}`,
}

function after(fee: string | null): string {
  return fee === null ? '' : `, nach Abzug von ${fee} Gebühr`
}
