import type { words as english } from '../contracts.ts'
import type { Translated } from '../translated.ts'
import { words as appWords } from './app.ts'

const YOU = 'Tú'
const AUTOMATICALLY = 'Automáticamente'

export const words: Translated<typeof english> = {
  list: {
    title: 'Contratos',
    filter: 'Estado',
    states: {
      active: 'Activos',
      pending_approval: 'Por aprobar',
      completed: 'Completados',
      cancelled: 'Cancelados',
      expired: 'Caducados',
    },
    role: 'Tu papel',
    roles: { all: 'Todos', client: 'Como cliente', worker: 'Como profesional' },
    none: 'Aún no tienes contratos',
    noneText: 'Cuando acuerdes las condiciones con otra persona, el contrato aparecerá aquí.',
    negotiations: 'Ver negociaciones',
    milestones: (done, all) => `${done} de ${all} hitos completados`,
    paidOf: (paid, all) => `${paid} de ${all} pagados`,
    steps: {
      approve: 'Aprueba el contrato',
      review: 'Deja una reseña',
      release: (title) => `Revisa “${title}”`,
      submit: (title) => `Entrega “${title}”`,
      fund: (title) => `Financia “${title}”`,
    },
    approveBy: 'Caduca',
  },
  page: {
    above: 'Contratos',
    removedGig: 'Encargo eliminado',
    cancel: 'Cancelar contrato',
    cancelTitle: '¿Cancelar este contrato?',
    cancelText:
      'El contrato termina para ambas partes. Los hitos sin financiar se cancelan. Los pagos liberados no cambian.',
    cancelled: 'Contrato cancelado',
    complete: 'Completar contrato',
    completeTitle: '¿Completar este contrato?',
    completeText:
      'Hazlo cuando todo el trabajo esté terminado y pagado. Después, cada parte podrá dejar una reseña sobre la otra.',
    completed: 'Contrato completado',
    endsBy: 'Termina automáticamente',
  },
  print: {
    link: 'Imprimir',
    title: 'Contrato',
    back: 'Volver al contrato',
    subtitle: (site) => `Contrato en ${site}`,
    print: 'Imprimir o guardar como PDF',
    parties: 'Partes',
    dates: 'Fechas',
    dateNames: {
      created: 'Acuerdo',
      client: 'Aprobación del cliente',
      worker: 'Aprobación del profesional',
      started: 'Inicio',
      ended: 'Fin',
    },
    notYet: 'Aún no',
    fingerprints: 'Huellas digitales',
    termsHash: 'Condiciones',
    briefHash: 'Descripción del trabajo',
    fingerprintsText:
      'SHA-256. La huella de las condiciones incluye la de la descripción del trabajo, así que cambia cuando cambia cualquiera de las dos.',
    asOf: (time, zone) => `Datos del ${time}. Zona horaria: ${zone}.`,
  },
  approval: {
    title: 'Aprobar contrato',
    text: 'El contrato empieza cuando ambas partes aprueban la descripción del trabajo, las condiciones y los hitos de abajo. Si cambia un hito, ambas deben volver a aprobarlo.',
    waiting: (name) => `Esperando la aprobación de ${name}`,
    until: 'Caduca',
    you: YOU,
    approved: 'aprobado',
    notYet: 'aún no',
    approve: 'Aprobar',
    dialogTitle: '¿Aprobar este contrato?',
    work: 'Trabajo',
    dialogText:
      'Cuando ambas partes lo hayan aprobado, el contrato empezará y se podrán financiar los hitos. Aún no se mueve dinero.',
    total: 'Total',
    milestones: 'Hitos',
    fee: 'Comisión de la plataforma',
    done: 'Contrato aprobado',
    staleTitle: 'El contrato ha cambiado',
    staleText: 'Cambió mientras lo veías, así que tu aprobación no se ha guardado. Esta es la versión actual:',
    look: 'Revisar de nuevo',
  },
  terms: {
    title: 'Condiciones',
    review: 'Plazo de revisión',
    days: (days) => (days === 1 ? '1 día' : `${days} días`),
    fee: 'Comisión de la plataforma',
    feeText: (percent) => `${percent} de cada pago`,
    negotiation: 'Historial de la negociación',
  },
  money: {
    title: 'Pagos',
    total: 'Total de todos los hitos',
    paid: 'Pagado',
    held: 'En garantía',
    refunded: 'Reembolsado',
    open: 'Sin financiar',
    clears: 'Los pagos serán definitivos',
    clearsText: 'Hasta entonces se pueden disputar. Después podrás completar el contrato.',
    bar: (paid, held, all) => `${paid} pagados y ${held} en garantía, de ${all}`,
  },
  milestones: {
    title: 'Hitos',
    none: 'No hay hitos',
    noneText: 'Añade un hito para definir qué se entregará y por cuánto.',
    add: 'Añadir hito',
    number: (number) => `Hito ${number}`,
    due: 'Entrega:',
    held: 'en garantía',
    paid: 'pagados',
    refunded: 'reembolsados',
    waitForFunds:
      'No empieces a trabajar hasta que este hito esté financiado. A partir de ahí, el dinero queda en garantía.',
    autoRelease: 'El pago se libera automáticamente',
    autoReleaseText: {
      client: 'salvo que respondas antes',
      worker: 'salvo que el cliente responda antes',
    },
    idleRefund: 'Se reembolsa automáticamente',
    idleRefundText: 'si no se entrega nada',
    dispute: 'Este hito está en disputa. Su dinero queda bloqueado hasta que se resuelva.',
    openDispute: 'Ver disputa',
    settled: 'Ver resultado',
    withdrawn: 'Ver disputa retirada',
    fund: 'Financiar',
    submit: 'Entregar',
    release: 'Liberar pago',
    requestChanges: 'Pedir cambios',
    refund: 'Reembolsar',
    edit: 'Editar',
    remove: 'Eliminar',
    openADispute: 'Abrir disputa',
    more: (title) => `Más acciones para ${title}`,
  },
  fund: {
    title: (title) => `Financiar “${title}”`,
    text: 'El dinero queda en garantía. Se paga cuando lo liberas, o automáticamente si no respondes a tiempo a una entrega.',
    wallet: 'Tu saldo disponible',
    escrow: 'Garantía de este hito',
    bank: 'Banco',
    short: (missing) => `Te faltan ${missing}.`,
    depositField: 'Ingreso',
    depositHint: 'Si ingresas más, el resto se queda en tu saldo.',
    deposit: (amount) => `Ingresar ${amount}`,
    depositAndFund: (deposit) => `Ingresar ${deposit} y financiar`,
    deposited: (amount) => `Has añadido ${amount} a tu saldo`,
    later: (amount) => `De tu saldo saldrán otros ${amount} a medida que financies los demás hitos.`,
    pendingTitle: (amount) => `Tu ingreso de ${amount} está pendiente`,
    pending: 'El hito aún no está financiado. Cuando llegue tu ingreso, lo añadiremos a tus tareas.',
    instructions: 'Cómo pagar',
    label: (amount) => `Financiar ${amount}`,
    done: (amount) => `Ya hay ${amount} en garantía`,
  },
  release: {
    title: (title) => `Liberar el pago de “${title}”`,
    text: (name, days) =>
      `Este dinero ya está en garantía, así que no sale nada más de tu saldo. ${name} podrá disponer de él dentro de ${daysIn(days)}. Esto no se puede deshacer.`,
    amount: 'Importe',
    amountHint: (held) => `Todo o parte de los ${held} en garantía.`,
    escrow: 'Garantía de este hito',
    worker: (name) => `${name}, tras la comisión`,
    label: (amount) => `Liberar ${amount}`,
    labelNone: 'Liberar',
    done: (amount) => `Pago de ${amount} liberado`,
  },
  refund: {
    title: (title) => `Reembolsar “${title}”`,
    text: {
      client: 'No se entregó nada a tiempo, así que el dinero vuelve a tu saldo y el hito termina.',
      worker: 'Todo lo que hay en garantía vuelve al cliente y el hito termina.',
    },
    escrow: 'Garantía de este hito',
    yourWallet: 'Tu saldo disponible',
    theirWallet: (name) => `Saldo de ${name}`,
    label: (amount) => `Reembolsar ${amount}`,
    done: (amount) => `Reembolso de ${amount} realizado`,
  },
  submit: {
    title: (title) => `Entregar “${title}”`,
    text: (name, days, net) =>
      `${name} tiene ${daysIn(days)} para responder. Después, el dinero en garantía se libera automáticamente a tu favor. ${net}`,
    message: 'Qué has hecho',
    links: 'Enlaces al trabajo',
    linksHint: 'Uno por línea. Cada uno debe empezar por https://',
    label: 'Entregar',
    done: 'Trabajo entregado',
  },
  changes: {
    title: (title) => `Pedir cambios en “${title}”`,
    text: 'El plazo de revisión se detiene hasta la próxima entrega. El dinero sigue en garantía.',
    message: 'Qué hay que cambiar',
    label: 'Pedir cambios',
    done: 'Cambios solicitados',
  },
  milestoneForm: {
    add: 'Añadir hito',
    edit: (title) => `Editar “${title}”`,
    addText: {
      approval: 'Ambas partes tendrán que volver a aprobar el contrato.',
      active: 'Se podrá financiar enseguida.',
    },
    titleField: 'Título',
    amount: 'Importe',
    amountWeek: 'Déjalo en blanco para una semana a la tarifa acordada.',
    description: 'Detalles',
    due: 'Fecha de entrega',
    save: 'Guardar',
    label: 'Añadir',
    added: 'Hito añadido',
    saved: 'Hito guardado',
    removeTitle: (title) => `¿Eliminar “${title}”?`,
    removeText: 'No está financiado, así que no se mueve dinero.',
    removed: 'Hito eliminado',
  },
  submissions: {
    latest: (number) => `Entrega ${number}`,
    earlier: (count) => (count === 1 ? '1 entrega anterior' : `${count} entregas anteriores`),
    changes: 'Cambios solicitados',
  },
  payouts: {
    title: 'Tus pagos',
    none: 'Aún no hay pagos',
    available: 'Disponible',
    paid: 'Pagado',
    fee: (gross, fee) => `${gross} menos ${fee} de comisión`,
    noFee: (gross) => `Pago de ${gross} liberado`,
    held: 'Retenido por una disputa',
  },
  reviews: {
    title: 'Reseñas',
    write: (name) => `¿Qué tal fue trabajar con ${name}?`,
    blind: 'Ninguna parte ve la reseña de la otra hasta que ambas la envían o se cierra el plazo.',
    until: 'Se cierran',
    rating: 'Valoración',
    stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
    comment: 'Comentario',
    send: 'Enviar reseña',
    sent: 'Reseña enviada',
    yours: 'Tu reseña',
    theirs: (name) => `Reseña de ${name}`,
    waiting: (name) => `${name} aún no ha dejado una reseña.`,
    hidden: 'Solo tú puedes verla hasta que ambas partes envíen la suya o se cierre el plazo.',
    none: 'Nadie dejó una reseña.',
  },
  history: {
    title: 'Actividad',
    all: (count) => `Mostrar todo (${count})`,
    you: YOU,
    automatically: AUTOMATICALLY,
    operator: 'Un operador',
    events: {
      'contract.created': () => 'Condiciones acordadas y contrato creado',
      'contract.approved': (who) => did(who, 'Aprobaste', 'aprobó', 'Se aprobó', 'el contrato'),
      'contract.activated': (who) => did(who, 'Aprobaste', 'aprobó', 'Se aprobó', 'el contrato, que ya está en marcha'),
      'contract.completed': (who) => did(who, 'Completaste', 'completó', 'Se completó', 'el contrato'),
      'contract.cancelled': (who) => did(who, 'Cancelaste', 'canceló', 'Se canceló', 'el contrato'),
      'contract.expired': () => 'El contrato caducó porque no se aprobó a tiempo',
      'milestone.added': (who, title) => did(who, 'Añadiste', 'añadió', 'Se añadió', `“${title}”`),
      'milestone.updated': (who, title) => did(who, 'Editaste', 'editó', 'Se editó', `“${title}”`),
      'milestone.removed': (who, title) => did(who, 'Eliminaste', 'eliminó', 'Se eliminó', `“${title}”`),
      'milestone.funded': (who, title, amount) =>
        did(who, 'Financiaste', 'financió', 'Se financió', `“${title}” con ${amount}`),
      'milestone.submitted': (who, title) => did(who, 'Entregaste', 'entregó', 'Se entregó', `“${title}”`),
      'milestone.changes_requested': (who, title) =>
        did(who, 'Pediste', 'pidió', 'Se pidieron', `cambios en “${title}”`),
      'milestone.released': (who, title, amount) =>
        did(who, 'Liberaste', 'liberó', 'Se liberó', `un pago de ${amount} por “${title}”`),
      'milestone.refund_announced': (_, title) => `“${title}” se reembolsará si no se entrega nada`,
      'milestone.refunded': (who, title, amount) =>
        did(who, 'Hiciste', 'hizo', 'Se hizo', `un reembolso de ${amount} por “${title}”`),
      'milestone.disputed': (who, title) => did(who, 'Abriste', 'abrió', 'Se abrió', `una disputa sobre “${title}”`),
      'milestone.restored': (_, title) => `La disputa sobre “${title}” se retiró`,
      'milestone.resolved': (_, title) => `La disputa sobre “${title}” se resolvió`,
    },
  },
  dispute: {
    title: 'Abrir una disputa',
    text: (name) =>
      `El dinero de este hito queda bloqueado hasta que haya un acuerdo o decida un árbitro independiente. Antes, ${name} podrá responder.`,
    notNow:
      'Este hito no se puede disputar ahora. O ya está en disputa, o no tiene dinero en garantía ni pagos pendientes.',
    reason: 'Motivo',
    reasons: {
      not_delivered: 'No se entregó nada',
      quality: 'Mala calidad',
      scope: 'No es lo acordado',
      late: 'Entrega con retraso',
      payment: 'Problema con el pago',
      other: 'Otro motivo',
    },
    choose: 'Elige…',
    statement: 'Qué ha pasado',
    statementHint: 'Cíñete a hechos comprobables. Lo leerán la otra parte y los árbitros. Admite Markdown.',
    figureHint:
      'Tu propuesta, antes de la comisión de la plataforma. El resto vuelve al cliente. Si la otra parte la acepta, la disputa queda resuelta.',
    send: 'Abrir disputa',
    sent: 'Disputa abierta',
  },
}

function daysIn(days: number): string {
  return days === 1 ? '1 día' : `${days} días`
}

/** What someone did: the verb depends on whether it's the reader, someone else, or a deadline. */
function did(who: string, yours: string, theirs: string, automatic: string, what: string): string {
  if (who === YOU) return `${yours} ${what}`
  if (who === AUTOMATICALLY) return `${automatic} automáticamente ${what}`
  return `${inSentence(who)} ${theirs} ${what}`
}

/** Arbiters and operators see the two sides as roles, which need an article. */
function inSentence(who: string): string {
  const { client, worker } = appWords.parties
  return who === client || who === worker ? `El ${who.toLowerCase()}` : who
}
