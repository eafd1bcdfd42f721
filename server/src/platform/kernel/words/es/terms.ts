import { html } from '../../html.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../translated.ts'

/** The terms of use: their page, signing up, and emails about new versions. */
export const terms: Translated<typeof english> = {
  title: 'Condiciones de uso',
  description: (marketplace) => `Las condiciones de uso de ${marketplace}.`,
  status: {
    in_force: (version, day) => `Versión ${version}, en vigor desde el ${day}`,
    planned: (version, day) => `Versión ${version}, entra en vigor el ${day}`,
    replaced: (version) => `Versión ${version}, ya no está en vigor`,
    withdrawn: (version) => `Versión ${version}, retirada antes de entrar en vigor`,
  },
  changes: 'Qué cambia',
  text: 'Texto completo',
  elsewhere: 'Leer las condiciones',
  current: 'Leer la versión actual',
  accept: 'Aceptar',
  why: 'Cuando las aceptes, podrás publicar trabajos, presentarte, hacer ofertas, aprobar contratos e ingresar dinero.',
  accepted: (day) => `Aceptaste esta versión el ${day}.`,
  signIn: (link) => html`Para aceptar estas condiciones, ${link('inicia sesión')}.`,
  signUp: (link) => html`Al crear una cuenta, aceptas las ${link('condiciones de uso')}.`,
  mails: {
    planned: {
      subject: (day) => `Nuevas condiciones de uso a partir del ${day}`,
      intro: (marketplace, day) =>
        `${marketplace} tiene nuevas condiciones de uso. Entran en vigor el ${day}. Hasta entonces, no cambia nada.`,
      need: 'Después tendrás que aceptarlas antes de publicar trabajos, presentarte, hacer ofertas, aprobar contratos o ingresar dinero. Tus contratos activos y tu dinero no se ven afectados.',
      action: 'Ver las nuevas condiciones',
    },
    inForce: {
      subject: (marketplace) => `${marketplace} tiene condiciones de uso`,
      intro: (marketplace) => `${marketplace} ha publicado condiciones de uso, que ya están en vigor.`,
      need: 'Tienes que aceptarlas antes de publicar trabajos, presentarte, hacer ofertas, aprobar contratos o ingresar dinero. Tus contratos activos y tu dinero no se ven afectados.',
      action: 'Ver las condiciones',
    },
    withdrawn: {
      subject: (day) => `Las condiciones de uso no cambian el ${day}`,
      text: (marketplace, day) =>
        `Te avisamos de unas nuevas condiciones de uso que entrarían en vigor el ${day}. ${marketplace} las ha retirado, así que no cambia nada.`,
    },
  },
}
