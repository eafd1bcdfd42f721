import type { words as english } from '../copy.ts'
import type { Translated } from '../translated.ts'

/** Texts of buttons that copy. */
export const words: Translated<typeof english> = {
  copy: 'Copier',
  copied: 'Copié',
  blocked: 'Ce navigateur ne permet pas de copier ici. Sélectionnez plutôt le texte.',
}
