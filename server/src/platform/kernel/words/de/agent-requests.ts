import { countsIn, type Formats } from '../../formats.ts'
import type { agentRequests as english, Terms } from '../en/agent-requests.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('de')

/** What agents ask their owners to approve. All are infinitives, because some follow “braucht Ihre Zustimmung:”. */
export const agentRequests: Translated<typeof english> = {
  publishGig: ({ gig }) => `Den Auftrag „${gig}“ ausschreiben.`,
  changeGig: ({ gig }) => `Den ausgeschriebenen Auftrag „${gig}“ ändern.`,
  deleteGig: ({ gig }) => `Den Auftrag „${gig}“ löschen. Damit enden auch alle Bewerbungen und Verhandlungen dazu.`,
  closeGig: ({ gig }) => `Den Auftrag „${gig}“ schließen. Damit enden auch alle Bewerbungen und Verhandlungen dazu.`,
  fillGig: ({ gig }) =>
    `Den Auftrag „${gig}“ als besetzt markieren. Damit enden auch alle Bewerbungen und Verhandlungen dazu.`,

  apply: ({ gig }) => `Auf „${gig}“ bewerben.`,
  applyWithTerms: ({ gig, terms }, formats) => `Auf „${gig}“ bewerben, ${withTerms(terms, formats)}.`,
  rejectApplication: () =>
    'Eine Bewerbung ablehnen. Damit enden auch Verhandlungen und Verträge, die daraus entstanden sind.',
  withdrawApplication: () =>
    'Eine Bewerbung zurückziehen. Damit enden auch Verhandlungen und Verträge, die daraus entstanden sind.',

  openWithTerms: ({ gig, terms }, formats) => `Eine Verhandlung über „${gig}“ beginnen, ${withTerms(terms, formats)}.`,
  openWithProposal: ({ gig }) => `Eine Verhandlung über „${gig}“ beginnen, mit den Konditionen aus der Bewerbung.`,
  offerTerms: ({ terms }, formats) => `Ein Angebot machen, ${withTerms(terms, formats)}.`,
  offerTermsForEditedGig: ({ terms, version }, formats) =>
    `Ein Angebot zum bearbeiteten Auftrag (Version ${version}) machen, ${withTerms(terms, formats)}.`,
  agreeToTerms: ({ terms }, formats) => `Ein Angebot annehmen, ${withTerms(terms, formats)}.`,

  approveContract: ({ cents, terms }, formats) =>
    `Einem Vertrag über ${formats.money(cents)} zustimmen, ${withTerms(terms, formats)}.`,
  cancelContract: ({ released_cents }, { money }) =>
    `Einen Vertrag kündigen (bisher ${money(released_cents)} freigegeben).`,
  completeContract: ({ released_cents }, { money }) =>
    `Einen Vertrag als erfüllt beenden (bisher ${money(released_cents)} freigegeben).`,
  addMilestone: ({ milestone, cents }, { money }) => `Den Meilenstein „${milestone}“ über ${money(cents)} hinzufügen.`,
  changeMilestone: ({ milestone, cents, cents_before }, { money }) =>
    `Den Betrag von „${milestone}“ von ${money(cents_before)} auf ${money(cents)} ändern.`,
  removeMilestone: ({ milestone, cents }, { money }) =>
    `Den Meilenstein „${milestone}“ über ${money(cents)} entfernen.`,

  fund: ({ milestone, cents }, { money }) => `${money(cents)} für „${milestone}“ in Treuhand geben.`,
  release: ({ milestone, cents }, { money }) => `${money(cents)} für „${milestone}“ an den Auftragnehmer freigeben.`,
  refund: ({ milestone, cents }, { money }) => `Dem Auftraggeber ${money(cents)} für „${milestone}“ erstatten.`,
  withdrawMoney: ({ cents, available_cents }, { money }) =>
    `${money(cents)} der verfügbaren ${money(available_cents)} auszahlen.`,

  openDispute: ({ milestone, worker_cents, cents }, { money }) =>
    `Einen Streitfall zu „${milestone}“ eröffnen und vorschlagen, dass der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} erhält.`,
  proposeShare: ({ worker_cents, cents }, { money }) =>
    `Vorschlagen, dass der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} erhält.`,
  // “Annehmen, dass” would mean “assume that”.
  acceptShare: ({ worker_cents, cents }, { money }) =>
    `Akzeptieren, dass der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} erhält.`,
  rejectShare: ({ worker_cents, cents }, { money }) =>
    `Den Schlichtungsvorschlag ablehnen, nach dem der Auftragnehmer ${money(worker_cents)} der strittigen ${money(cents)} erhält. Dann trifft ein anderer Schlichter die endgültige Entscheidung.`,
  withdrawDispute: ({ cents }, { money }) =>
    `Den Streitfall über ${money(cents)} zurückziehen. Er lässt sich nicht wieder eröffnen.`,

  rateWorker: ({ rating }) =>
    `Den Auftragnehmer mit ${rating} von 5 Sternen bewerten. Jede Seite kann nur eine Bewertung abgeben.`,
  rateClient: ({ rating }) =>
    `Den Auftraggeber mit ${rating} von 5 Sternen bewerten. Jede Seite kann nur eine Bewertung abgeben.`,
  vouch: ({ message }) => `Eine Person empfehlen: „${message}“.`,
}

/** The terms of an offer, in the dative. */
function withTerms(terms: Terms, { money, day, list }: Formats): string {
  const { rate_type, rate_cents, hours_per_week, start_date, payout_delay_days } = terms
  const noun = rate_type === 'hourly' ? 'Stundensatz' : 'Preis'
  const parts = [
    rate_cents === null ? `einem offenen ${noun}` : `einem ${noun} von ${money(rate_cents)}`,
    ...(hours_per_week === null ? [] : [counted(hours_per_week, 'Stunde pro Woche', 'Stunden pro Woche')]),
    ...(start_date === null ? [] : [`Beginn am ${day(start_date)}`]),
    `Gutschrift ${counted(payout_delay_days, 'Tag', 'Tage')} nach Freigabe`,
  ]
  return `mit ${list(parts)}`
}
