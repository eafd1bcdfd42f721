import type { words as english } from '../first-party.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  title: 'Apps propias',
  text: 'Las apps de la propia plataforma, como una web o una app móvil. Se inicia sesión en ellas sin página de consentimiento y pueden actuar en nombre de sus usuarios.',
  none: 'No hay apps propias',
  noneText: '¿La plataforma tiene su propia web o app? Regístrala aquí.',
  add: 'Registrar app',
  addText:
    'La app puede hacer lo mismo que sus usuarios, salvo lo relacionado con claves, agentes, webhooks, inicio de sesión, aprobaciones, retiradas o cuentas de cobro.',
  name: 'Nombre',
  url: 'Sitio web',
  redirects: 'URI de redirección',
  redirectsHint: 'Una URI https por línea. Deben coincidir exactamente y después no se pueden cambiar.',
  redirectsHintSandbox:
    'Una URI por línea: https o, en este entorno de pruebas, http://localhost. Deben coincidir exactamente y después no se pueden cambiar.',
  register: 'Registrar',
  secretTitle: (name) => `Secreto de cliente de ${name}`,
  secretText: 'Cópialo ahora. Solo se muestra una vez.',
  saved: 'Ya lo he guardado',
  clientId: 'ID de cliente',
  owner: 'Registrada por',
  requestedBy: 'Solicitada por',
  until: 'Plazo para aprobarla',
  yours: 'Lo solicitaste tú. Debe aprobarlo otro operador.',
  states: {
    pending: 'Por aprobar',
    active: 'Activa',
    paused: 'En pausa',
    ended: 'Retirada',
  },
  pausedText:
    'El operador que la registró ya no está activo, pero aún tiene su secreto, así que hemos cerrado la sesión de sus usuarios. Vuelve a registrar la app para obtener otro secreto.',
  approve: 'Aprobar',
  approveTitle: (name) => `¿Aprobar ${name}?`,
  approveText:
    'Se podrá iniciar sesión en ella sin página de consentimiento y podrá actuar en nombre de sus usuarios. Todos los operadores reciben un correo.',
  approved: (name) => `${name} ya es una app propia.`,
  waiting: (name) => `Falta que otro operador apruebe ${name}.`,
  decline: 'Rechazar',
  withdraw: 'Retirar solicitud',
  declineTitle: (name) => `¿Rechazar ${name} como app propia?`,
  declineText: 'La app sigue registrada, pero tendrá que pedir permiso a cada persona para actuar en su nombre.',
  declined: (name) => `${name} no será una app propia.`,
  remove: 'Retirar',
  removeTitle: (name) => `¿Retirar ${name}?`,
  removeText:
    'Se cierra al instante la sesión de todo el mundo en la app. A partir de ahí, tendrá que pedir permiso a cada persona para actuar en su nombre. Todos los operadores reciben un correo.',
  removed: (name) => `${name} ya no es una app propia.`,
}
