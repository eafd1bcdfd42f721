import type { stateWords as english } from '../states.ts'
import type { Translated } from '../translated.ts'

const application = {
  pending: 'Nouvelle',
  shortlisted: 'Présélectionnée',
  negotiating: 'En négociation',
  hired: 'Retenue',
  rejected: 'Refusée',
  withdrawn: 'Retirée',
  expired: 'Expirée',
}

/** The names of states. Each agrees with its noun: missions, candidatures, négociations and étapes are feminine. */
export const stateWords: Translated<typeof english> = {
  gig: {
    draft: 'Brouillon',
    open: 'Ouverte',
    paused: 'En pause',
    filled: 'Pourvue',
    closed: 'Fermée',
    expired: 'Expirée',
  },
  application,
  ownApplication: { ...application, pending: 'Envoyée' },
  negotiation: {
    open: 'Ouverte',
    agreed: 'Conclue',
    declined: 'Déclinée',
    expired: 'Expirée',
    superseded: 'Poste pourvu',
  },
  contract: {
    pending_approval: 'À approuver',
    active: 'Actif',
    completed: 'Terminé',
    cancelled: 'Résilié',
    expired: 'Expiré',
  },
  milestone: {
    pending: 'Non financée',
    funded: 'Financée',
    changes_requested: 'Retouches demandées',
    submitted: 'À vérifier',
    released: 'Payée',
    refunded: 'Remboursée',
    disputed: 'En litige',
    resolved: 'Litige résolu',
    cancelled: 'Annulée',
  },
  dispute: {
    open: 'Ouvert',
    in_review: 'À l’étude',
    recommended: 'Recommandation faite',
    arbitration: 'En arbitrage',
    resolved: 'Résolu',
    withdrawn: 'Retiré',
  },
  payout: { clearing: 'En attente', paid: 'Versé', held: 'Gelé', reversed: 'Annulé' },
}
