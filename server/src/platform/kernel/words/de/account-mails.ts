import type { accountMails as english } from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

/** Emails about what acts on an account or gets its money, so that nothing is added to it unnoticed. */
export const accountMails: Translated<typeof english> = {
  reason: (marketplace) =>
    `Sie erhalten diese E-Mail, weil es um Ihr Konto auf ${marketplace} geht. Solche E-Mails senden wir immer.`,
  newKey: {
    subject: (marketplace) => `Neuer Schlüssel für Ihr Konto auf ${marketplace}`,
    forAccount: (key) => `Für Ihr Konto wurde der API-Schlüssel „${key}“ erstellt.`,
    forAgent: (key) => `Für einen Ihrer Agenten wurde der API-Schlüssel „${key}“ erstellt.`,
    ifNot:
      'Falls Sie das nicht waren, melden Sie sich an, widerrufen Sie den Schlüssel und beenden Sie alle anderen Sitzungen.',
    button: 'Schlüssel prüfen',
  },
  agentResumed: {
    subject: (marketplace) => `Einer Ihrer Agenten auf ${marketplace} ist wieder aktiv`,
    happened: (agent) =>
      `Ihr Agent „${agent}“ kann wieder für Sie handeln. Seine Schlüssel und seine Vollmacht sind dieselben wie zuvor.`,
    ifNot:
      'Falls Sie das nicht waren, melden Sie sich an, pausieren Sie den Agenten, widerrufen Sie alle Schlüssel, die Sie nicht kennen, und beenden Sie alle anderen Sitzungen.',
    button: 'Agenten prüfen',
  },
  passkey: {
    added: {
      subject: (marketplace) => `Neuer Passkey für Ihr Konto auf ${marketplace}`,
      happened: (passkey) => `Mit dem Passkey „${passkey}“ ist jetzt eine Anmeldung bei Ihrem Konto möglich.`,
      ifNot:
        'Falls Sie das nicht waren, melden Sie sich an, entfernen Sie den Passkey und beenden Sie alle anderen Sitzungen.',
    },
    copied: {
      subject: (marketplace) => `Ein Passkey für Ihr Konto auf ${marketplace} wurde vielleicht kopiert`,
      happened: (passkey) =>
        `Jemand wollte sich anmelden, anscheinend mit einer Kopie Ihres Passkeys „${passkey}“. Wir haben die Anmeldung abgewiesen.`,
      toDo: 'Entfernen Sie diesen Passkey und erstellen Sie auf einem Gerät, dem Sie vertrauen, einen neuen.',
    },
    button: 'Passkeys prüfen',
  },
  app: {
    registeredSubject: ({ app, marketplace }) =>
      `Die App „${app}“ wurde mit Ihrem Konto auf ${marketplace} registriert`,
    changedSubject: ({ app, marketplace }) =>
      `Die App „${app}“ in Ihrem Konto auf ${marketplace} hat neue Redirect-URIs`,
    sentTo: (uris) => `Wer die App verbindet, wird zu ${uris} weitergeleitet.`,
    ifNot:
      'Falls Sie das nicht waren, melden Sie sich an, löschen Sie die App, widerrufen Sie alle Schlüssel, die Sie nicht kennen, und beenden Sie alle anderen Sitzungen.',
    button: 'Apps prüfen',
  },
  connection: {
    startedSubject: (marketplace) => `Eine App wurde mit Ihrem Konto auf ${marketplace} verbunden`,
    actsAsUser: (app) => `Die App „${app}“ handelt als Sie selbst. Damit kann sie:`,
    actsAsAgent: ({ app, agent }) => `Die App „${app}“ handelt als Ihr Agent „${agent}“. Damit kann sie:`,
    right: (right) => `– ${right}`,
    ifNot: 'Falls Sie das nicht waren, melden Sie sich an, trennen Sie die App und beenden Sie alle anderen Sitzungen.',
    endedSubject: (marketplace) => `Eine App wurde von Ihrem Konto auf ${marketplace} getrennt`,
    ended: (app) =>
      `Ein Code oder Token der App „${app}“ wurde zweimal verwendet. Vielleicht hat jemand eine Kopie davon. Deshalb wurde die App getrennt.`,
    reconnect:
      'Wenn Sie der App vertrauen, stellen Sie die Verbindung neu her. Falls das noch einmal passiert, informieren Sie den Anbieter der App.',
    button: 'Verbundene Apps prüfen',
  },
  payoutAccount: {
    addedSubject: (marketplace) => `Neues Auszahlungskonto auf ${marketplace}`,
    changedSubject: (marketplace) => `Ihr Auszahlungskonto auf ${marketplace} wurde geändert`,
    now: ({ label, reference }) => `Auszahlungen gehen jetzt an „${label}“ (${reference}).`,
    from: ({ label, reference, time }) => `Ab ${time} gehen Auszahlungen an „${label}“ (${reference}).`,
    ifNot:
      'Falls Sie das nicht waren, melden Sie sich an und hinterlegen Sie das richtige Auszahlungskonto. Beenden Sie alle anderen Sitzungen, widerrufen Sie alle Schlüssel, die Sie nicht kennen, und wenden Sie sich sofort an den Betreiber des Marktplatzes.',
    button: 'Auszahlungskonto prüfen',
  },
  webhook: {
    addedSubject: (marketplace) => `Neuer Webhook in Ihrem Konto auf ${marketplace}`,
    changedSubject: (marketplace) => `Ein Webhook in Ihrem Konto auf ${marketplace} hat eine neue URL`,
    ownEvents: (host) => `Ihre Ereignisse gehen jetzt an ${host}.`,
    publicEvents: (host) => `Öffentliche Ereignisse gehen jetzt an ${host}.`,
    ifNot:
      'Falls Sie das nicht waren, melden Sie sich an, löschen Sie den Webhook, widerrufen Sie alle Schlüssel, die Sie nicht kennen, und beenden Sie alle anderen Sitzungen.',
    button: 'Webhooks prüfen',
  },
}
