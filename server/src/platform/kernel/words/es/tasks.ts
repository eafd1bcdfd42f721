import type { tasks as english } from '../en/tasks.ts'
import type { Translated } from '../translated.ts'

export const tasks: Translated<typeof english> = {
  titles: {
    'application.shortlist': 'Nueva candidatura',
    'negotiation.agree': 'Nueva oferta',
    'negotiation.round': 'Haz una oferta',
    'contract.approve': 'Aprueba un contrato',
    'contract.review': 'Deja una reseña',
    'milestone.release': 'Revisa el trabajo entregado',
    'milestone.fund': 'Financia un hito',
    'milestone.submit': 'Entrega tu trabajo',
    'idle_milestone.release': 'Hito sin actividad',
    'idle_milestone.submit': 'Hito sin actividad',
    'dispute.respond': 'Responde a una disputa',
    'dispute.accept': 'Acepta o rechaza una recomendación',
    'dispute.recommend': 'Recomienda un resultado',
    'dispute.resolve': 'Decide una disputa',
    'approval.approve': 'Tu agente necesita tu aprobación',
    'deposit.confirm': 'Confirma un ingreso',
    'withdrawal.confirm': 'Paga una retirada',
    'webhook.enable': 'Se desactivó un webhook',
    'report.resolve': 'Decide sobre una denuncia',
    'objection.resolve': 'Decide sobre una objeción',
    'profile.object': 'Se suspendió tu cuenta',
    'gig.object': 'Se retiró tu encargo',
    'review.object': 'Se retiró tu reseña',
    'vouch.object': 'Se retiró tu aval',
    'message.object': 'Se retiró tu mensaje',
  },
  otherTitle: 'Tarea pendiente',
  why: {
    'application.shortlist':
      'Un profesional se postuló a tu encargo. Preselecciona o rechaza la candidatura, o inicia una negociación.',
    'negotiation.agree': 'La otra parte hizo una oferta. Acéptala, haz una contraoferta o recházala.',
    'negotiation.round':
      'La otra parte hizo una oferta sin tarifa o sin horas. Haz una oferta que las incluya o recházala.',
    'contract.approve':
      'Un contrato espera tu aprobación. Empieza cuando ambas partes lo aprueban y caduca si no lo hacen.',
    'contract.review':
      'Un contrato ha terminado. Deja una reseña. La tuya y la de la otra parte se publican cuando estén las dos o cuando venza el plazo.',
    'milestone.release':
      'El profesional entregó el trabajo. Libera el pago o pide cambios. Cuando venza el plazo, el pago se liberará automáticamente.',
    'milestone.fund': 'Un hito de un contrato activo está sin financiar. Fináncialo para que pueda empezar el trabajo.',
    'milestone.submit': 'El dinero está en garantía. Entrega el trabajo cuando lo termines.',
    'idle_milestone.release':
      'No ha habido actividad en mucho tiempo. Cuando venza el plazo, el dinero en garantía volverá a tu saldo. Si el trabajo está hecho, libera el pago.',
    'idle_milestone.submit':
      'No ha habido actividad en mucho tiempo. Cuando venza el plazo, el dinero en garantía volverá al cliente. Entrega el trabajo antes.',
    'dispute.respond':
      'La otra parte abrió una disputa. Responde antes de que venza el plazo o podría decidirse en tu contra.',
    'dispute.accept':
      'Un árbitro recomendó un resultado. Acéptalo o recházalo. Se aplica si nadie lo rechaza a tiempo.',
    'dispute.recommend': 'Una disputa espera la recomendación de un árbitro.',
    'dispute.resolve': 'Una disputa espera la decisión de un árbitro.',
    'deposit.confirm':
      'Un usuario solicitó un ingreso. Confírmalo cuando haya llegado el dinero o márcalo como fallido.',
    'withdrawal.confirm': 'Hay una retirada por pagar. Págala y confírmala, o márcala como fallida.',
  },
  because: {
    approval: ({ agent, request }) =>
      `Tu agente “${agent}” necesita tu aprobación para ${inSentence(request)} Aprueba o rechaza la solicitud.`,
    webhook: {
      gone: 'El endpoint de este webhook respondió 410 Gone, así que las entregas se han detenido. Corrige su URL y vuelve a activarlo, o elimínalo.',
      failing:
        'Este webhook falló durante cinco días, así que las entregas se han detenido. Arregla el endpoint y vuelve a activarlo, o elimínalo.',
    },
    report: {
      gig: 'Un usuario denunció un encargo. Revisa la denuncia y decide qué hacer.',
      profile: 'Un usuario denunció un perfil. Revisa la denuncia y decide qué hacer.',
      review: 'Un usuario denunció una reseña. Revisa la denuncia y decide qué hacer.',
      vouch: 'Un usuario denunció un aval. Revisa la denuncia y decide qué hacer.',
      message: 'Un usuario denunció un mensaje. Revisa la denuncia y decide qué hacer.',
    },
    objection: {
      gig: 'Un usuario presentó una objeción a la retirada de su encargo. Restáuralo o déjalo retirado.',
      profile: 'Un usuario presentó una objeción a su suspensión. Readmítelo o mantén la suspensión.',
      review: 'Un usuario presentó una objeción a la retirada de su reseña. Restáurala o déjala retirada.',
      vouch: 'Un usuario presentó una objeción a la retirada de su aval. Restáuralo o déjalo retirado.',
      message: 'Un usuario presentó una objeción a la retirada de su mensaje. Restáuralo o déjalo retirado.',
    },
    removal: {
      gig: 'Un operador retiró tu encargo. Puedes presentar una única objeción.',
      profile: 'Un operador suspendió tu cuenta. Puedes presentar una única objeción.',
      review: 'Un operador retiró tu reseña. Puedes presentar una única objeción.',
      vouch: 'Un operador retiró tu aval. Puedes presentar una única objeción.',
      message: 'Un operador retiró tu mensaje. Puedes presentar una única objeción.',
    },
    removalBecause: {
      gig: (reason) => `Un operador retiró tu encargo. Motivo: ${reason} Puedes presentar una única objeción.`,
      profile: (reason) => `Un operador suspendió tu cuenta. Motivo: ${reason} Puedes presentar una única objeción.`,
      review: (reason) => `Un operador retiró tu reseña. Motivo: ${reason} Puedes presentar una única objeción.`,
      vouch: (reason) => `Un operador retiró tu aval. Motivo: ${reason} Puedes presentar una única objeción.`,
      message: (reason) => `Un operador retiró tu mensaje. Motivo: ${reason} Puedes presentar una única objeción.`,
    },
  },
  buttons: {
    'application.shortlist': 'Revisar candidatura',
    'negotiation.agree': 'Revisar oferta',
    'negotiation.round': 'Hacer oferta',
    'contract.approve': 'Revisar contrato',
    'contract.review': 'Dejar reseña',
    'milestone.release': 'Revisar trabajo',
    'milestone.fund': 'Financiar hito',
    'milestone.submit': 'Entregar trabajo',
    'idle_milestone.release': 'Ver hito',
    'idle_milestone.submit': 'Entregar trabajo',
    'dispute.respond': 'Responder',
    'dispute.accept': 'Ver recomendación',
    'dispute.recommend': 'Ver disputa',
    'dispute.resolve': 'Ver disputa',
    'approval.approve': 'Revisar solicitud',
    'deposit.confirm': 'Revisar ingreso',
    'withdrawal.confirm': 'Revisar retirada',
    'webhook.enable': 'Revisar webhook',
  },
  otherButton: 'Abrir',
}

/** Requests are sentences that start with an infinitive. */
function inSentence(request: string): string {
  return request.charAt(0).toLowerCase() + request.slice(1)
}
