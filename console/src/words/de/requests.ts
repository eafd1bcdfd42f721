import type { requestWords as english, Formats } from '../requests.ts'
import type { Translated } from '../translated.ts'

export const requestWords: Translated<typeof english> = {
  publishGig: ({ gig }) => `Den Auftrag „${gig}“ ausschreiben.`,
  changeGig: ({ gig }) => `Den ausgeschriebenen Auftrag „${gig}“ ändern.`,
  deleteGig: ({ gig }) => `Den Auftrag „${gig}“ löschen. Seine Bewerbungen und Verhandlungen enden damit.`,
  closeGig: ({ gig }) => `Den Auftrag „${gig}“ schließen. Seine Bewerbungen und Verhandlungen enden damit.`,
  fillGig: ({ gig }) => `Den Auftrag „${gig}“ als vergeben markieren. Seine Bewerbungen und Verhandlungen enden damit.`,
  apply: ({ gig }) => `Sich auf „${gig}“ bewerben.`,
  applyWithTerms: ({ gig, terms }, formats) =>
    `Sich auf „${gig}“ bewerben und vorschlagen: ${inWords(terms, formats)}.`,
  rejectApplication: () => 'Eine Bewerbung ablehnen. Ihre Verhandlung und ihr Vertrag enden damit.',
  withdrawApplication: () => 'Eine Bewerbung zurückziehen. Ihre Verhandlung und ihr Vertrag enden damit.',
  openWithTerms: ({ gig, terms }, formats) => `Über „${gig}“ verhandeln und anbieten: ${inWords(terms, formats)}.`,
  openWithProposal: ({ gig }) => `Über „${gig}“ verhandeln, zu den Konditionen aus der Bewerbung.`,
  offerTerms: ({ terms }, formats) => `Anbieten: ${inWords(terms, formats)}.`,
  offerTermsForEditedGig: ({ terms, version }, formats) =>
    `Für den geänderten Auftrag (Version ${version}) anbieten: ${inWords(terms, formats)}.`,
  agreeToTerms: ({ terms }, formats) => `Annehmen: ${inWords(terms, formats)}.`,
  approveContract: ({ cents, terms }, formats) =>
    `Einem Vertrag über ${formats.money(cents)} zustimmen: ${inWords(terms, formats)}.`,
  cancelContract: ({ released_cents }, { money }) =>
    `Einen Vertrag kündigen, von dem bisher ${money(released_cents)} freigegeben sind.`,
  completeContract: ({ released_cents }, { money }) =>
    `Einen Vertrag als erfüllt beenden, von dem bisher ${money(released_cents)} freigegeben sind.`,
  addMilestone: ({ milestone, cents }, { money }) => `Den Meilenstein „${milestone}“ für ${money(cents)} hinzufügen.`,
  changeMilestone: ({ milestone, cents, cents_before }, { money }) =>
    `Den Betrag von „${milestone}“ von ${money(cents_before)} auf ${money(cents)} ändern.`,
  removeMilestone: ({ milestone, cents }, { money }) => `Den Meilenstein „${milestone}“ für ${money(cents)} entfernen.`,
  fund: ({ milestone, cents }, { money }) => `${money(cents)} für „${milestone}“ in Treuhand geben.`,
  release: ({ milestone, cents }, { money }) => `${money(cents)} für „${milestone}“ an den Auftragnehmer freigeben.`,
  refund: ({ milestone, cents }, { money }) => `${money(cents)} für „${milestone}“ an den Auftraggeber erstatten.`,
  withdrawMoney: ({ cents, available_cents }, { money }) =>
    `${money(cents)} von ${money(available_cents)} Guthaben auszahlen.`,
  openDispute: ({ milestone, worker_cents, cents }, { money }) =>
    `Einen Streitfall zu „${milestone}“ eröffnen und vorschlagen, dass der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} bekommt.`,
  proposeShare: ({ worker_cents, cents }, { money }) =>
    `Vorschlagen, dass der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} bekommt.`,
  acceptShare: ({ worker_cents, cents }, { money }) =>
    `Annehmen, dass der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} bekommt.`,
  rejectShare: ({ worker_cents, cents }, { money }) =>
    `Den Schlichtungsvorschlag ablehnen, nach dem der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} bekommt. Dann entscheidet ein Schlichter.`,
  withdrawDispute: ({ cents }, { money }) =>
    `Den Streitfall über ${money(cents)} zurückziehen. Er lässt sich nicht wieder eröffnen.`,
  rateWorker: ({ rating }) => `Den Auftragnehmer mit ${rating} von 5 bewerten. Jede Seite kann eine Bewertung abgeben.`,
  rateClient: ({ rating }) => `Den Auftraggeber mit ${rating} von 5 bewerten. Jede Seite kann eine Bewertung abgeben.`,
  vouch: ({ message }) => `Eine Person empfehlen: „${message}“`,
}

function inWords(
  { rate_cents, hours_per_week, start_date, payout_delay_days }: Parameters<typeof english.offerTerms>[0]['terms'],
  { money, day }: Formats,
): string {
  return [
    rate_cents === null ? 'Konditionen ohne Vergütung' : `${money(rate_cents)} Vergütung`,
    ...(hours_per_week === null ? [] : [`${hours_per_week} ${hours_per_week === 1 ? 'Stunde' : 'Stunden'} pro Woche`]),
    ...(start_date === null ? [] : [`Beginn ${day(start_date)}`]),
    `Gutschrift nach ${payout_delay_days} ${payout_delay_days === 1 ? 'Tag' : 'Tagen'}`,
  ].join(', ')
}
