import type { words as english } from '../evidence.ts'
import type { Translated } from '../translated.ts'

/** Texts of the fields for evidence. */
export const words: Translated<typeof english> = {
  title: 'Preuves',
  text: 'Des liens ou du texte à l’appui de votre déclaration.',
  add: 'Ajouter une preuve',
  shows: 'Ce qu’elle montre',
  kind: 'Type',
  kinds: { link: 'Lien', text: 'Texte' },
  contents: { link: 'Lien commençant par https://', text: 'Texte' },
  remove: (number) => `Supprimer la preuve ${number}`,
}
