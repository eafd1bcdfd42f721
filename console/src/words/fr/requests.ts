import type { requestWords as english, Formats } from '../requests.ts'
import type { Translated } from '../translated.ts'

export const requestWords: Translated<typeof english> = {
  publishGig: ({ gig }) => `Publier la mission « ${gig} ».`,
  changeGig: ({ gig }) => `Modifier la mission publiée « ${gig} ».`,
  deleteGig: ({ gig }) => `Supprimer la mission « ${gig} », ce qui met fin à ses candidatures et négociations.`,
  closeGig: ({ gig }) => `Fermer la mission « ${gig} », ce qui met fin à ses candidatures et négociations.`,
  fillGig: ({ gig }) =>
    `Marquer la mission « ${gig} » comme pourvue, ce qui met fin à ses candidatures et négociations.`,
  apply: ({ gig }) => `Postuler à « ${gig} ».`,
  applyWithTerms: ({ gig, terms }, formats) => `Postuler à « ${gig} » et proposer ${inWords(terms, formats)}.`,
  rejectApplication: () => 'Rejeter une candidature, ce qui met fin à sa négociation et à son contrat.',
  withdrawApplication: () => 'Retirer une candidature, ce qui met fin à sa négociation et à son contrat.',
  openWithTerms: ({ gig, terms }, formats) =>
    `Ouvrir une négociation sur « ${gig} » et offrir ${inWords(terms, formats)}.`,
  openWithProposal: ({ gig }) => `Ouvrir une négociation sur « ${gig} » aux conditions proposées par le prestataire.`,
  offerTerms: ({ terms }, formats) => `Offrir ${inWords(terms, formats)}.`,
  offerTermsForEditedGig: ({ terms, version }, formats) =>
    `Offrir ${inWords(terms, formats)}, pour la mission modifiée (version ${version}).`,
  agreeToTerms: ({ terms }, formats) => `Accepter ${inWords(terms, formats)}.`,
  approveContract: ({ cents, terms }, formats) =>
    `Approuver un contrat de ${formats.money(cents)} : ${inWords(terms, formats)}.`,
  cancelContract: ({ released_cents }, { money }) =>
    `Résilier un contrat, avec ${money(released_cents)} débloqués jusqu’ici.`,
  completeContract: ({ released_cents }, { money }) =>
    `Terminer un contrat, avec ${money(released_cents)} débloqués jusqu’ici.`,
  addMilestone: ({ milestone, cents }, { money }) => `Ajouter l’étape « ${milestone} » à ${money(cents)}.`,
  changeMilestone: ({ milestone, cents, cents_before }, { money }) =>
    `Faire passer le montant de « ${milestone} » de ${money(cents_before)} à ${money(cents)}.`,
  removeMilestone: ({ milestone, cents }, { money }) => `Supprimer l’étape « ${milestone} » à ${money(cents)}.`,
  fund: ({ milestone, cents }, { money }) => `Placer ${money(cents)} sous séquestre pour « ${milestone} ».`,
  release: ({ milestone, cents }, { money }) => `Débloquer ${money(cents)} au prestataire pour « ${milestone} ».`,
  refund: ({ milestone, cents }, { money }) => `Rembourser ${money(cents)} au client pour « ${milestone} ».`,
  withdrawMoney: ({ cents, available_cents }, { money }) =>
    `Retirer ${money(cents)} sur les ${money(available_cents)} du portefeuille.`,
  openDispute: ({ milestone, worker_cents, cents }, { money }) =>
    `Ouvrir un litige sur « ${milestone} » et proposer que le prestataire reçoive ${money(worker_cents)} des ${money(cents)} en litige.`,
  proposeShare: ({ worker_cents, cents }, { money }) =>
    `Proposer que le prestataire reçoive ${money(worker_cents)} des ${money(cents)} en litige.`,
  acceptShare: ({ worker_cents, cents }, { money }) =>
    `Accepter que le prestataire reçoive ${money(worker_cents)} des ${money(cents)} en litige.`,
  rejectShare: ({ worker_cents, cents }, { money }) =>
    `Rejeter la recommandation selon laquelle le prestataire reçoit ${money(worker_cents)} des ${money(cents)} en litige. Un arbitre tranche ensuite.`,
  withdrawDispute: ({ cents }, { money }) => `Retirer le litige de ${money(cents)}. Il ne pourra pas être rouvert.`,
  rateWorker: ({ rating }) => `Donner ${rating} sur 5 au prestataire. Chaque partie peut laisser un avis.`,
  rateClient: ({ rating }) => `Donner ${rating} sur 5 au client. Chaque partie peut laisser un avis.`,
  vouch: ({ message }) => `Recommander quelqu’un : « ${message} »`,
}

function inWords(
  { rate_cents, hours_per_week, start_date, payout_delay_days }: Parameters<typeof english.offerTerms>[0]['terms'],
  { money, day }: Formats,
): string {
  return [
    rate_cents === null ? 'des conditions sans tarif' : `un tarif de ${money(rate_cents)}`,
    ...(hours_per_week === null ? [] : [`${hours_per_week} ${hours_per_week < 2 ? 'heure' : 'heures'} par semaine`]),
    ...(start_date === null ? [] : [`début le ${day(start_date)}`]),
    `versement après ${payout_delay_days} ${payout_delay_days < 2 ? 'jour' : 'jours'}`,
  ].join(', ')
}
