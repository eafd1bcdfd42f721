import type { words as english } from '../terms-of-use.ts'
import type { Translated } from '../translated.ts'

/** Texts about the terms of use: accepting them, and publishing them. */
export const words: Translated<typeof english> = {
  title: 'Condiciones de uso',
  banner: {
    inForce: 'Acepta las condiciones de uso para iniciar nuevos acuerdos.',
    planned: (day) => `El ${day} entran en vigor nuevas condiciones de uso.`,
    review: 'Revisar',
  },
  dialog: {
    title: 'Aceptar las condiciones de uso',
    inForce:
      'Tienes que aceptarlas antes de publicar encargos, postularte, hacer ofertas, aprobar contratos o ingresar dinero. Tus contratos activos y tu dinero no se ven afectados.',
    planned: (day) => `Entran en vigor el ${day}. Hasta entonces, no cambia nada.`,
    changes: 'Qué cambia',
    read: 'Leer las condiciones de uso',
    accept: 'Aceptar',
    acceptAndContinue: 'Aceptar y continuar',
  },
  settings: {
    text: 'Lo que has acordado con esta plataforma.',
    version: (version) => `Versión ${version}`,
    inForce: (day) => `En vigor desde el ${day}`,
    planned: (day) => `Entra en vigor el ${day}`,
    accepted: (day) => `Aceptada el ${day}`,
    notAccepted: 'Aún no aceptada',
    review: 'Revisar',
  },
  operator: {
    tab: 'Condiciones',
    text: 'Las condiciones de uso se aceptan al registrarse y antes de iniciar nuevos acuerdos. Los contratos activos, las disputas y las retiradas nunca se ven afectados.',
    none: 'No hay condiciones publicadas',
    noneText: 'Hasta que las publiques, nadie tiene que aceptar nada.',
    publish: 'Publicar condiciones',
    publishNew: 'Publicar nueva versión',
    versions: 'Versiones',
    version: (version) => `Versión ${version}`,
    statuses: {
      planned: 'Programada',
      in_force: 'En vigor',
      replaced: 'Sustituida',
      withdrawn: 'Retirada',
    },
    times: {
      planned: (day) => `Entra en vigor el ${day}`,
      in_force: (day) => `En vigor desde el ${day}`,
      replaced: (day) => `Entró en vigor el ${day}`,
      withdrawn: (day) => `Retirada el ${day}`,
    },
    acceptances: (count) => `Aceptada por ${count} ${count === 1 ? 'persona' : 'personas'}`,
    publishedBy: 'Publicada por',
    withdraw: 'Retirar',
    withdrawTitle: (version) => `¿Retirar la versión ${version}?`,
    withdrawText: 'No entrará en vigor. Quienes recibieron un correo sobre esta versión recibirán otro.',
    withdrawn: (version) => `Versión ${version} retirada`,
    form: {
      firstText: 'Enviaremos un correo a todas las direcciones confirmadas.',
      nextText:
        'Enviaremos un correo a todas las direcciones confirmadas. Habrá al menos 14 días para leer la nueva versión.',
      where: 'Dónde están las condiciones',
      places: { text: 'Escritas aquí', link: 'En otra página' },
      content: 'Condiciones',
      contentHint: 'Admite Markdown: títulos, listas y enlaces.',
      preview: 'Vista previa',
      edit: 'Editar',
      link: 'URL',
      summary: 'Qué cambia',
      summaryHint: 'Se muestra en el correo y antes de aceptar.',
      starts: 'Entrada en vigor',
      startsFirst: 'Déjalo en blanco para que entren en vigor al instante.',
      startsNext: 'Déjalo en blanco para la primera fecha posible, dentro de 14 días.',
      send: 'Publicar',
      published: (version) => `Versión ${version} publicada`,
    },
    ofUser: {
      title: 'Condiciones aceptadas',
      none: 'Este usuario no ha aceptado ninguna versión.',
      onBehalf: 'aceptada por',
    },
  },
}
