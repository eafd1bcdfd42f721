import type { words as english } from '../messages.ts'
import type { Translated } from '../translated.ts'

/** Texts of conversations, wherever they are. */
export const words: Translated<typeof english> = {
  title: 'Nachrichten',
  list: {
    label: 'Unterhaltungen',
    search: 'Unterhaltungen suchen',
    searchPlaceholder: 'Namen und Aufträge suchen',
    none: 'Noch keine Unterhaltungen',
    noneText:
      'Hier können Sie einander schreiben, sobald sich eine Seite auf einen Auftrag der anderen beworben oder eine Einladung gesendet hat.',
    findGigs: 'Aufträge finden',
    findPeople: 'Personen finden',
    silent: 'Noch keine Nachrichten',
    deleted: 'Nachricht gelöscht',
    mine: (text) => `Sie: ${text}`,
    unread: (count) => `, ${count} ungelesen`,
  },
  none: 'Wählen Sie eine Unterhaltung',
  noneText:
    'Mit j und k gehen Sie durch die Liste, mit der Eingabetaste öffnen Sie eine Unterhaltung, mit Esc kehren Sie zur Liste zurück.',
  all: 'Alle Nachrichten',
  open: 'In Nachrichten öffnen',
  message: 'Nachricht',
  messageTo: (name, unread) => `Nachricht an ${name}${unread === 0 ? '' : `, ${unread} ungelesen`}`,
  with: (name) => `Nachrichten mit ${name}`,
  between: (names) => `Nachrichten zwischen ${new Intl.ListFormat('de').format(names)}`,
  empty: 'Noch keine Nachrichten',
  emptyText: (name) => `Stellen Sie ${name} eine Frage oder stellen Sie sich vor. Nachrichten sind nicht verbindlich.`,
  older: 'Ältere Nachrichten zeigen',
  beginning: 'Beginn der Unterhaltung',
  today: 'Heute',
  yesterday: 'Gestern',
  new: 'Neu',
  toNewest: 'Zur neuesten',
  you: 'Sie',
  agent: 'Agent',
  deleted: 'Nachricht gelöscht',
  removed: 'Vom Betreiber entfernt',
  arrived: (name, text) => `${name}: ${text}`,
  delete: 'Nachricht löschen',
  deleteTitle: 'Diese Nachricht löschen?',
  deleteText: (name) =>
    `Weder Sie noch ${name} können sie danach lesen. In der Unterhaltung steht dann, dass eine Nachricht gelöscht wurde.`,
  deleteLabel: 'Löschen',
  composer: {
    label: (name) => `Nachricht an ${name}`,
    hint: 'Senden mit Eingabetaste, neue Zeile mit Umschalt+Eingabe.',
    send: 'Senden',
    sending: 'Wird gesendet\u00a0…',
    notSent: 'Nicht gesendet.',
    lost: 'Eine Nachricht wurde nicht gesendet. Öffnen Sie die Unterhaltung, um es erneut zu versuchen.',
    retry: 'Erneut versuchen',
    edit: 'Bearbeiten',
    ownSuspension: 'Solange Ihr Konto gesperrt ist, können Sie keine Nachrichten senden.',
    refusals: {
      recipient_suspended: (name) =>
        `Das Konto von ${name} ist gesperrt. Sie können Ihre Nachrichten lesen, aber keine neuen senden.`,
      user_blocked: (name) => `Sie haben ${name} blockiert. Heben Sie das auf, um Nachrichten zu senden.`,
      contact_unavailable: (name) => `Sie können ${name} gerade keine Nachrichten senden.`,
    },
    notNow: 'Sie können hier gerade keine Nachrichten senden.',
  },
  disputed: 'Solange der Streitfall läuft, können Schlichter und Betreiber diese Nachrichten lesen.',
  staff: {
    text: 'Private Nachrichten der beiden Seiten zu diesem Auftrag. Wer sie liest, wird im Audit-Log erfasst.',
    read: 'Nachrichten lesen',
    again: 'Erneut lesen',
    none: 'Die beiden haben sich noch nicht geschrieben.',
  },
}
