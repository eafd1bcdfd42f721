import { countsIn } from '../../formats.ts'
import type { notices as english } from '../en/notices.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('de')

/** Emails about what happened and what's waiting. They hold no text of messages and no names of files. */
export const notices: Translated<typeof english> = {
  aboutGig: ({ title, gig }) => `${title}: ${gig}`,
  dueSoon: (title) => `Bald fällig: ${title}`,
  facts: { gig: 'Auftrag', with: 'Mit', amount: 'Betrag', due: 'Fällig', from: 'Von' },
  messages: {
    title: (sender) => (sender === null ? 'Neue Nachricht' : `Neue Nachricht von ${sender}`),
    titleOfMany: ({ count, sender }) =>
      sender === null ? `${count} neue Nachrichten` : `${count} neue Nachrichten von ${sender}`,
    text: 'Lesen und antworten Sie auf dem Marktplatz. Zum Schutz Ihrer Privatsphäre stehen Nachrichten nicht in E-Mails.',
    button: 'Nachricht lesen',
    buttonOfMany: 'Nachrichten lesen',
  },
  matches: {
    title: (gig) => `Neuer Auftrag: ${gig}`,
    text: ({ rate, search }) => `${rate}. Passt zu Ihrer gespeicherten Suche „${search}“.`,
    button: 'Zum Auftrag',
    titleOfMany: ({ count, search }) => `${count} neue Aufträge passen zu „${search}“`,
    some: ({ gigs, more }) => `${gigs} und ${counted(more, 'weiterer', 'weitere')}`,
    buttonOfMany: 'Alle Treffer ansehen',
    subjectOfSeveral: (count) => `${count} neue Aufträge passen zu Ihren gespeicherten Suchen`,
    open: 'Ab sofort können Sie sich darauf bewerben.',
    buttonOfSeveral: 'Gespeicherte Suchen',
  },
  more: (count) => `Und ${counted(count, 'weiterer Eintrag', 'weitere Einträge')}.`,
  daily: {
    subject: (counts) => `Tagesübersicht: ${counts}`,
    counts: {
      tasks: (count) => counted(count, 'Aufgabe', 'Aufgaben'),
      approvals: (count) => counted(count, 'Anfrage Ihrer Agenten', 'Anfragen Ihrer Agenten'),
      messages: (count) => counted(count, 'ungelesene Nachricht', 'ungelesene Nachrichten'),
      disputes: (count) => counted(count, 'Neuigkeit zu Streitfällen', 'Neuigkeiten zu Streitfällen'),
      money: (count) => counted(count, 'Neuigkeit zu Zahlungen', 'Neuigkeiten zu Zahlungen'),
      searches: (count) => counted(count, 'neuer Auftrag', 'neue Aufträge'),
    },
    intro: 'Das ist neu, und das wartet auf Sie.',
    button: (marketplace) => `${marketplace} öffnen`,
  },
  reasons: {
    tasks: 'Sie erhalten diese E-Mail, weil E-Mails über anstehende Aufgaben eingeschaltet sind.',
    messages: 'Sie erhalten diese E-Mail, weil E-Mails über ungelesene Nachrichten eingeschaltet sind.',
    approvals: 'Sie erhalten diese E-Mail, weil E-Mails über Anfragen Ihrer Agenten eingeschaltet sind.',
    disputes: 'Sie erhalten diese E-Mail, weil E-Mails über Streitfälle eingeschaltet sind.',
    money: 'Sie erhalten diese E-Mail, weil E-Mails über Ihre Zahlungen eingeschaltet sind.',
    searches:
      'Sie erhalten diese E-Mail, weil E-Mails über neue Aufträge zu Ihren gespeicherten Suchen eingeschaltet sind.',
    daily: 'Sie erhalten diese E-Mail, weil Sie eine tägliche E-Mail gewählt haben.',
  },
  events: {
    'dispute.opened': {
      title: 'Ein Streitfall wurde eröffnet',
      text: 'Bis der Streitfall beigelegt ist, bleibt das strittige Geld eingefroren. Zuerst muss die andere Seite antworten.',
    },
    'dispute.statement': {
      title: 'Neue Stellungnahme in Ihrem Streitfall',
      text: 'Es gibt eine neue Stellungnahme oder einen Vorschlag für einen anderen Betrag. Lesen Sie das und antworten Sie, falls nötig.',
    },
    'dispute.in_review': {
      title: 'Ihr Streitfall wird geprüft',
      text: 'Ein Schlichter liest die Stellungnahmen beider Seiten und macht einen Vorschlag. Dann erhalten Sie eine E-Mail.',
    },
    'dispute.recommended': {
      title: 'Ein Schlichter hat einen Vorschlag gemacht',
      text: 'Lesen Sie den Vorschlag und die Begründung dafür. Er gilt, wenn ihn keine Seite rechtzeitig ablehnt.',
    },
    'dispute.accepted': {
      title: 'Eine Seite hat den Schlichtungsvorschlag angenommen',
      text: 'Der Vorschlag gilt, sobald beide Seiten ihn angenommen haben. Lehnt ihn keine Seite ab, gilt er nach Ablauf der Frist.',
    },
    'dispute.arbitration': {
      title: 'Ihr Streitfall wartet auf eine endgültige Entscheidung',
      text: 'Ein Schlichter, der bisher nicht beteiligt war, entscheidet, wer was erhält.',
    },
    'dispute.resolved': {
      title: 'Ihr Streitfall wurde beigelegt',
      text: 'Das strittige Geld ist verteilt. Wer was erhalten hat, steht im Streitfall.',
    },
    'dispute.withdrawn': {
      title: 'Der Streitfall wurde zurückgezogen',
      text: 'Der Meilenstein läuft weiter wie zuvor.',
    },
    'payout.paid': {
      title: 'Sie haben Geld erhalten',
      text: 'Eine Gutschrift ist in Ihrem Guthaben verfügbar. Sie können das Geld auszahlen oder ausgeben.',
    },
    'milestone.refunded': {
      title: 'Ein Meilenstein wurde erstattet',
      text: 'Das Geld in Treuhand ging zurück an den Auftraggeber.',
    },
    'wallet.deposit_succeeded': {
      title: 'Ihre Einzahlung ist angekommen',
      text: 'Das Geld ist in Ihrem Guthaben verfügbar.',
    },
    'wallet.deposit_failed': {
      title: 'Ihre Einzahlung ist fehlgeschlagen',
      text: 'Ihrem Guthaben wurde nichts hinzugefügt. Den Grund finden Sie unter „Guthaben“.',
    },
    'wallet.deposit_reversed': {
      title: 'Ihre Einzahlung wurde storniert',
      text: 'Das Geld wurde wieder von Ihrem Guthaben abgezogen. Den Grund finden Sie unter „Guthaben“.',
    },
    'wallet.withdrawal_succeeded': {
      title: 'Ihre Auszahlung wurde überwiesen',
      text: 'Das Geld ging an Ihr Auszahlungskonto.',
    },
    'wallet.withdrawal_failed': {
      title: 'Ihre Auszahlung ist fehlgeschlagen',
      text: 'Das Geld ist zurück in Ihrem Guthaben. Den Grund finden Sie unter „Guthaben“.',
    },
    'wallet.withdrawal_returning': {
      title: 'Die Bank hat Ihre Auszahlung abgelehnt',
      text: 'Das Geld ist auf dem Weg zurück in Ihr Guthaben. Den Grund finden Sie unter „Guthaben“.',
    },
    'refund.failed': {
      title: 'Eine Rückerstattung ist fehlgeschlagen',
      text: 'Das Geld ist zurück in Ihrem Guthaben. Den Grund finden Sie unter „Guthaben“.',
    },
  },
  otherEvent: { title: 'Etwas hat sich geändert', text: 'Sehen Sie auf dem Marktplatz nach, was es Neues gibt.' },
  eventButtons: { dispute: 'Zum Streitfall', contract: 'Zum Vertrag', wallet: 'Zum Guthaben' },
  examples: {
    gig: 'Reiseführer übersetzen',
    otherGig: 'Masterarbeit Korrektur lesen',
    search: 'Übersetzung ins Französische',
  },
}
