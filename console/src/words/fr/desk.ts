import type { words as english } from '../desk.ts'
import type { Translated } from '../translated.ts'

/** Texts of the page where arbiters and operators decide disputes. */
export const words: Translated<typeof english> = {
  title: 'Arbitrage',
  description:
    'Les litiges entre d’autres utilisateurs, par échéance. Si personne ne tranche à temps, l’issue par défaut s’applique.',
  filter: 'À faire',
  filters: { in_review: 'Recommandation', arbitration: 'Décision' },
  none: 'Aucun litige',
  noneText:
    'Les litiges ouverts apparaissent ici. Choisissez « Tous » pour voir les litiges quel que soit leur statut.',
  yours: { recommend: 'Recommandation attendue', resolve: 'Décision attendue' },
  conflict: 'Conflit d’intérêts',
  conflicts: {
    side: 'Vous êtes partie à ce litige : un autre arbitre doit trancher.',
    dealt: 'Vous avez travaillé avec l’une des parties ou l’avez recommandée : un autre arbitre doit trancher.',
    recommended: 'Vous avez fait la recommandation dans ce litige : un autre arbitre doit trancher.',
  },
  over: 'en litige',
  previous: 'Précédent',
  next: 'Suivant',
  keys: 'Parcourez la file avec les touches j et k',
  asSides: 'Voir ce que voient les deux parties',
  claims: { client: 'Position du client', worker: 'Position du prestataire' },
  proposes: 'Proposition',
  noProposal: 'Pas encore de proposition',
  silent: 'Pas encore de déclaration.',
  figures: 'Montants',
  byDefault: 'Issue par défaut',
  agreement: 'Accord',
  work: 'Livraisons',
  nothingDelivered: 'Rien n’a été livré pour cette étape.',
  milestone: (amount) => `${amount} au total`,
  gone: 'Le contrat n’est visible que tant que le litige est ouvert.',
}
