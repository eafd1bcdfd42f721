import type { words as english } from '../languages.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  own: {
    title: 'Langue',
    text: 'Pour les pages, les e-mails et les montants. Ce que chacun écrit n’est pas traduit.',
    label: 'Langue',
    browser: 'Celle du navigateur',
    save: 'Enregistrer',
  },
  offered: {
    tab: 'Langues',
    text: 'Le choix proposé pour les pages et les e-mails. Les changements s’appliquent en une seconde. L’API est toujours en anglais.',
    standard: 'Langue par défaut',
    standardHint: 'Quand le navigateur n’est réglé sur aucune des langues proposées.',
    offered: 'Langues proposées',
    save: 'Enregistrer',
    saved: 'Langues enregistrées',
  },
}
