import { html } from '../../html.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

export const terms: Translated<typeof english> = {
  title: 'Conditions d’utilisation',
  description: (marketplace) => `Les conditions d’utilisation ${ofName(marketplace)}.`,
  status: {
    in_force: (version, day) => `Version ${version}, en vigueur depuis le ${day}`,
    planned: (version, day) => `Version ${version}, entre en vigueur le ${day}`,
    replaced: (version) => `Version ${version}, n’est plus en vigueur`,
    withdrawn: (version) => `Version ${version}, retirée avant son entrée en vigueur`,
  },
  changes: 'Ce qui change',
  text: 'Texte intégral',
  elsewhere: 'Lire les conditions',
  current: 'Lire la version actuelle',
  accept: 'Accepter',
  why: 'Une fois ces conditions acceptées, vous pourrez publier des missions, postuler, faire des offres, approuver des contrats et déposer de l’argent.',
  accepted: (day) => `Vous avez accepté cette version le ${day}.`,
  signIn: (link) => html`Pour accepter ces conditions, ${link('connectez-vous')}.`,
  signUp: (link) => html`En créant un compte, vous acceptez les ${link('conditions d’utilisation')}.`,
}
