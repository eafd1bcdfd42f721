import type { words as english } from '../languages.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  own: {
    title: 'Idioma',
    text: 'Para las páginas, los correos y los importes. Lo que escriben las personas no se traduce.',
    label: 'Idioma',
    browser: 'Como el navegador',
    save: 'Guardar',
  },
  offered: {
    tab: 'Idiomas',
    text: 'Lo que se puede elegir para las páginas y los correos. Los cambios se aplican en un segundo. La API está siempre en inglés.',
    standard: 'Idioma predeterminado',
    standardHint: 'Para quienes no tienen el navegador en ninguno de los idiomas ofrecidos.',
    offered: 'Idiomas ofrecidos',
    save: 'Guardar idiomas',
    saved: 'Idiomas guardados',
  },
}
