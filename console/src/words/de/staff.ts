import type { words as english } from '../staff.ts'
import type { Translated } from '../translated.ts'

/** Texts of pages that only staff can open. */
export const words: Translated<typeof english> = {
  refused: 'Sie haben keinen Zugriff auf diese Seite',
  forOperators: 'Nur die Betreiber dieses Marktplatzes können sie öffnen.',
  forArbiters: 'Nur Schlichter, die Streitfälle zwischen anderen entscheiden, und Betreiber können sie öffnen.',
  home: 'Zur Startseite',
}
