import { html } from '../../html.ts'
import type { unsubscribing as english } from '../en/unsubscribing.ts'
import type { Translated } from '../translated.ts'

export const unsubscribing: Translated<typeof english> = {
  title: 'Darse de baja',
  heading: '¿Quieres darte de baja?',
  text: (marketplace, emails) =>
    `${marketplace} ya no te enviará ${emails}. Los correos sobre tu cuenta y su seguridad se envían siempre.`,
  button: 'Darse de baja',
  done: {
    title: 'Baja realizada',
    heading: 'Te has dado de baja',
    text: (emails, settings) =>
      html`Ya no recibirás ${emails}. Puedes volver a activarlos en los ${settings('ajustes de notificaciones')}.`,
  },
  badLink: {
    heading: 'Este enlace no funciona',
    text: (settings) =>
      html`Usa el enlace de un correo más reciente o elige qué correos recibes en los ${settings('ajustes de notificaciones')}.`,
  },
  emails: {
    tasks: 'correos sobre tareas pendientes',
    messages: 'correos sobre mensajes sin leer',
    approvals: 'correos sobre solicitudes de tus agentes',
    disputes: 'correos sobre disputas',
    money: 'correos sobre tus pagos',
    searches: 'correos sobre encargos nuevos de tus búsquedas guardadas',
    daily: 'correos diarios',
  },
}
