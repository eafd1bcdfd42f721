import { countsIn } from '../../formats.ts'
import type { notices as english } from '../en/notices.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('es')

export const notices: Translated<typeof english> = {
  aboutGig: ({ title, gig }) => `${title}: ${gig}`,
  dueSoon: (title) => `Vence pronto: ${title}`,
  facts: { gig: 'Encargo', with: 'Con', amount: 'Importe', due: 'Plazo', from: 'De' },
  messages: {
    title: (sender) => `Nuevo mensaje de ${sender ?? 'alguien'}`,
    titleOfMany: ({ count, sender }) =>
      `${counted(count, 'mensaje nuevo', 'mensajes nuevos')} de ${sender ?? 'alguien'}`,
    text: 'Lee y responde en la plataforma. Por tu privacidad, no incluimos mensajes en los correos.',
    button: 'Leer mensaje',
    buttonOfMany: 'Leer mensajes',
  },
  matches: {
    title: (gig) => `Nuevo encargo: ${gig}`,
    text: ({ rate, search }) => `${rate}. Coincide con tu búsqueda guardada “${search}”.`,
    button: 'Ver encargo',
    titleOfMany: ({ count, search }) => `${counted(count, 'encargo nuevo', 'encargos nuevos')} para “${search}”`,
    some: ({ gigs, more }) => `${gigs} y ${more} más`,
    buttonOfMany: 'Ver coincidencias',
    subjectOfSeveral: (count) => `${counted(count, 'encargo nuevo', 'encargos nuevos')} para tus búsquedas guardadas`,
    open: 'Ya admiten candidaturas.',
    buttonOfSeveral: 'Ver búsquedas guardadas',
  },
  more: (count) => `Y ${count} más.`,
  daily: {
    subject: (counts) => `Resumen diario: ${counts}`,
    counts: {
      tasks: (count) => counted(count, 'tarea', 'tareas'),
      approvals: (count) => counted(count, 'solicitud de aprobación', 'solicitudes de aprobación'),
      messages: (count) => counted(count, 'mensaje sin leer', 'mensajes sin leer'),
      disputes: (count) => counted(count, 'novedad en disputas', 'novedades en disputas'),
      money: (count) => counted(count, 'novedad en pagos', 'novedades en pagos'),
      searches: (count) => counted(count, 'encargo nuevo', 'encargos nuevos'),
    },
    intro: 'Estas son las novedades y lo que tienes pendiente.',
    button: (marketplace) => `Abrir ${marketplace}`,
  },
  reasons: {
    tasks: 'Recibes este correo porque tienes activados los correos sobre tareas pendientes.',
    messages: 'Recibes este correo porque tienes activados los correos sobre mensajes sin leer.',
    approvals: 'Recibes este correo porque tienes activados los correos sobre solicitudes de tus agentes.',
    disputes: 'Recibes este correo porque tienes activados los correos sobre disputas.',
    money: 'Recibes este correo porque tienes activados los correos sobre tus pagos.',
    searches:
      'Recibes este correo porque tienes activados los correos sobre encargos nuevos de tus búsquedas guardadas.',
    daily: 'Recibes este correo porque elegiste recibir un correo diario.',
  },
  events: {
    'dispute.opened': {
      title: 'Se abrió una disputa',
      text: 'El dinero queda bloqueado hasta que se resuelva la disputa. Primero tiene que responder la otra parte.',
    },
    'dispute.statement': {
      title: 'Nueva declaración en tu disputa',
      text: 'Se añadió una declaración o se propuso otro importe. Consulta la disputa y responde si hace falta.',
    },
    'dispute.in_review': {
      title: 'Tu disputa está en revisión',
      text: 'Un árbitro leerá las declaraciones de ambas partes y recomendará un resultado. Te avisaremos por correo.',
    },
    'dispute.recommended': {
      title: 'Un árbitro recomendó un resultado',
      text: 'Lee la recomendación y sus motivos. Se aplica si nadie la rechaza a tiempo.',
    },
    'dispute.accepted': {
      title: 'Una de las partes aceptó la recomendación',
      text: 'Se aplicará cuando ambas partes la acepten, o al vencer el plazo si nadie la rechaza.',
    },
    'dispute.arbitration': {
      title: 'Tu disputa espera la decisión definitiva',
      text: 'Un árbitro que aún no ha intervenido decidirá cuánto recibe cada parte.',
    },
    'dispute.resolved': {
      title: 'Tu disputa se ha resuelto',
      text: 'El dinero en disputa se ha repartido. Consulta en la disputa cuánto recibió cada parte.',
    },
    'dispute.withdrawn': {
      title: 'La disputa se retiró',
      text: 'El hito continúa como antes.',
    },
    'payout.paid': {
      title: 'Has cobrado',
      text: 'Tienes un pago disponible en tu saldo. Puedes retirarlo o gastarlo.',
    },
    'milestone.refunded': {
      title: 'Se reembolsó un hito',
      text: 'El dinero en garantía ha vuelto al cliente.',
    },
    'wallet.deposit_succeeded': {
      title: 'Tu ingreso ha llegado',
      text: 'El dinero está disponible en tu saldo.',
    },
    'wallet.deposit_failed': {
      title: 'Tu ingreso ha fallado',
      text: 'No se ha añadido dinero a tu saldo. Consulta allí el motivo.',
    },
    'wallet.deposit_reversed': {
      title: 'Tu ingreso se revirtió',
      text: 'El dinero se ha descontado de tu saldo. Consulta allí el motivo.',
    },
    'wallet.withdrawal_succeeded': {
      title: 'Tu retirada se ha pagado',
      text: 'El dinero se ha enviado a tu cuenta de cobro.',
    },
    'wallet.withdrawal_failed': {
      title: 'Tu retirada ha fallado',
      text: 'El dinero ha vuelto a tu saldo. Consulta allí el motivo.',
    },
    'wallet.withdrawal_returning': {
      title: 'El banco ha rechazado tu retirada',
      text: 'El dinero está volviendo a tu saldo. Consulta allí el motivo.',
    },
    'refund.failed': {
      title: 'Un reembolso ha fallado',
      text: 'El dinero ha vuelto a tu saldo. Consulta allí el motivo.',
    },
  },
  otherEvent: { title: 'Algo ha cambiado', text: 'Consulta las novedades en la plataforma.' },
  eventButtons: { dispute: 'Ver disputa', contract: 'Ver contrato', wallet: 'Ver saldo' },
  examples: {
    gig: 'Traducir una guía de viajes',
    otherGig: 'Corregir una tesis',
    search: 'Traducción al francés',
  },
}
