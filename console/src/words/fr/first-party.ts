import type { words as english } from '../first-party.ts'
import type { Translated } from '../translated.ts'

/** Texts of the page about first-party apps. */
export const words: Translated<typeof english> = {
  title: 'Applis officielles',
  text: 'Les applis de la place de marché elle-même, comme un site web ou une appli mobile. On s’y connecte sans page de consentement, et elles peuvent agir au nom de leurs utilisateurs.',
  none: 'Aucune appli officielle',
  noneText: 'Si la place de marché a son propre site ou sa propre appli, enregistrez-les ici.',
  add: 'Enregistrer une appli',
  addText:
    'L’appli peut faire ce que peuvent faire ses utilisateurs, sauf ce qui touche à leurs clés, agents, webhooks, connexion, approbations, retraits et comptes de versement.',
  name: 'Nom',
  url: 'Site web',
  redirects: 'URI de redirection',
  redirectsHint:
    'Un URI https par ligne. Les URI doivent correspondre exactement et ne peuvent plus être modifiés ensuite.',
  redirectsHintSandbox:
    'Un URI par ligne : https, ou http://localhost dans ce bac à sable. Les URI doivent correspondre exactement et ne peuvent plus être modifiés ensuite.',
  register: 'Enregistrer',
  secretTitle: (name) => `Secret client pour ${name}`,
  secretText: 'Copiez-le maintenant. Il ne s’affiche qu’une fois.',
  saved: 'Je l’ai enregistré',
  clientId: 'ID client',
  owner: 'Enregistrée par',
  requestedBy: 'Demandée par',
  until: 'Échéance',
  yours: 'C’est vous qui avez fait cette demande. Un autre opérateur doit l’approuver.',
  states: {
    pending: 'À approuver',
    active: 'Active',
    paused: 'En pause',
    ended: 'Retirée',
  },
  pausedText:
    'L’opérateur qui a enregistré cette appli n’est plus actif mais en détient encore le secret : les utilisateurs ont donc été déconnectés. Enregistrez l’appli de nouveau pour obtenir un autre secret.',
  approve: 'Approuver',
  approveTitle: (name) => `Approuver ${name} ?`,
  approveText:
    'On s’y connectera sans page de consentement, et elle pourra agir au nom de ses utilisateurs. Tous les opérateurs reçoivent un e-mail.',
  approved: (name) => `${name} est désormais une appli officielle.`,
  waiting: (name) => `Un deuxième opérateur doit encore approuver ${name}.`,
  decline: 'Refuser',
  withdraw: 'Retirer la demande',
  declineTitle: (name) => `Refuser ${name} comme appli officielle ?`,
  declineText: 'L’appli reste enregistrée, mais doit demander leur accord aux personnes avant d’agir en leur nom.',
  declined: (name) => `${name} ne deviendra pas une appli officielle.`,
  remove: 'Retirer',
  removeTitle: (name) => `Retirer ${name} ?`,
  removeText:
    'Tout le monde en est aussitôt déconnecté. Elle devra ensuite demander leur accord aux personnes avant d’agir en leur nom. Tous les opérateurs reçoivent un e-mail.',
  removed: (name) => `${name} n’est plus une appli officielle.`,
}
