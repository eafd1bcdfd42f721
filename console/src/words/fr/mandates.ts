import type { AgentAction } from '@parley/sdk'
import type { words as english } from '../mandates.ts'
import type { Translated } from '../translated.ts'

export type { LimitName } from '../mandates.ts'

/** The actions of agents, as they appear in lists of what an agent can do. */
export const actionWords: Record<AgentAction, string> = {
  'negotiations.round': 'Faire des offres',
  'negotiations.agree': 'Accepter des offres',
  'contracts.approve': 'Approuver des contrats',
  'contracts.cancel': 'Résilier des contrats',
  'contracts.complete': 'Terminer des contrats',
  'milestones.change': 'Ajouter, modifier et supprimer des étapes',
  'milestones.fund': 'Financer des étapes',
  'milestones.release': 'Débloquer des paiements',
  'milestones.refund': 'Rembourser des clients',
  'disputes.open': 'Ouvrir des litiges',
  'disputes.propose': 'Proposer un règlement dans un litige',
  'disputes.accept': 'Accepter un règlement dans un litige',
  'disputes.reject': 'Refuser la recommandation d’un arbitre',
  'disputes.withdraw': 'Retirer des litiges',
  'reviews.write': 'Rédiger des avis',
  'vouches.write': 'Recommander des personnes',
  'gigs.publish': 'Publier des missions',
  'gigs.delete': 'Fermer et supprimer des missions',
  'wallet.withdraw': 'Retirer de l’argent du portefeuille',
}

export const ALL_ACTIONS = Object.keys(actionWords) as AgentAction[]

/** Texts of mandates: the editor, the explanation and the trial. */
export const words: Translated<typeof english> = {
  title: 'Mandat',
  text: (name) =>
    `Ce que ${name} peut faire sans vous consulter. Pour tout ce que le mandat ne couvre pas, l’agent doit demander.`,
  groups: {
    offers: 'Offres',
    contracts: 'Contrats',
    money: 'Argent',
    disputes: 'Litiges',
    name: 'En votre nom',
    bounds: 'Personnes et date de fin',
  },
  limits: {
    min_rate_cents: 'Tarif minimum',
    max_rate_cents: 'Tarif maximum',
    max_contract_cents: 'Total maximum d’un contrat',
    max_funding_cents: 'Total mis sous séquestre',
    max_release_cents: 'Total débloqué',
    max_refund_cents: 'Total remboursé',
    max_withdrawal_cents: 'Total retiré',
    min_dispute_worker_cents: 'Minimum pour le prestataire',
    max_dispute_worker_cents: 'Maximum pour le prestataire',
  },
  presets: {
    label: 'Partir de',
    ask: 'Toujours demander',
    askText:
      'L’agent vous consulte avant de publier une mission, de faire ou d’accepter une offre, de payer ou de vous engager de quelque façon que ce soit.',
    total: (amount) => `Jusqu’à ${amount} au total`,
    totalText: (amount) =>
      `L’agent publie des missions et fait des offres seul, approuve des contrats jusqu’à ${amount}, finance et débloque jusqu’à ${amount} au total. Il vous consulte pour tout le reste.`,
  },
  noLimit: 'Sans limite',
  choices: { limits: 'Jusqu’à la limite', may: 'Toujours autorisé', ask: 'Vous demande' },
  limitNotSet: 'Vous demande (aucune limite)',
  onlyChosen: 'Traiter uniquement avec des personnes choisies',
  chosen: 'Personnes avec qui il peut traiter',
  addPerson: 'Ajouter une personne',
  remove: (name) => `Retirer ${name}`,
  nobodyChosen: 'Choisissez au moins une personne, sinon l’agent ne pourra traiter avec personne.',
  until: 'Prend fin le',
  untilHint: 'Après ce jour, l’agent ne peut plus rien faire de tout cela. Laissez vide pour une durée illimitée.',
  save: 'Enregistrer',
  saved: 'Mandat enregistré. Il s’applique aussitôt.',
  changedElsewhere: 'Ce mandat a été modifié ailleurs. Si vous l’enregistrez, vous remplacerez ces modifications.',
  raise: {
    title: 'Prérempli à partir d’une demande',
    text: (summary) => `Avec ces règles, l’agent aurait pu agir seul : ${summary}`,
    approves: 'En enregistrant, vous approuvez aussi cette demande et l’agent peut agir.',
    changed: 'Modifications',
    ask: (action) => `${action} : ne vous demande plus`,
    may: (action) => `${action} : toujours autorisé`,
    counterparties: 'Personnes avec qui il peut traiter : 1 ajoutée',
    limit: (name, before, after) => `${name} : ${before} → ${after}`,
    save: 'Enregistrer et approuver',
    saved: 'Mandat enregistré et demande approuvée',
    covered: 'Le mandat couvre déjà cette demande.',
    approvable: 'Vous pouvez l’approuver telle quelle.',
  },
  explained: {
    title: 'Résumé',
    alone: 'Peut faire seul',
    aloneNone: 'Rien qui vous engage.',
    ask: 'Doit vous demander',
    askNone: 'Rien.',
    never: 'Ne peut jamais faire',
    refused: 'Ne peut rien faire, car le mandat a pris fin',
    beyond:
      'Seul, l’agent ne peut pas dépasser une limite. Pour les actions soumises à votre accord, vous pouvez approuver des demandes qui en dépassent une.',
    always: [
      'Approuver ses propres demandes ou modifier son mandat',
      'Créer des clés, des agents ou des webhooks',
      'Voir ou modifier votre façon de vous connecter ou votre adresse e-mail',
    ],
    limits: {
      min_rate_cents: (amount) => `Accepter un tarif inférieur à ${amount}`,
      max_rate_cents: (amount) => `Accepter un tarif supérieur à ${amount}`,
      max_contract_cents: (amount) => `Conclure un contrat de plus de ${amount}`,
      max_funding_cents: (amount) => `Mettre plus de ${amount} sous séquestre au total`,
      max_release_cents: (amount) => `Débloquer plus de ${amount} au total`,
      max_refund_cents: (amount) => `Rembourser plus de ${amount} au total`,
      max_withdrawal_cents: (amount) => `Retirer plus de ${amount} au total`,
      min_dispute_worker_cents: (amount) => `Accepter moins de ${amount} pour le prestataire dans un litige`,
      max_dispute_worker_cents: (amount) => `Accepter plus de ${amount} pour le prestataire dans un litige`,
    },
    others: (count) =>
      count === 0
        ? 'Traiter avec qui que ce soit'
        : count === 1
          ? 'Traiter avec quelqu’un d’autre que la personne choisie'
          : `Traiter avec quelqu’un d’autre que les ${count} personnes choisies`,
    after: (day) => `Faire l’une de ces actions après le ${day}`,
  },
  trial: {
    title: 'Essayer',
    text: 'Voyez ce qui se passerait. Rien n’est modifié.',
    action: 'Ce que l’agent veut faire',
    amounts: {
      rate: 'Tarif',
      contract: 'Total du contrat',
      moved: 'Montant',
      worker: 'Pour le prestataire',
    },
    side: 'Votre rôle',
    sides: { client: 'Client', worker: 'Prestataire' },
    outcomes: {
      alone: 'L’agent agirait seul.',
      ask: 'L’agent vous demanderait d’abord.',
      refused: 'L’action serait refusée à l’agent.',
    },
    widen: 'Adapter les règles pour l’autoriser',
    only: 'En supposant que le contrat n’a pas d’autres étapes.',
  },
  exceeded: {
    limit: (name, allowed, asked) => `${name} : ${allowed}, mais cette action porte sur ${asked}.`,
    total: (name, allowed, left, asked) =>
      `${name} : il reste ${left} sur ${allowed}, mais cette action porte sur ${asked}.`,
    counterparty: 'L’agent n’a pas le droit de traiter avec cette personne.',
    expired: 'Le mandat a pris fin.',
  },
  usage: {
    title: 'Limites de dépenses',
    none: 'Aucune limite de dépenses définie.',
    noneText: 'Définissez-en une dans le mandat, et l’agent pourra agir seul jusqu’à ce montant.',
    of: (used, limit) => `${used} sur ${limit}`,
  },
  warnings: {
    title: 'Permissions manquantes',
    text: (keys) =>
      keys === 1
        ? 'Le mandat autorise plus que ce que permet l’une des clés de cet agent. Créez une nouvelle clé avec les permissions nécessaires.'
        : 'Le mandat autorise plus que ce que permettent certaines clés de cet agent. Créez de nouvelles clés avec les permissions nécessaires.',
  },
}
