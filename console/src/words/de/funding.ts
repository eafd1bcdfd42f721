import type { words as english } from '../funding.ts'
import type { Translated } from '../translated.ts'

/** Texts about single deposits and withdrawals, and about payout accounts that the payment provider keeps. */
export const words: Translated<typeof english> = {
  reason: 'Grund',
  reference: 'Referenz',
  deposit: {
    title: (amount) => `Einzahlung von ${amount}`,
    states: {
      pending: 'Offen',
      in_transit: 'Unterwegs',
      succeeded: 'Abgeschlossen',
      failed: 'Fehlgeschlagen',
      reversed: 'Storniert',
    },
    requested: 'Begonnen',
    unpaid: 'Noch nicht bezahlt. Wenn Sie gerade bezahlt haben, ändert sich das gleich.',
    unconfirmed: 'Verfügbar, sobald wir Ihre Zahlung bestätigt haben.',
    failed: 'Ihr Guthaben ist unverändert.',
    reversed: (amount) =>
      `Ihre Bank hat diese Zahlung zurückgeholt. Deshalb wurden ${amount} von Ihrem Guthaben abgezogen.`,
    pay: 'Weiter zur Zahlung',
    expires: (when) => `Läuft ${when} ab`,
    again: 'Neue Einzahlung',
    refunded: 'Erstattet',
  },
  refunds: {
    title: 'Erstattungen',
    text: 'Was Sie nicht ausgegeben haben, kann auf Ihr Zahlungsmittel zurückgehen.',
    action: 'Erstatten',
    dialog: 'Einzahlung erstatten',
    dialogText:
      'Das Geld geht sofort von Ihrem Guthaben ab und zurück auf das Zahlungsmittel, mit dem Sie bezahlt haben. Das kann bis zu 10 Werktage dauern.',
    amountHint: (amount) => `Bis zu ${amount} sind weder ausgegeben noch erstattet.`,
    to: 'Ursprüngliches Zahlungsmittel',
    submit: (amount) => (amount ? `${amount} erstatten` : 'Erstatten'),
    done: (amount) => `${amount} sind auf dem Weg zurück zu Ihnen`,
    failed: 'Das Geld ist wieder in Ihrem Guthaben.',
    states: { pending: 'Unterwegs', succeeded: 'Erstattet', failed: 'Fehlgeschlagen' },
  },
  withdrawal: {
    title: (amount) => `Auszahlung von ${amount}`,
    states: {
      pending: 'Offen',
      in_transit: 'Unterwegs',
      succeeded: 'Ausgezahlt',
      failed: 'Fehlgeschlagen',
      reversed: 'Storniert',
    },
    returning: 'Auf dem Rückweg',
    texts: {
      pending: 'Wir bereiten die Überweisung an Ihre Bank vor.',
      in_transit: 'Das Geld ist auf dem Weg zu Ihrer Bank.',
      succeeded: 'Das Geld wurde an Ihre Bank ausgezahlt.',
      failed: 'Das Geld ist wieder in Ihrem Guthaben.',
      returning: 'Ihre Bank hat das Geld abgelehnt. Es ist auf dem Weg zurück in Ihr Guthaben.',
    },
    waiting: 'Noch nicht überwiesen',
    waitingText: (reason) => `${reason} Wir versuchen es weiter.`,
    requested: 'Angefordert',
    expected: 'Erwartet',
    arrives: (day) => `Kommt voraussichtlich am ${day} an`,
    to: 'An',
  },
  withdrawable: {
    part: (amount) =>
      amount === null
        ? 'Aus Einzahlungen. Zum Ausgeben bereit.'
        : `Zum Ausgeben bereit. Davon können Sie ${amount} auszahlen.`,
    limit: (amount) => `Sie können bis zu ${amount} auszahlen.`,
    rest: (amount) =>
      `${amount} in Ihrem Guthaben stammen aus Einzahlungen. Was Sie davon nicht ausgeben, kann auf Ihr Zahlungsmittel zurückgehen.`,
    none: 'Noch keine Einnahmen zum Auszahlen',
    noneText:
      'Wenn ein Auftraggeber einen Meilenstein an Sie freigibt und das Geld verfügbar ist, zahlen Sie es hier aus.',
    deposits: 'Zu den Einzahlungen',
  },
  minimum: (amount) => `Mindestens ${amount}.`,
  account: {
    provider: 'Auszahlungskonto',
    none: 'Richten Sie Auszahlungen ein, um Ihre Einnahmen zu erhalten.',
    incompleteTitle: 'Einrichtung nicht abgeschlossen',
    incomplete: 'Schließen Sie die Einrichtung ab, um Ihre Einnahmen auszuzahlen.',
    restrictedTitle: 'Weitere Angaben nötig',
    restricted: 'Auszahlungen ruhen, bis unser Zahlungsanbieter die fehlenden Angaben hat.',
    ready: 'Ihre Auszahlungen gehen auf dieses Konto.',
    missing: 'Es fehlt noch',
    setUp: 'Einrichten',
    proceed: 'Weiter einrichten',
    update: 'Angaben ergänzen',
    manage: 'Verwalten',
    withdraw: 'Geld auszahlen',
    setUpText:
      'Unser Zahlungsanbieter fragt auf eigenen Seiten nach Ihren Angaben und Ihrem Bankkonto. Danach kommen Sie hierher zurück.',
    country: 'Land',
    countryHint: 'Wo Sie wohnen oder Ihr Unternehmen gemeldet ist. Das lässt sich später nicht ändern.',
    sameCountry: 'Wie der Marktplatz',
    toProvider: 'Weiter',
    justDone: 'Wenn Sie gerade fertig geworden sind, ändert sich das gleich.',
    readyTitle: 'Auszahlungen sind eingerichtet',
  },
}
