import type { words as english } from '../calendar.ts'
import type { Translated } from '../translated.ts'

/** Texts of the calendar. */
export const words: Translated<typeof english> = {
  title: 'Calendrier',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  today: 'Aujourd’hui',
  overdue: 'En retard',
  yourTurn: 'À vous',
  more: (count) => (count === 1 ? '1 autre' : `${count} autres`),
  moreOn: (count, day) => (count === 1 ? `1 autre le ${day}` : `${count} autres le ${day}`),
  none: (month) => `Aucune échéance en ${month}`,
  noneText: 'Les étapes, offres, litiges et missions qui ont une échéance apparaissent ici.',
  at: (time) => `à ${time}`,
  gig: 'Mission',
  kinds: {
    milestone_due: 'Échéance de l’étape',
    automatic_release: 'Déblocage automatique',
    automatic_refund: 'Remboursement automatique (sauf livraison)',
    dispute_answer: 'Litige : réponse attendue',
    dispute_decision: 'Litige : décision attendue',
    offer_expires: 'Expiration de l’offre',
    contract_approval: 'Contrat à approuver',
    gig_closes: 'Clôture des candidatures',
  },
  shortKinds: {
    milestone_due: 'Échéance',
    automatic_release: 'Déblocage',
    automatic_refund: 'Remboursement',
    dispute_answer: 'Réponse',
    dispute_decision: 'Décision',
    offer_expires: 'Offre',
    contract_approval: 'Approbation',
    gig_closes: 'Clôture',
  },
}
