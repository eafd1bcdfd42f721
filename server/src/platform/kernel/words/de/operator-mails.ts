import type { operatorMails as english } from '../en/operator-mails.ts'
import type { Translated } from '../translated.ts'

/** Emails to operators about operators, first-party apps, settings and webhooks, so that none of them acts unnoticed. */
export const operatorMails: Translated<typeof english> = {
  reason: (marketplace) =>
    `Sie erhalten diese E-Mail, weil Sie Betreiber von ${marketplace} sind. Solche E-Mails senden wir immer.`,
  newOperator: {
    subject: (user) => `${user} ist jetzt Betreiber`,
    happened: (user) =>
      `${user} kann jetzt alles, was ein Betreiber kann: Konten verwalten, Zahlungen abwickeln und weitere Betreiber ernennen.`,
    ifWrong:
      'Im Audit-Log steht, wer das geändert hat. Wenn Ihnen das falsch vorkommt, sprechen Sie sofort mit den anderen Betreibern.',
  },
  recoveryKey: {
    subject: (user) => `Für den Betreiber ${user} wurde ein Ersatzschlüssel erstellt`,
    happened: ({ by, user }) =>
      `${by} hat einen Ersatzschlüssel für ${user} erstellt. Wer diesen Schlüssel hat, kann als ${user} handeln.`,
    ifWrong: (user) =>
      `Falls ${user} nicht darum gebeten hat, widerrufen Sie den Schlüssel und sprechen Sie sofort mit den anderen Betreibern.`,
  },
  removalRequested: {
    suspension: {
      subject: (user) => `Zweiter Betreiber nötig, um ${user} zu sperren`,
      asked: ({ by, user }) => `${by} möchte ${user} sperren.`,
      askedBecause: ({ by, user, reason }) => `${by} möchte ${user} sperren. Grund: ${reason}`,
    },
    demotion: {
      subject: (user) => `Zweiter Betreiber nötig, um ${user} die Betreiberrolle zu entziehen`,
      asked: ({ by, user }) => `${by} möchte ${user} die Betreiberrolle entziehen.`,
      askedBecause: ({ by, user, reason }) => `${by} möchte ${user} die Betreiberrolle entziehen. Grund: ${reason}`,
    },
    toDo: (until) =>
      `Noch hat sich nichts geändert. Ein anderer Betreiber kann das bis zum ${until} bestätigen, auf der Seite des Kontos in der Konsole oder mit derselben API-Anfrage.`,
  },
  removed: {
    suspension: {
      subject: (user) => `${user} wurde gesperrt`,
      happened: ({ by, user }) => `${by} hat den Betreiber ${user} gesperrt.`,
    },
    demotion: {
      subject: (user) => `${user} ist kein Betreiber mehr`,
      happened: ({ by, user }) => `${by} hat ${user} die Betreiberrolle entzogen.`,
    },
    ifWrong: 'Wenn Ihnen das falsch vorkommt, sprechen Sie sofort mit den anderen Betreibern.',
  },
  reviewUser: 'Konto prüfen',
  firstParty: {
    requestedSubject: (app) => `Zweiter Betreiber nötig, um „${app}“ zur eigenen App zu machen`,
    requested: ({ by, app }) =>
      `${by} möchte „${app}“ zu einer eigenen App des Marktplatzes machen. Die Anmeldung dort kommt dann ohne Einwilligungsseite aus, und die App kann im Namen der Angemeldeten handeln.`,
    sentTo: (uris) => `Nach der Anmeldung werden alle zu ${uris} weitergeleitet.`,
    toDo: ({ until, command }) =>
      `Noch hat sich nichts geändert. Ein anderer Betreiber kann das bis zum ${until} bestätigen, in der Konsole unter „Eigene Apps“ oder mit „${command}“.`,
    approvedSubject: (app) => `„${app}“ ist jetzt eine eigene App`,
    approved: (by) =>
      `${by} hat das bestätigt. Die Anmeldung bei der App kommt jetzt ohne Einwilligungsseite aus, und die App kann im Namen der Angemeldeten handeln.`,
    ifWrong: (command) =>
      `Wenn Ihnen das falsch vorkommt, entfernen Sie die App in der Konsole unter „Eigene Apps“ oder mit „${command}“, und sprechen Sie sofort mit den anderen Betreibern.`,
    endedSubject: (app) => `„${app}“ ist keine eigene App mehr`,
    ended: (by) =>
      `${by} hat die App aus den eigenen Apps entfernt. Ab jetzt braucht sie eine Einwilligung, bevor sie für jemanden handelt.`,
    button: 'Eigene Apps prüfen',
  },
  settings: {
    oneSubject: ({ by, setting }) => `${by} hat ${setting} geändert`,
    manySubject: ({ by, count }) => `${by} hat ${count} Einstellungen geändert`,
    happened: (by) => `${by} hat die Einstellungen des Marktplatzes geändert. Das gilt ab sofort.`,
    changed: ({ setting, before, after }) => `${setting}: ${before} → ${after}`,
    returned: ({ setting, before }) => `${setting}: ${before} → Wert der Umgebung`,
    reason: (reason) => `Grund: ${reason}`,
    ifWrong:
      'Wenn Ihnen das falsch vorkommt, machen Sie es rückgängig und sprechen Sie sofort mit den anderen Betreibern.',
    button: 'Zu den Änderungen',
  },
  webhook: {
    subject: 'Ein Webhook erhält jetzt alle Ereignisse des Marktplatzes',
    happened: ({ host, id }) =>
      `Alle Ereignisse des Marktplatzes gehen jetzt an ${host}. Sie enthalten IDs, Status und Beträge, aber keine Texte. Ein Betreiber hat den Webhook ${id} hinzugefügt oder seine URL geändert.`,
    ifWrong:
      'Falls Sie das nicht erwartet haben, sehen Sie im Audit-Log nach. Um den Webhook zu stoppen, sperren Sie diesen Betreiber oder ändern Sie seine Rolle.',
    button: 'Zum Audit-Log',
  },
  test: {
    subject: (marketplace) => `Test-E-Mail von ${marketplace}`,
    happened: (marketplace) =>
      `E-Mails von ${marketplace} kommen an dieser Adresse an, und sie sehen so aus wie diese hier.`,
    button: 'Zurück zur Einrichtung',
    reason: (marketplace) =>
      `Sie erhalten diese E-Mail, weil ein Betreiber von ${marketplace} eine Test-E-Mail an diese Adresse geschickt hat.`,
  },
}
