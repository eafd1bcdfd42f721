import type { termsMails as english } from '../en/terms-mails.ts'
import type { Translated } from '../translated.ts'

export const termsMails: Translated<typeof english> = {
  planned: {
    subject: (day) => `Nuevas condiciones de uso a partir del ${day}`,
    intro: (marketplace, day) =>
      `${marketplace} tiene nuevas condiciones de uso. Entran en vigor el ${day}. Hasta entonces, no cambia nada.`,
    need: 'Después tendrás que aceptarlas antes de publicar encargos, postularte, hacer ofertas, aprobar contratos o ingresar dinero. No afectan a tus contratos activos ni a tu dinero.',
    action: 'Ver las nuevas condiciones',
  },
  inForce: {
    subject: (marketplace) => `${marketplace} ha publicado sus condiciones de uso`,
    intro: (marketplace) => `${marketplace} ha publicado sus condiciones de uso, que ya están en vigor.`,
    need: 'Tienes que aceptarlas antes de publicar encargos, postularte, hacer ofertas, aprobar contratos o ingresar dinero. No afectan a tus contratos activos ni a tu dinero.',
    action: 'Ver las condiciones',
  },
  withdrawn: {
    subject: (day) => `Las condiciones de uso no cambiarán el ${day}`,
    text: (marketplace, day) =>
      `Te avisamos de unas nuevas condiciones de uso que iban a entrar en vigor el ${day}. ${marketplace} las ha retirado, así que no cambia nada.`,
  },
}
