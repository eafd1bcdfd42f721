import type { AgentAction } from '@parley/sdk'
import type { words as english, LimitName } from '../mandates.ts'
import type { Translated } from '../translated.ts'

export type { LimitName } from '../mandates.ts'

export const actionWords: Record<AgentAction, string> = {
  'negotiations.round': 'Hacer ofertas',
  'negotiations.agree': 'Aceptar ofertas',
  'contracts.approve': 'Aprobar contratos',
  'contracts.cancel': 'Cancelar contratos',
  'contracts.complete': 'Completar contratos',
  'milestones.change': 'Añadir, editar y eliminar hitos',
  'milestones.fund': 'Financiar hitos',
  'milestones.release': 'Liberar pagos a profesionales',
  'milestones.refund': 'Reembolsar a clientes',
  'disputes.open': 'Abrir disputas',
  'disputes.propose': 'Proponer acuerdos en disputas',
  'disputes.accept': 'Aceptar acuerdos en disputas',
  'disputes.reject': 'Rechazar recomendaciones',
  'disputes.withdraw': 'Retirar disputas',
  'reviews.write': 'Escribir reseñas',
  'vouches.write': 'Avalar a personas',
  'gigs.publish': 'Publicar encargos',
  'gigs.delete': 'Cerrar y eliminar encargos',
  'wallet.withdraw': 'Retirar saldo',
}

export const ALL_ACTIONS = Object.keys(actionWords) as AgentAction[]

export const words: Translated<typeof english> = {
  title: 'Mandato',
  text: (name) =>
    `Lo que ${name} puede hacer sin preguntarte. Si el mandato no contempla una acción, tiene que preguntar.`,
  groups: {
    offers: 'Ofertas',
    contracts: 'Contratos',
    money: 'Dinero',
    disputes: 'Disputas',
    name: 'En tu nombre',
    bounds: 'Personas y fecha de fin',
  },
  limits: {
    min_rate_cents: 'Tarifa mínima',
    max_rate_cents: 'Tarifa máxima',
    max_contract_cents: 'Total máximo por contrato',
    max_funding_cents: 'Total en garantía',
    max_release_cents: 'Total liberado',
    max_refund_cents: 'Total reembolsado',
    max_withdrawal_cents: 'Total retirado',
    min_dispute_worker_cents: 'Mínimo para el profesional',
    max_dispute_worker_cents: 'Máximo para el profesional',
  } satisfies Record<LimitName, string>,
  presets: {
    label: 'Empezar con',
    ask: 'Preguntar siempre',
    askText:
      'Te pregunta antes de publicar un encargo, hacer o aceptar una oferta, pagar o hacer cualquier otra cosa que te comprometa.',
    total: (amount) => `Hasta ${amount} en total`,
    totalText: (amount) =>
      `Publica encargos y hace ofertas por su cuenta, aprueba contratos de hasta ${amount}, y financia y libera hasta ${amount} en total. Todo lo demás te lo pregunta.`,
  },
  noLimit: 'Sin límite',
  choices: { limits: 'Hasta el límite', may: 'Siempre', ask: 'Te pregunta' },
  limitNotSet: 'Sin límite definido, te pregunta',
  onlyChosen: 'Tratar solo con las personas que elijas',
  chosen: 'Personas con las que puede tratar',
  addPerson: 'Añadir persona',
  remove: (name) => `Quitar a ${name}`,
  nobodyChosen: 'Aún no has elegido a nadie, así que no puede tratar con nadie.',
  until: 'Termina el',
  untilHint:
    'Cuando acabe ese día, el agente ya no podrá hacer nada de esto. Déjalo en blanco si no quieres fecha de fin.',
  save: 'Guardar mandato',
  saved: 'Mandato guardado. Se aplica desde ahora.',
  changedElsewhere: 'Este mandato se ha cambiado en otro sitio. Si guardas, esos cambios se perderán.',
  raise: {
    title: 'Reglas tomadas de una solicitud',
    text: (summary) => `Con estas reglas, el agente habría podido hacer esto por su cuenta: ${summary}`,
    approves: 'Si guardas, también apruebas esa solicitud y el agente puede continuar.',
    changed: 'Cambios',
    ask: (action) => `${action}: ya no te pregunta`,
    may: (action) => `${action}: siempre permitido`,
    counterparties: 'Personas con las que puede tratar: 1 más',
    limit: (name, before, after) => `${name}: ${before} → ${after}`,
    save: 'Guardar y aprobar solicitud',
    saved: 'Mandato guardado y solicitud aprobada',
    covered: 'El mandato ya permite esta solicitud.',
    approvable: 'Puedes aprobarla tal cual.',
  },
  explained: {
    title: 'En resumen',
    alone: 'Puede hacer por su cuenta',
    aloneNone: 'Nada que te comprometa.',
    ask: 'Tiene que preguntarte',
    askNone: 'Nada.',
    never: 'No puede hacer nunca',
    refused: 'No puede hacer nada: el mandato ha terminado',
    beyond:
      'El agente no puede superar un límite por su cuenta. En las acciones que tiene que preguntarte, puedes aprobar solicitudes que lo superen.',
    always: [
      'Aprobar sus propias solicitudes o cambiar su mandato',
      'Crear claves, agentes o webhooks',
      'Ver o cambiar tu correo o cómo inicias sesión',
    ],
    limits: {
      min_rate_cents: (amount) => `Aceptar tarifas inferiores a ${amount}`,
      max_rate_cents: (amount) => `Aceptar tarifas superiores a ${amount}`,
      max_contract_cents: (amount) => `Cerrar contratos de más de ${amount}`,
      max_funding_cents: (amount) => `Dejar en garantía más de ${amount} en total`,
      max_release_cents: (amount) => `Liberar más de ${amount} en total`,
      max_refund_cents: (amount) => `Reembolsar más de ${amount} en total`,
      max_withdrawal_cents: (amount) => `Retirar más de ${amount} en total`,
      min_dispute_worker_cents: (amount) => `Aceptar menos de ${amount} para el profesional en una disputa`,
      max_dispute_worker_cents: (amount) => `Aceptar más de ${amount} para el profesional en una disputa`,
    } satisfies Record<LimitName, (amount: string) => string>,
    others: (count) =>
      count === 0
        ? 'Tratar con otras personas'
        : count === 1
          ? 'Tratar con alguien distinto de la persona que elegiste'
          : `Tratar con alguien distinto de las ${count} personas que elegiste`,
    after: (day) => `Actuar después del ${day}`,
  },
  trial: {
    title: 'Pruébalo',
    text: 'Mira qué pasaría. Esto no cambia nada.',
    action: 'Lo que quiere hacer el agente',
    amounts: {
      rate: 'Tarifa',
      contract: 'Total del contrato',
      moved: 'Importe',
      worker: 'Para el profesional',
    },
    side: 'Tu papel',
    sides: { client: 'Cliente', worker: 'Profesional' },
    outcomes: {
      alone: 'El agente lo haría por su cuenta.',
      ask: 'El agente te preguntaría primero.',
      refused: 'El agente no podría hacerlo.',
    },
    widen: 'Cambiar las reglas para permitirlo',
    only: 'Supone un contrato sin otros hitos.',
  },
  exceeded: {
    limit: (name, allowed, asked) => `${name}: ${allowed}. Aquí serían ${asked}.`,
    total: (name, allowed, left, asked) => `${name}: quedan ${left} de ${allowed}. Aquí serían ${asked}.`,
    counterparty: 'No puede tratar con esta persona.',
    expired: 'El mandato ha terminado.',
  },
  usage: {
    title: 'Límites de gasto',
    none: 'No hay límites de gasto.',
    noneText: 'Define uno en el mandato y el agente podrá actuar por su cuenta hasta ese importe.',
    of: (used, limit) => `${used} de ${limit}`,
  },
  warnings: {
    title: 'Faltan permisos',
    text: (keys) =>
      keys === 1
        ? 'El mandato permite más de lo que puede hacer una de las claves de este agente. Crea una clave nueva con los permisos que necesita.'
        : 'El mandato permite más de lo que pueden hacer algunas claves de este agente. Crea claves nuevas con los permisos que necesitan.',
  },
}
