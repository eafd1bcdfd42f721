import type { words as english } from '../evidence.ts'
import type { Translated } from '../translated.ts'

/** Texts of the fields for evidence. */
export const words: Translated<typeof english> = {
  title: 'Belege',
  text: 'Links oder Texte, die Ihre Stellungnahme stützen.',
  add: 'Beleg hinzufügen',
  shows: 'Was der Beleg zeigt',
  kind: 'Art',
  kinds: { link: 'Link', text: 'Text' },
  contents: { link: 'Link mit https:// am Anfang', text: 'Text' },
  remove: (number) => `Beleg ${number} entfernen`,
}
