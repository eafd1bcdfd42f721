import type { Issue } from '@parley/sdk'
import type { explainIssue as english } from '../refusals.ts'

export const explainIssue: typeof english = (issue, formats) => {
  const details = ('details' in issue ? issue.details : {}) as Details
  const value = (limit: unknown) =>
    issue.path.endsWith('_cents') ? formats.money(Number(limit)) : readable(limit, formats)
  const text = TEXTS[issue.code]?.(details, formats.money, value)
  return text ?? sentence(issue.message)
}

type Formats = Parameters<typeof english>[1]

type Details = Record<string, unknown>

type Explain = (details: Details, money: Formats['money'], value: (limit: unknown) => string) => string | null

const TEXTS: Partial<Record<Issue['code'], Explain>> = {
  required: () => 'Este campo es obligatorio.',
  blank: () => 'Este campo es obligatorio.',
  too_short: ({ minimum, unit }) =>
    minimum === 1 ? 'Este campo es obligatorio.' : `Debe tener al menos ${counted(minimum, unit)}.`,
  too_long: ({ maximum, unit }) => `Debe tener como máximo ${counted(maximum, unit)}.`,
  too_small: ({ minimum }, _, value) => `El mínimo es ${value(minimum)}.`,
  too_large: ({ maximum }, _, value) => `El máximo es ${value(maximum)}.`,
  bad_format: ({ example }) => (example ? `Usa un formato como este: ${example}` : null),
  not_allowed: ({ allowed }) => (Array.isArray(allowed) ? `Elige una de estas opciones: ${allowed.join(', ')}.` : null),
  duplicate_item: () => 'Ya está en la lista.',
  gig_not_open: () => 'Este encargo no está abierto a candidaturas ni ofertas.',
  already_applied: () => 'Ya te has postulado a este encargo. Para volver a hacerlo, retira antes tu candidatura.',
  apply_by_passed: () => 'La fecha límite ya ha pasado. Elige una posterior o déjala en blanco.',
  own_gig: () => 'Este encargo es tuyo.',
  own_profile: () => 'Este perfil es el tuyo.',
  own_offer: () => 'La última oferta es tuya. Le toca a la otra parte.',
  stale_round: ({ round }) => `Hay una oferta más reciente, la número ${round}. Revísala antes de aceptar.`,
  stale_terms: () => 'Las condiciones han cambiado desde que abriste esto. Revísalas de nuevo antes de aprobar.',
  stale_version: () =>
    'Esto se ha cambiado en otro sitio desde que lo abriste. Vuelve a cargarlo para ver los cambios. Conservaremos lo que escribiste.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'Has llegado al máximo de declaraciones.'
      : 'Tus declaraciones y pruebas son demasiado largas en total. Acorta esta o pon enlaces al material.',
  stale_figure: () => 'Hay una propuesta más reciente. Revísala primero.',
  terms_incomplete: ({ missing }) =>
    `En la oferta falta indicar ${list(missing)}. Haz una oferta que lo incluya para que la otra parte pueda aceptarla.`,
  round_limit: ({ limit }) =>
    `Cada parte puede hacer hasta ${limit} ofertas. Acepta, rechaza o espera a la otra parte.`,
  already_negotiating: () => 'Ya estás negociando con esta persona sobre este encargo.',
  no_position_free: () => 'No quedan plazas en este encargo. El cliente puede añadir más.',
  positions_taken: () => 'Ya hay más plazas ocupadas. Escribe un número mayor.',
  rate_type_fixed: () => 'No puedes cambiar el tipo de pago mientras haya negociaciones abiertas.',
  already_approved: () => 'Ya has aprobado este contrato.',
  insufficient_funds: ({ missing_cents }, money) =>
    `En tu saldo faltan ${money(Number(missing_cents))}. Ingresa dinero primero o escribe un importe menor.`,
  payout_account_not_ready: ({ ready_at }, _, value) =>
    ready_at
      ? `Tu cuenta de cobro cambió hace poco. Podrás volver a retirar dinero después del ${value(ready_at)}.`
      : 'Añade una cuenta de cobro antes de retirar dinero.',
  destination_mismatch: () =>
    'Las retiradas solo pueden ir a tu cuenta de cobro. Para usar otra cuenta, cámbiala primero.',
  money_open: () => 'Aún hay dinero en garantía, pendiente o en disputa. Resuelve eso primero.',
  nothing_released: () => 'Aún no se ha liberado nada. Libera un pago o cancela el contrato.',
  more_than_held: () => 'Es más de lo que hay en garantía.',
  milestone_disputed: () => 'Este hito está en disputa. La disputa decide qué pasa con su dinero.',
  gig_has_contracts: () => 'Este encargo tiene contratos activos. Complétalos o cancélalos primero.',
  already_vouched: () => 'Ya has avalado a esta persona.',
  already_reviewed: () => 'Ya has dejado una reseña de este contrato.',
  conflict_of_interest: () => 'No está permitido porque hay un conflicto de intereses entre tú y esta persona.',
  second_operator_required: () => 'Aún no ha cambiado nada. Tiene que confirmarlo otro operador.',
  user_suspended: () =>
    'Tu cuenta está suspendida. Aún puedes responder a disputas, hacer reembolsos y presentar una objeción. Lo demás es de solo lectura.',
  not_yours: () => 'Esto es de otra persona.',
  missing_role: () => 'Tu rol no lo permite.',
  missing_scope: () => 'Tu rol no lo permite.',
  quota_reached: () => 'Has llegado al límite. Quita algo primero o inténtalo más tarde.',
  rate_limited: () => 'Has hecho demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  overloaded: () => 'El servicio está saturado. Inténtalo de nuevo en un momento.',
  draining: () => 'El servicio se está reiniciando. Inténtalo de nuevo en un momento.',
  wrong_state: () => 'Algo ha cambiado y esto ya no es posible. Recarga la página para ver las novedades.',
  idempotency_in_flight: () => 'Esto ya se está procesando.',
  email_off: () => 'Esta plataforma no envía correos.',
  bad_sign_in: () => 'Ese código no ha funcionado. Inténtalo de nuevo o pide otro.',
  bad_passkey: () => 'No reconocemos esta llave de acceso. Inicia sesión por correo.',
  not_reviewable: () =>
    'Solo puedes dejar una reseña de un contrato cuando ha terminado con algún pago y mientras el plazo siga abierto.',
}

/** A limit as people write it. The service sends numbers, and days and times in ISO 8601. */
function readable(limit: unknown, { day, moment }: Formats): string {
  if (typeof limit === 'number') return limit.toLocaleString('es')
  const text = String(limit)
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(text)) return text
  return text.length === DAY_LENGTH ? day(text) : moment(text)
}

const DAY_LENGTH = '2026-11-14'.length

/** The service names units in English. */
function counted(count: unknown, unit: unknown): string {
  const [one, many] = UNITS[String(unit)] ?? [String(unit), String(unit)]
  return `${Number(count).toLocaleString('es')} ${count === 1 ? one : many}`
}

const UNITS: Partial<Record<string, [one: string, many: string]>> = {
  characters: ['carácter', 'caracteres'],
  items: ['elemento', 'elementos'],
  bytes: ['byte', 'bytes'],
}

function list(value: unknown): string {
  const names = Array.isArray(value) ? value.map((name) => FIELD_NAMES[String(name)] ?? String(name)) : []
  return new Intl.ListFormat('es').format(names) || 'algún dato'
}

const FIELD_NAMES: Partial<Record<string, string>> = {
  rate_cents: 'la tarifa',
  hours_per_week: 'las horas por semana',
}

/** The service’s messages start in lower case where they follow the name of a field. */
function sentence(message: string): string {
  const capital = message.charAt(0).toUpperCase() + message.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
