import type { refusalWords as english } from '../refusals.ts'

const missing = () => 'Este campo es obligatorio.'
const unreadable = () => 'Esta página envió algo que el servicio no pudo leer. Recarga la página e inténtalo de nuevo.'
const changedList = () => 'Esta lista ha cambiado. Recarga la página.'
const busy = () => 'El servicio está saturado. Inténtalo de nuevo en un momento.'
const noRole = () => 'Tu rol no lo permite.'
const noKey = () => 'Con este tipo de acceso no es posible. Inicia sesión con tu propia cuenta.'
const signIn = () => 'Tu sesión ha terminado. Vuelve a iniciar sesión.'
const ownOnly = () => 'Solo puede hacerlo quien es titular de la cuenta.'

export const refusalWords: typeof english = {
  required: missing,
  blank: missing,
  too_short: ({ minimum, unit }) => (minimum === 1 ? missing() : `Debe tener al menos ${counted(minimum, unit)}.`),
  too_long: ({ maximum, unit }) => `Debe tener como máximo ${counted(maximum, unit)}.`,
  too_small: ({ minimum }, { value }) => `El mínimo es ${value(minimum)}.`,
  too_large: ({ maximum }, { value }) => `El máximo es ${value(maximum)}.`,
  wrong_type: ({ types }) =>
    /integer|number/.test(String(types)) ? 'Escribe un número.' : 'Este valor no tiene el formato correcto.',
  not_integer: () => 'Escribe un número entero.',
  bad_format: ({ example }) =>
    example ? `Usa un formato como este: ${example}` : 'Este valor no tiene el formato correcto.',
  bad_characters: () => 'Quita los caracteres invisibles.',
  not_allowed: ({ allowed }) =>
    Array.isArray(allowed) && allowed.length > 0
      ? `Elige una de estas opciones: ${allowed.join(', ')}.`
      : 'No es compatible con tus otras opciones. Déjalo en blanco.',
  duplicate_item: () => 'Ya está en la lista.',
  target_not_allowed: () => 'Usa una URL pública con https://.',
  damaged_image: () => 'No se puede leer esta imagen. Vuelve a exportarla o adjúntala en un archivo ZIP.',
  unreadable_color: () => 'El texto blanco no se lee bien sobre este color. Elige uno más oscuro.',
  not_for_agents: () => 'Los agentes no pueden tener este permiso.',
  unknown_field: unreadable,
  repeated: unreadable,
  malformed_json: unreadable,
  duplicate_key: unreadable,
  too_deep: unreadable,
  too_many_values: unreadable,
  not_an_object: unreadable,
  bad_header: unreadable,
  malformed_request: unreadable,
  unknown_path: unreadable,
  method_not_allowed: unreadable,
  bad_content_type: unreadable,
  range_not_satisfiable: unreadable,
  bad_expectation: unreadable,
  idempotency_mismatch: unreadable,
  bad_cursor: changedList,
  stale_cursor: changedList,
  bad_passkey_response: () => 'No se pudo añadir esta llave de acceso. Puede que ya esté registrada.',
  not_found: () => 'Puede que se haya eliminado o que sea de otra persona.',
  request_timeout: () => 'El envío ha tardado demasiado. Comprueba tu conexión e inténtalo de nuevo.',
  body_too_large: () => 'Es demasiado grande. Acórtalo o envía menos de una vez.',
  url_too_long: () => 'Hay demasiados filtros. Quita alguno.',
  headers_too_large: () =>
    'Tu navegador ha enviado demasiados datos. Borra las cookies de este sitio e inténtalo de nuevo.',
  missing_key: signIn,
  bad_key: signIn,
  bad_token: signIn,
  two_keys: signIn,
  bad_session: signIn,
  bad_sign_in: () => 'Ese código no ha funcionado. Inténtalo de nuevo o pide otro.',
  bad_passkey: () => 'No reconocemos esta llave de acceso. Inicia sesión por correo.',
  recent_sign_in_required: () =>
    'Por tu seguridad, este cambio requiere un inicio de sesión reciente. Vuelve a iniciar sesión.',
  cross_site: () => 'Esta petición venía de otro sitio y la hemos ignorado. Recarga la página e inténtalo de nuevo.',
  wrong_host: () => 'Esta no es la URL de la plataforma. Ábrela en su propia URL.',
  session_required: noKey,
  not_over_mcp: noKey,
  not_for_apps: noKey,
  api_key_required: noKey,
  sign_up_key: noKey,
  publishable_key: noKey,
  wider_than_key: noKey,
  outlives_key: noKey,
  sign_up_closed: () => 'A esta plataforma solo se entra con invitación.',
  missing_role: noRole,
  missing_scope: noRole,
  not_managed: ownOnly,
  account_claimed: ownOnly,
  not_on_behalf: ownOnly,
  not_yours: () => 'Esto es de otra persona.',
  user_suspended: () =>
    'Tu cuenta está suspendida. Aún puedes responder a disputas, hacer reembolsos y presentar una objeción. Lo demás es de solo lectura.',
  agent_suspended: () => 'Este agente está en pausa. Reanúdalo primero.',
  mandate_exceeded: () => 'El mandato del agente no lo permite.',
  approval_required: () => 'Antes tiene que aprobarlo quien es titular del agente.',
  approval_rejected: () => 'Esta solicitud del agente fue rechazada.',
  own_gig: () => 'Este encargo es tuyo.',
  own_profile: () => 'Este perfil es el tuyo.',
  own_content: () => 'Esto es tuyo: no puedes denunciarlo ni decidir sobre ello.',
  own_account: () =>
    'No puedes hacerlo con tu propia cuenta ni con tus propios pagos. Tiene que hacerlo otro operador.',
  user_blocked: () => 'Has bloqueado a esta persona. Desbloquéala primero.',
  contact_unavailable: () => 'No se puede contactar con esta persona.',
  conflict_of_interest: () => 'No está permitido porque hay un conflicto de intereses entre tú y esta persona.',
  second_operator_required: () => 'Aún no ha cambiado nada. Tiene que confirmarlo otro operador.',
  stale_version: () =>
    'Esto se ha cambiado en otro sitio desde que lo abriste. Vuelve a cargarlo para ver los cambios. Conservaremos lo que escribiste.',
  idempotency_in_flight: () => 'Esto ya se está procesando.',
  secret_already_shown: () => 'El secreto solo se mostró una vez. Crea otro.',
  quota_reached: ({ limit }, { value }) =>
    `Has llegado al límite de ${value(limit)}. Quita algo primero o inténtalo más tarde.`,
  rate_limited: () => 'Has hecho demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
  too_many_streams: () => 'Tienes demasiadas pestañas abiertas. Cierra alguna.',
  too_many_uploads: () => 'No se pueden subir tantos archivos a la vez. Espera a que termine alguno.',
  too_many_downloads: () => 'No se pueden descargar tantos archivos a la vez. Espera a que termine alguno.',
  internal_error: () => 'Ha habido un problema por nuestra parte. Inténtalo de nuevo en un momento.',
  search_too_slow: () => 'Esta búsqueda ha tardado demasiado. Usa menos palabras, o menos comunes, u otros filtros.',
  overloaded: busy,
  database_unavailable: busy,
  files_unavailable: () => 'Los archivos no están disponibles ahora mismo. Inténtalo de nuevo en un momento.',
  schema_mismatch: () => 'El servicio se está actualizando. Inténtalo de nuevo en un momento.',
  draining: () => 'El servicio se está reiniciando. Inténtalo de nuevo en un momento.',
  wrong_state: () => 'Algo ha cambiado y esto ya no es posible. Recarga la página para ver las novedades.',
  not_claimed: () => 'Esta cuenta gestionada aún no se ha entregado. Envía primero una invitación.',
  gig_not_open: () => 'Este encargo no está abierto a candidaturas ni ofertas.',
  gig_changed: () => 'El encargo ha cambiado desde que lo abriste. Revísalo de nuevo primero.',
  gig_has_contracts: () => 'Este encargo tiene contratos activos. Complétalos o cancélalos primero.',
  already_applied: () => 'Ya te has postulado a este encargo. Para volver a hacerlo, retira antes tu candidatura.',
  apply_by_passed: () => 'La fecha límite ya ha pasado. Elige una posterior o déjala en blanco.',
  own_offer: () => 'La última oferta es tuya. Le toca a la otra parte.',
  stale_round: ({ round }) => `Hay una oferta más reciente, la número ${round}. Revísala antes de aceptar.`,
  stale_terms: () => 'Las condiciones han cambiado desde que abriste esto. Revísalas de nuevo antes de aprobar.',
  terms_incomplete: ({ missing }) =>
    `En la oferta falta indicar ${list(missing)}. Haz una oferta completa para que la otra parte pueda aceptarla.`,
  round_limit: ({ limit }) =>
    `Cada parte puede hacer hasta ${limit} ofertas. Acepta, rechaza o espera a la otra parte.`,
  already_negotiating: () => 'Ya estás negociando con esta persona sobre este encargo.',
  no_position_free: () => 'No quedan plazas en este encargo. El cliente puede añadir más.',
  positions_taken: () => 'Ya hay más plazas ocupadas. Escribe un número mayor.',
  rate_type_fixed: () => 'No puedes cambiar el tipo de pago mientras haya negociaciones abiertas.',
  amount_too_large: () => 'El total es demasiado alto. Usa importes menores.',
  already_approved: () => 'Ya has aprobado este contrato.',
  money_open: () => 'Aún hay dinero en garantía, pendiente o en disputa. Resuelve eso primero.',
  nothing_released: () => 'Aún no se ha liberado nada. Libera un pago o cancela el contrato.',
  too_many_milestones: ({ limit }) => `Un contrato puede tener hasta ${limit} hitos.`,
  more_than_held: () => 'Es más de lo que hay en garantía.',
  refund_too_early: ({ refundable_at }, { value }) =>
    refundable_at
      ? `Podrás reembolsarlo después del ${value(refundable_at)}.`
      : 'Ahora solo puede reembolsarlo el profesional. Puedes abrir una disputa.',
  insufficient_funds: ({ missing_cents }, { money }) =>
    `En tu saldo faltan ${money(missing_cents)}. Ingresa dinero primero o escribe un importe menor.`,
  payout_account_not_ready: ({ ready_at }, { value }) =>
    ready_at
      ? `Tu cuenta de cobro cambió hace poco. Podrás volver a retirar dinero después del ${value(ready_at)}.`
      : 'Añade una cuenta de cobro antes de retirar dinero.',
  destination_mismatch: () =>
    'Las retiradas solo pueden ir a tu cuenta de cobro. Para usar otra cuenta, cámbiala primero.',
  unsupported_by_provider: () => 'El proveedor de pagos de esta plataforma no lo permite.',
  reference_used: () => 'Otro pago ya tiene esta referencia.',
  milestone_disputed: () => 'Este hito está en disputa. La disputa decide qué pasa con su dinero.',
  terms_not_accepted: () => 'Acepta primero las condiciones de uso.',
  terms_planned: ({ terms_version }) =>
    `La versión ${terms_version} aún no ha entrado en vigor. Para publicar otra, retírala primero.`,
  withdrawn_before: () => 'Ya retiraste una disputa sobre este hito, así que no puedes abrir otra.',
  nothing_at_stake: () => 'Este hito no tiene dinero en garantía ni pendiente, así que no hay nada que disputar.',
  values_in_use: ({ kind, count }) =>
    `${count === 1 ? (kind === 'gig' ? '1 encargo tiene' : '1 perfil tiene') : `${count} ${kind === 'gig' ? 'encargos' : 'perfiles'} tienen`} valores que dejarían de permitirse. Retíralo en lugar de eliminarlo, o permite esos valores.`,
  stale_figure: () => 'Hay una propuesta más reciente. Revísala primero.',
  statement_limit: ({ left_statements }) =>
    left_statements === 0
      ? 'Has llegado al máximo de declaraciones.'
      : 'Tus declaraciones y pruebas son demasiado largas en total. Acorta esta o pon enlaces al material.',
  not_reviewable: () =>
    'Puedes dejar una reseña de un contrato cuando termina, si se pagó algo y el plazo sigue abierto.',
  already_reviewed: () => 'Ya has dejado una reseña de este contrato.',
  already_vouched: () => 'Ya has avalado a esta persona.',
  too_many_secrets: ({ retry_at }, { value }) =>
    `Este webhook ya tiene el máximo de secretos válidos. Podrás crear otro después del ${value(retry_at)}.`,
  too_many_attempts: () => 'Esta entrega se ha intentado demasiadas veces. Lee el evento en el feed.',
  webhook_disabled: () => 'Este webhook está desactivado. Actívalo primero.',
  recipient_suspended: () => 'La cuenta de esta persona está suspendida y no puede recibir mensajes.',
  too_late_to_delete: () => 'Ya es tarde para eliminar este mensaje.',
  email_off: () => 'Esta plataforma no envía correos.',
  already_rotated: () => 'Esta clave ya se ha rotado.',
  content_removed: () => 'Un operador lo ha retirado.',
  already_reported: () => 'Ya lo has denunciado. Un operador lo revisará.',
  already_objected: () => 'Ya has presentado una objeción a esta decisión.',
  not_removed: () => 'Esto no se ha retirado.',
}

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
