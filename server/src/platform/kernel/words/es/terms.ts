import { html } from '../../html.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../translated.ts'

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
  why: 'Cuando las aceptes, podrás publicar encargos, postularte, hacer ofertas, aprobar contratos e ingresar dinero.',
  accepted: (day) => `Aceptaste esta versión el ${day}.`,
  signIn: (link) => html`Para aceptar estas condiciones, ${link('inicia sesión')}.`,
  signUp: (link) => html`Al crear una cuenta, aceptas las ${link('condiciones de uso')}.`,
}
