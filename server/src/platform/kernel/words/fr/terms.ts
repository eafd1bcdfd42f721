import { html } from '../../html.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

/** The terms of use: their page, signing up, and emails about new versions. */
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
  mails: {
    planned: {
      subject: (day) => `Nouvelles conditions d’utilisation à partir du ${day}`,
      intro: (marketplace, day) =>
        `${marketplace} a de nouvelles conditions d’utilisation. Elles entrent en vigueur le ${day}. D’ici là, rien ne change.`,
      need: 'Ensuite, vous devrez les accepter avant de publier une mission, de postuler, de faire une offre, d’approuver un contrat ou de déposer de l’argent. Vos contrats actifs et votre argent ne sont pas touchés.',
      action: 'Voir les nouvelles conditions',
    },
    inForce: {
      subject: (marketplace) => `${marketplace} a des conditions d’utilisation`,
      intro: (marketplace) => `${marketplace} a publié des conditions d’utilisation, désormais en vigueur.`,
      need: 'Vous devez les accepter avant de publier une mission, de postuler, de faire une offre, d’approuver un contrat ou de déposer de l’argent. Vos contrats actifs et votre argent ne sont pas touchés.',
      action: 'Voir les conditions',
    },
    withdrawn: {
      subject: (day) => `Les conditions d’utilisation ne changeront pas le ${day}`,
      text: (marketplace, day) =>
        `Nous vous avions annoncé de nouvelles conditions d’utilisation pour le ${day}. ${marketplace} les a retirées : rien ne change.`,
    },
  },
}
