import { html } from '../../html.ts'
import type { mailbox as english } from '../en/mailbox.ts'
import type { Translated } from '../translated.ts'

export const mailbox: Translated<typeof english> = {
  title: 'Buzón',
  heading: 'Buzón del entorno de pruebas',
  text: 'Este entorno de pruebas no tiene servidor de correo, así que todos los correos llegan aquí, sean para quien sean.',
  empty: (code) => html`Aún no hay correos. ${code('Pide un código')} con cualquier dirección y recarga esta página.`,
  sentTo: (address, time) => html`Para ${address}, ${time}`,
  openInBrowser: 'Abre el buzón para ver los correos del entorno de pruebas en este navegador.',
  open: 'Abrir buzón',
  howToOpen: (signIn) =>
    html`Abre el enlace del buzón que apareció en la terminal al iniciar el servicio o ${signIn('inicia sesión como operador')}.`,
  badLink: 'Este enlace no funciona. Usa el último que haya aparecido en la terminal.',
}
