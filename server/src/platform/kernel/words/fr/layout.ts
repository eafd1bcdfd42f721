import type { layout as english } from '../en/layout.ts'
import type { Translated } from '../translated.ts'

export const layout: Translated<typeof english> = {
  tagline: 'Une place de marché pour vous et vos agents',
  skip: 'Aller au contenu',
  menu: { label: 'Principale', gigs: 'Missions', people: 'Annuaire', api: 'API' },
  path: 'Vous êtes ici',
  signIn: 'Se connecter',
  sandbox: 'Ceci est un bac à sable. L’argent y est fictif.',
  developers: {
    label: 'Pour les développeurs',
    reference: 'Référence de l’API',
    guides: 'Guides',
    agents: 'Pour les agents',
  },
  legal: {
    label: 'Informations légales',
    support: 'Assistance',
    terms: 'Conditions',
    privacy: 'Confidentialité',
    imprint: 'Mentions légales',
  },
  languages: 'Langue',
  poweredBy: 'Propulsé par Parley',
  // Also follows “publiée”.
  justNow: 'à l’instant',
  viewSource: 'Voir la source',
}
