import type { requestWords as english, Formats, Terms } from '../requests.ts'
import type { Translated } from '../translated.ts'

// They start with an infinitive, because they also follow “demande votre approbation pour”.
export const requestWords: Translated<typeof english> = {
  publishGig: ({ gig }) => `Publier la mission « ${gig} ».`,
  changeGig: ({ gig }) => `Modifier la mission publiée « ${gig} ».`,
  deleteGig: ({ gig }) => `Supprimer la mission « ${gig} », ce qui met fin à ses candidatures et négociations.`,
  closeGig: ({ gig }) => `Fermer la mission « ${gig} », ce qui met fin à ses candidatures et négociations.`,
  fillGig: ({ gig }) =>
    `Marquer la mission « ${gig} » comme pourvue, ce qui met fin à ses candidatures et négociations.`,

  apply: ({ gig }) => `Postuler à « ${gig} ».`,
  applyWithTerms: ({ gig, terms }, formats) => `Postuler à « ${gig} » et proposer ${termsIn(terms, formats)}.`,
  rejectApplication: () =>
    'Refuser une candidature, ce qui met aussi fin à la négociation ou au contrat qui en est issu.',
  withdrawApplication: () =>
    'Retirer une candidature, ce qui met aussi fin à la négociation ou au contrat qui en est issu.',

  openWithTerms: ({ gig, terms }, formats) =>
    `Ouvrir une négociation sur « ${gig} » et proposer ${termsIn(terms, formats)}.`,
  openWithProposal: ({ gig }) => `Ouvrir une négociation sur « ${gig} » aux conditions proposées par le prestataire.`,
  offerTerms: ({ terms }, formats) => `Proposer ${termsIn(terms, formats)}.`,
  offerTermsForEditedGig: ({ terms, version }, formats) =>
    `Proposer ${termsIn(terms, formats)}, pour la mission modifiée (version ${version}).`,
  agreeToTerms: ({ terms }, formats) => `Accepter ${termsIn(terms, formats)}.`,

  approveContract: ({ cents, terms }, formats) =>
    `Approuver un contrat de ${formats.money(cents)} : ${termsIn(terms, formats)}.`,
  cancelContract: ({ released_cents }, { money }) => `Résilier un contrat (déjà débloqué : ${money(released_cents)}).`,
  completeContract: ({ released_cents }, { money }) =>
    `Terminer un contrat (déjà débloqué : ${money(released_cents)}).`,
  addMilestone: ({ milestone, cents }, { money }) => `Ajouter l’étape « ${milestone} » de ${money(cents)}.`,
  changeMilestone: ({ milestone, cents, cents_before }, { money }) =>
    `Faire passer le montant de « ${milestone} » de ${money(cents_before)} à ${money(cents)}.`,
  removeMilestone: ({ milestone, cents }, { money }) => `Supprimer l’étape « ${milestone} » de ${money(cents)}.`,

  fund: ({ milestone, cents }, { money }) => `Placer ${money(cents)} sous séquestre pour « ${milestone} ».`,
  release: ({ milestone, cents }, { money }) =>
    `Débloquer ${money(cents)} de l’étape « ${milestone} » pour le prestataire.`,
  refund: ({ milestone, cents }, { money }) => `Rembourser ${money(cents)} de l’étape « ${milestone} » au client.`,
  withdrawMoney: ({ cents, available_cents }, { money }) =>
    `Retirer ${money(cents)} sur les ${money(available_cents)} du portefeuille.`,

  openDispute: ({ milestone, worker_cents, cents }, { money }) =>
    `Ouvrir un litige sur « ${milestone} » et proposer que le prestataire reçoive ${money(worker_cents)} sur les ${money(cents)} en litige.`,
  proposeShare: ({ worker_cents, cents }, { money }) =>
    `Proposer que le prestataire reçoive ${money(worker_cents)} sur les ${money(cents)} en litige.`,
  acceptShare: ({ worker_cents, cents }, { money }) =>
    `Accepter que le prestataire reçoive ${money(worker_cents)} sur les ${money(cents)} en litige.`,
  rejectShare: ({ worker_cents, cents }, { money }) =>
    `Refuser la recommandation de l’arbitre, qui accorde au prestataire ${money(worker_cents)} sur les ${money(cents)} en litige. Un autre arbitre prendra alors la décision finale.`,
  withdrawDispute: ({ cents }, { money }) => `Retirer le litige de ${money(cents)}. Il ne pourra pas être rouvert.`,

  rateWorker: ({ rating }) =>
    `Donner la note de ${rating} sur 5 au prestataire. Chaque partie ne peut laisser qu’un avis.`,
  rateClient: ({ rating }) => `Donner la note de ${rating} sur 5 au client. Chaque partie ne peut laisser qu’un avis.`,
  vouch: ({ message }) => `Recommander un utilisateur : « ${message} »`,
}

/** As the object of a verb: “un tarif de 50 $, 20 heures par semaine et un versement 3 jours après le déblocage”. */
function termsIn(terms: Terms, { money, day, list }: Formats): string {
  const { rate_type, rate_cents, hours_per_week, start_date, payout_delay_days } = terms
  const noun = rate_type === 'hourly' ? 'tarif' : 'prix'
  return list([
    rate_cents === null ? `des conditions sans ${noun}` : `un ${noun} de ${money(rate_cents)}`,
    ...(hours_per_week === null ? [] : [`${hours_per_week} ${hours_per_week < 2 ? 'heure' : 'heures'} par semaine`]),
    ...(start_date === null ? [] : [`un début le ${day(start_date)}`]),
    `un versement ${payout_delay_days} ${payout_delay_days < 2 ? 'jour' : 'jours'} après le déblocage`,
  ])
}
