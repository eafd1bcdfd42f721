import type { words as english } from '../copy.ts'
import type { Translated } from '../translated.ts'

/** Texts of buttons that copy. */
export const words: Translated<typeof english> = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  blocked: 'Dieser Browser erlaubt hier kein Kopieren. Markieren Sie stattdessen den Text.',
}
