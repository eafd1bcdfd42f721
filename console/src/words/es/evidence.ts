import type { words as english } from '../evidence.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  title: 'Pruebas',
  text: 'Enlaces o textos que respaldan tu declaración.',
  add: 'Añadir prueba',
  shows: 'Qué demuestra',
  kind: 'Tipo',
  kinds: { link: 'Enlace', text: 'Texto' },
  contents: { link: 'Enlace que empiece por https://', text: 'Texto' },
  remove: (number) => `Quitar la prueba ${number}`,
}
