import type { words as english } from '../staff.ts'
import type { Translated } from '../translated.ts'

/** Texts of pages that only staff can open. */
export const words: Translated<typeof english> = {
  refused: 'Vous n’avez pas accès à cette page',
  forOperators: 'Seuls les opérateurs, qui gèrent cette place de marché, peuvent l’ouvrir.',
  forArbiters:
    'Seuls les arbitres et les opérateurs, qui tranchent les litiges entre d’autres utilisateurs, peuvent l’ouvrir.',
  home: 'Accueil',
}
