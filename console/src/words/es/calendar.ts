import type { words as english } from '../calendar.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  title: 'Calendario',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Hoy',
  overdue: 'Con retraso',
  yourTurn: 'Te toca',
  more: (count) => `${count} más`,
  moreOn: (count, day) => `${count} más el ${day}`,
  none: (month) => `Sin plazos en ${month}`,
  noneText: 'Aquí aparecen los hitos, ofertas, disputas y encargos con fecha límite.',
  // “a la 1:30”, but “a las 13:30”.
  at: (time) => (/^0?1\D/.test(time) ? `a la ${time}` : `a las ${time}`),
  gig: 'Encargo',
  kinds: {
    milestone_due: 'Entrega del hito',
    automatic_release: 'Liberación automática',
    automatic_refund: 'Reembolso automático si no hay entrega',
    dispute_answer: 'Disputa: plazo para responder',
    dispute_decision: 'Disputa: plazo para decidir',
    offer_expires: 'La oferta caduca',
    contract_approval: 'Plazo para aprobar el contrato',
    gig_closes: 'Cierre de candidaturas',
  },
  shortKinds: {
    milestone_due: 'Entrega',
    automatic_release: 'Liberación',
    automatic_refund: 'Reembolso',
    dispute_answer: 'Respuesta',
    dispute_decision: 'Decisión',
    offer_expires: 'Oferta',
    contract_approval: 'Aprobación',
    gig_closes: 'Cierre',
  },
}
