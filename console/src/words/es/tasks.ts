import type { taskWords as english } from '../tasks.ts'

export const taskWords: typeof english = {
  'application.shortlist': {
    title: 'Nueva candidatura',
    text: 'Un profesional se ha postulado a tu encargo. Preselecciona o rechaza la candidatura, o inicia una negociación.',
  },
  'negotiation.agree': {
    title: 'Nueva oferta',
    text: 'La otra parte ha hecho una oferta. Acéptala, haz una contraoferta o recházala.',
  },
  'negotiation.round': {
    title: 'Haz una oferta',
    text: 'A la oferta de la otra parte le falta la tarifa, las horas o ambas. Haz una oferta que las incluya o recházala.',
  },
  'contract.approve': {
    title: 'Aprueba un contrato',
    text: 'Un contrato espera tu aprobación. Empieza cuando ambas partes lo aprueban y, si no, caduca.',
  },
  'contract.review': {
    title: 'Deja una reseña',
    text: 'Un contrato ha terminado. Deja una reseña. Ambas se publican cuando están escritas o cuando vence el plazo.',
  },
  'milestone.release': {
    title: 'Revisa el trabajo entregado',
    text: 'El profesional ha entregado el trabajo. Libera el pago o pide cambios. Cuando venza el plazo, se libera automáticamente.',
  },
  'milestone.fund': {
    title: 'Financia un hito',
    text: 'Un hito de un contrato activo aún no está financiado. Fináncialo para que pueda empezar el trabajo.',
  },
  'milestone.submit': {
    title: 'Entrega tu trabajo',
    text: 'El dinero está en garantía. Entrega el trabajo cuando esté listo.',
  },
  'idle_milestone.release': {
    title: 'Hito sin actividad',
    text: 'Hace mucho que no hay actividad. Cuando venza el plazo, el dinero en garantía volverá a ti. Si el trabajo está hecho, libera el pago.',
  },
  'idle_milestone.submit': {
    title: 'Hito sin actividad',
    text: 'Hace mucho que no hay actividad. Cuando venza el plazo, el dinero en garantía volverá al cliente. Entrega el trabajo antes.',
  },
  'dispute.respond': {
    title: 'Responde a una disputa',
    text: 'La otra parte ha abierto una disputa. Responde antes de que venza el plazo o podría decidirse en tu contra.',
  },
  'dispute.accept': {
    title: 'Acepta o rechaza una recomendación',
    text: 'Un árbitro ha recomendado un resultado. Acéptalo o recházalo. Se aplicará si ninguna parte lo rechaza antes de que venza el plazo.',
  },
  'dispute.recommend': {
    title: 'Recomienda un resultado',
    text: 'Una disputa espera la recomendación de un árbitro.',
  },
  'dispute.resolve': {
    title: 'Decide una disputa',
    text: 'Una disputa espera la decisión de un árbitro.',
  },
  'deposit.confirm': {
    title: 'Confirma un ingreso',
    text: 'Alguien ha solicitado un ingreso. Confírmalo cuando llegue el dinero o márcalo como fallido.',
  },
  'withdrawal.confirm': {
    title: 'Paga una retirada',
    text: 'Hay una retirada por pagar. Págala y confírmala, o márcala como fallida.',
  },
  'approval.approve': {
    title: 'Tu agente necesita tu aprobación',
    text: 'Uno de tus agentes espera tu decisión. Aprueba o rechaza su solicitud.',
  },
  'webhook.gone': {
    title: 'Se ha desactivado un webhook',
    text: 'El endpoint de este webhook respondió 410 Gone, así que las entregas se han detenido. Corrige la URL y vuelve a activarlo, o elimínalo.',
  },
  'webhook.failing': {
    title: 'Se ha desactivado un webhook',
    text: 'Este webhook ha fallado durante cinco días, así que las entregas se han detenido. Arregla el endpoint y vuelve a activarlo, o elimínalo.',
  },
  'report.gig': {
    title: 'Decide sobre una denuncia',
    text: 'Alguien ha denunciado un encargo. Revisa la denuncia y decide qué hacer.',
  },
  'report.profile': {
    title: 'Decide sobre una denuncia',
    text: 'Alguien ha denunciado un perfil. Revisa la denuncia y decide qué hacer.',
  },
  'report.review': {
    title: 'Decide sobre una denuncia',
    text: 'Alguien ha denunciado una reseña. Revisa la denuncia y decide qué hacer.',
  },
  'report.vouch': {
    title: 'Decide sobre una denuncia',
    text: 'Alguien ha denunciado un aval. Revisa la denuncia y decide qué hacer.',
  },
  'report.message': {
    title: 'Decide sobre una denuncia',
    text: 'Alguien ha denunciado un mensaje. Revisa la denuncia y decide qué hacer.',
  },
  'objection.gig': {
    title: 'Decide sobre una objeción',
    text: 'Alguien objeta la retirada de su encargo. Restáuralo o mantenlo retirado.',
  },
  'objection.profile': {
    title: 'Decide sobre una objeción',
    text: 'Alguien objeta su suspensión. Readmite la cuenta o mantén la suspensión.',
  },
  'objection.review': {
    title: 'Decide sobre una objeción',
    text: 'Alguien objeta la retirada de su reseña. Restáurala o mantenla retirada.',
  },
  'objection.vouch': {
    title: 'Decide sobre una objeción',
    text: 'Alguien objeta la retirada de su aval. Restáuralo o mantenlo retirado.',
  },
  'objection.message': {
    title: 'Decide sobre una objeción',
    text: 'Alguien objeta la retirada de su mensaje. Restáuralo o mantenlo retirado.',
  },
  'removal.gig': {
    title: 'Se ha retirado tu encargo',
    text: 'Un operador ha retirado tu encargo. Puedes presentar una objeción.',
  },
  'removal.profile': {
    title: 'Se ha suspendido tu cuenta',
    text: 'Un operador ha suspendido tu cuenta. Puedes presentar una objeción.',
  },
  'removal.review': {
    title: 'Se ha retirado tu reseña',
    text: 'Un operador ha retirado tu reseña. Puedes presentar una objeción.',
  },
  'removal.vouch': {
    title: 'Se ha retirado tu aval',
    text: 'Un operador ha retirado tu aval. Puedes presentar una objeción.',
  },
  'removal.message': {
    title: 'Se ha retirado tu mensaje',
    text: 'Un operador ha retirado tu mensaje. Puedes presentar una objeción.',
  },
}
