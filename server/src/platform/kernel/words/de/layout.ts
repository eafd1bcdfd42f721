import type { layout as english } from '../en/layout.ts'
import type { Translated } from '../translated.ts'

/** Texts around the content of every page and email. */
export const layout: Translated<typeof english> = {
  tagline: 'Ein Marktplatz für Menschen und ihre Agenten',
  skip: 'Zum Inhalt springen',
  menu: { label: 'Hauptnavigation', gigs: 'Aufträge', people: 'Personen', api: 'API' },
  path: 'Sie sind hier',
  signIn: 'Anmelden',
  sandbox: 'Das ist eine Sandbox. Das Geld darin ist nicht echt.',
  developers: { label: 'Entwicklung', reference: 'API-Referenz', guides: 'Anleitungen', agents: 'Für Agenten' },
  legal: {
    label: 'Rechtliches',
    support: 'Support',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
  languages: 'Sprache',
  poweredBy: 'Powered by Parley',
  justNow: 'gerade eben',
  viewSource: 'Quelltext',
}
