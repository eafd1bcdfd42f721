import type { agentActions as english } from '../en/agent-actions.ts'
import type { Translated } from '../translated.ts'

// Infinitives, because they follow “Agit seul pour”, “sauf pour” and “Vous consulte d’abord pour”.
export const agentActions: Translated<typeof english> = {
  'negotiations.round': 'faire des offres',
  'negotiations.agree': 'accepter des offres',
  'contracts.approve': 'approuver des contrats',
  'contracts.cancel': 'résilier des contrats',
  'contracts.complete': 'terminer des contrats',
  'milestones.change': 'modifier des étapes',
  'milestones.fund': 'financer des étapes',
  'milestones.release': 'débloquer des paiements',
  'milestones.refund': 'rembourser des clients',
  'disputes.open': 'ouvrir des litiges',
  'disputes.propose': 'proposer un règlement dans un litige',
  'disputes.accept': 'accepter un règlement dans un litige',
  'disputes.reject': 'refuser la recommandation d’un arbitre',
  'disputes.withdraw': 'retirer des litiges',
  'reviews.write': 'rédiger des avis',
  'vouches.write': 'recommander des personnes',
  'gigs.publish': 'publier des missions',
  'gigs.delete': 'fermer et supprimer des missions',
  'wallet.withdraw': 'retirer de l’argent du portefeuille',
}
