import type { words as english, SideName } from '../disputes.ts'
import type { Translated } from '../translated.ts'
import { did } from './did.ts'

export type { SideName } from '../disputes.ts'

export const words: Translated<typeof english> = {
  title: 'Disputas',
  description:
    'Desacuerdos sobre un hito. Su dinero queda bloqueado hasta que las partes lleguen a un acuerdo o decida un árbitro.',
  filter: 'Estado',
  all: 'Todas',
  none: 'No hay disputas',
  noneText: 'Si no llegas a un acuerdo con la otra parte sobre un hito, puedes abrir una disputa desde el contrato.',
  contracts: 'Ver contratos',
  inDispute: 'en disputa',
  you: 'Tú',
  about: (title) => `Disputa sobre “${title}”`,
  aboutAmount: (amount) => `Disputa por ${amount}`,
  reasons: {
    not_delivered: 'No se entregó nada',
    quality: 'Mala calidad',
    scope: 'No es lo acordado',
    late: 'Entrega con retraso',
    payment: 'Problema con el pago',
    other: 'Otro motivo',
  },
  facts: {
    title: 'Detalles',
    amount: 'En disputa',
    reason: 'Motivo',
    client: 'Cliente',
    worker: 'Profesional',
    openedBy: 'Quién la abrió',
    opened: 'Apertura',
    gig: 'Encargo',
    milestone: 'Hito',
    contract: 'Ver contrato',
  },
  next: {
    title: 'Próximo paso',
    status: 'Estado',
    open: (waitsFor) =>
      waitsFor.isMe ? 'Te toca. Explica qué ha pasado y propón un acuerdo.' : `Falta la respuesta de ${waitsFor.name}.`,
    in_review:
      'Un árbitro revisará las declaraciones de ambas partes y recomendará cuánto recibe cada una. Hasta entonces, aún es posible llegar a un acuerdo.',
    in_reviewForArbiter: 'Ambas partes esperan la recomendación de un árbitro.',
    recommended: (accepted) => {
      if (accepted.length === 0) {
        return 'Un árbitro ha hecho una recomendación. Ambas partes pueden aceptarla o rechazarla.'
      }
      const [one] = accepted
      return one?.isMe
        ? 'Has aceptado la recomendación. La otra parte aún puede aceptarla o rechazarla.'
        : `${one?.name ?? ''} ha aceptado la recomendación.`
    },
    arbitration: 'Un nuevo árbitro tomará la decisión definitiva.',
    resolved: 'Esta disputa está resuelta y el dinero se ha repartido.',
    withdrawn: 'Esta disputa se retiró. El hito continúa como antes.',
    dueAt: (when) => `Vence ${when}`,
    settles: (date, worker, amount) =>
      `Si nadie hace nada antes del ${date}, la disputa termina y ${getsInSentence(worker, amount)}.`,
    settlesUnlessRejected: (date, worker, amount) =>
      `Si nadie la rechaza antes del ${date}, la disputa termina y ${getsInSentence(worker, amount)}.`,
    countsAs: (date, silent, worker, amount) =>
      `Si nadie hace nada antes del ${date}, pasará a un árbitro y daremos por hecho que ${
        silent.isMe ? 'propones' : `${silent.name} propone`
      } lo siguiente: ${getsInSentence(worker, amount)}.`,
    escalates: (date) => `Si nadie hace nada antes del ${date}, un árbitro tomará la decisión definitiva.`,
  },
  splits: {
    title: 'Cuánto recibe cada parte',
    text: (amount) => `Cada fila muestra una forma de repartir los ${amount}.`,
    proposes: (side) => (side.isMe ? 'Tu propuesta' : `Propuesta de ${side.name}`),
    nothingYet: (side) => (side.isMe ? 'Aún no has propuesto nada.' : 'Sin propuesta todavía.'),
    recommendation: 'Recomendación',
    recommendedBy: 'de',
    byDefault: 'Resultado predeterminado',
    byDefaultText:
      'Se aplica si nadie decide: el profesional conserva lo que ya se liberó y, si entregó algo, recibe también lo que está en garantía.',
    outcome: 'Resultado',
    gets: (side, amount) => (side.isMe ? `Recibes ${amount}` : `${side.name} recibe ${amount}`),
    accepted: (side) => (side.isMe ? 'Has aceptado' : `${side.name} ha aceptado`),
    describe: (worker, client) => `${worker}; ${client}.`,
  },
  how: {
    agreement: 'Las partes llegaron a un acuerdo.',
    recommendation: 'Se aplicó la recomendación del árbitro.',
    arbitration: 'Decidió un árbitro.',
    silence: 'Una parte no respondió a tiempo.',
    default: 'Nadie decidió a tiempo, así que se aplicó el resultado predeterminado.',
  },
  accept: {
    action: 'Aceptar',
    title: '¿Aceptar este resultado?',
    settles: 'La disputa queda resuelta al instante. Esto no se puede deshacer.',
    waits: (other) => `Se aplicará cuando ${other} también lo acepte, o cuando venza el plazo si nadie lo rechaza.`,
    label: (amount, isPayer) => `${isPayer ? 'Acordar' : 'Aceptar'} ${amount}`,
    done: 'Disputa resuelta',
    noted: 'Recomendación aceptada',
  },
  money: {
    paidOut: 'Ya pagado, fuera de la disputa',
    clearing: 'Pago pendiente',
    held: 'En garantía',
    amount: 'Importe en disputa',
  },
  split: {
    label: 'Sobre qué importe',
    left: (amount) => `Los ${amount} restantes`,
    disputed: (amount) => `Los ${amount} en disputa`,
  },
  settlement: {
    worker: (side, hasFee) => `${side.isMe ? 'Recibes' : `${side.name} recibe`}${hasFee ? ', tras la comisión' : ''}`,
    client: (side) => (side.isMe ? 'Vuelve a tu saldo' : `Vuelve al saldo de ${side.name}`),
    replaces: (worker, amount) =>
      `${worker.isMe ? 'Tu pago pendiente' : `El pago pendiente de ${worker.name}`} de ${amount} se revertirá y quedará sustituido por este.`,
    correction: (worker, amount, isOwed) => {
      const what = isOwed
        ? `${worker.isMe ? 'Pagas' : `${worker.name} paga`} ${amount} más en comisiones`
        : `${worker.isMe ? 'Recuperas' : `${worker.name} recupera`} ${amount} de comisiones`
      return `${what} por pagos liberados antes, porque la comisión se redondea sobre el total.`
    },
    total: (worker, amount) =>
      `Con los pagos anteriores, ${worker.isMe ? 'recibes' : `${worker.name} recibe`} ${amount} en total por este hito.`,
    received: (amount, fee) => `Recibiste ${amount}, tras una comisión de ${fee}.`,
    receivedAll: (amount) => `Recibiste ${amount}.`,
    replaced: (amount) => `Sustituye a tu pago pendiente de ${amount}.`,
    reversed: (amount) => `Tu pago pendiente de ${amount} se revirtió.`,
  },
  reject: {
    action: 'Rechazar',
    title: '¿Rechazar la recomendación?',
    text: 'Otro árbitro tomará entonces la decisión definitiva. Puede ser mejor o peor para ti.',
    done: 'Recomendación rechazada. Ahora decidirá otro árbitro.',
  },
  withdraw: {
    action: 'Retirar disputa',
    title: '¿Retirar esta disputa?',
    text: 'El hito vuelve a su estado anterior y sus plazos se reanudan. No podrás volver a disputarlo.',
    label: 'Retirar disputa',
    done: 'Disputa retirada',
  },
  statements: {
    title: 'Declaraciones',
    proposed: (worker, amount) => `Propuesta: ${getsInSentence(worker, amount)}`,
    evidence: 'Pruebas',
  },
  respond: {
    first: 'Responder',
    more: 'Añadir declaración',
    statement: 'Qué ha pasado',
    statementHint: 'Lo leerán la otra parte y el árbitro. Lo más útil son los hechos y las fechas. Admite Markdown.',
    figure: (worker) => (worker.isMe ? 'Cuánto deberías recibir' : `Cuánto debería recibir ${worker.name}`),
    figureHint: 'Antes de la comisión de la plataforma. El resto vuelve al cliente.',
    figureStays: 'Déjalo en blanco para mantener tu última propuesta.',
    send: 'Enviar declaración',
    done: 'Declaración enviada',
  },
  verdict: {
    recommend: 'Recomendar',
    resolve: 'Decidir',
    recommendText:
      'Ambas partes pueden aceptarla o rechazarla. Si nadie la rechaza antes de que venza el plazo, se aplica.',
    resolveText: 'La decisión es definitiva y el dinero se mueve al instante.',
    figure: (worker) => `Cuánto recibe ${worker.name}`,
    rationale: 'Motivos',
    rationaleHint: 'Los leerán ambas partes. Admite Markdown.',
    recommended: 'Recomendación enviada',
    resolved: 'Disputa decidida. El dinero se ha repartido.',
  },
  history: {
    title: 'Actividad',
    clock: 'El plazo venció',
    events: {
      'dispute.opened': (who) => did(who, 'Abriste', 'abrió', 'la disputa'),
      'dispute.statement': (who) => did(who, 'Añadiste', 'añadió', 'una declaración'),
      'dispute.in_review': (who) => did(who, 'Respondiste', 'respondió', 'a la disputa'),
      'dispute.recommended': (who) => did(who, 'Hiciste', 'hizo', 'una recomendación'),
      'dispute.accepted': (who) => did(who, 'Aceptaste', 'aceptó', 'la recomendación'),
      'dispute.arbitration': (who) =>
        did(who, 'Rechazaste', 'rechazó', 'la recomendación, así que decidirá otro árbitro'),
      'dispute.resolved': (who) => did(who, 'Resolviste', 'resolvió', 'la disputa'),
      'dispute.withdrawn': (who) => did(who, 'Retiraste', 'retiró', 'la disputa'),
    },
    byClock: {
      'dispute.in_review': 'Nadie respondió a tiempo',
      'dispute.arbitration': 'No hubo recomendación a tiempo, así que decidirá un árbitro',
      'dispute.resolved': 'Se resolvió al vencer el plazo',
    },
    arbiter: 'Un árbitro',
    next: 'Próximo plazo',
  },
}

function getsInSentence({ name, isMe }: SideName, amount: string): string {
  return isMe ? `recibes ${amount}` : `${name} recibe ${amount}`
}
