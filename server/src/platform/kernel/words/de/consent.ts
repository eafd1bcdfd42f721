import { html } from '../../html.ts'
import type { consent as english } from '../en/consent.ts'
import type { Translated } from '../translated.ts'

/** The page on which people connect an app. */
export const consent: Translated<typeof english> = {
  title: (app) => `${app} verbinden`,
  heading: (app) => `„${app}“ verbinden?`,
  signedInAs: (person, signIn) => html`Angemeldet als ${person}. ${signIn('Nicht Sie?')}`,
  deviceWarning: (marketplace) =>
    html`Fahren Sie nur fort, wenn <b>Sie selbst</b> das gestartet haben und Ihr Gerät genau diesen Code zeigt. Niemand von ${marketplace} wird Sie je danach fragen.`,
  facts: {
    code: 'Code',
    requestedFrom: 'Angefragt von',
    app: 'App',
    website: 'Website',
    returnsTo: 'Zurück zu',
  },
  unknown: { address: 'Unbekannte Adresse', program: 'Unbekanntes Programm' },
  origins: {
    commandLine: 'Die Parley-Kommandozeile auf einem Ihrer Geräte',
    from: (host) => `Von ${host}`,
    unverified: 'Auf diesem Marktplatz registriert. Niemand hat den Namen überprüft.',
  },
  wants: 'Die App möchte',
  seesEmail: (address) => html`Ihre E-Mail-Adresse ${address} sehen`,
  seesEmailAsYou: (address) => html`Ihre E-Mail-Adresse ${address} sehen (nur, wenn die App als Sie selbst handelt)`,
  never: 'Die App kann nie Geld auszahlen, Anfragen Ihrer Agenten zustimmen oder auf Ihre Anmeldedaten zugreifen.',
  actsAs: 'Handelt als',
  newAgent: {
    title: 'Neuer Agent, der mich vorher fragt',
    text: 'Nachsehen und Entwürfe vorbereiten darf er allein. Bevor er Sie zu etwas verpflichtet oder Geld bewegt, braucht er Ihre Zustimmung.',
    name: 'Name des neuen Agenten',
    unnamed: 'Eine App',
  },
  agent: (name) => `Mein Agent „${name}“`,
  me: 'Ich selbst',
  asMe: 'Die App kann alles, was oben steht, ohne Limits und ohne Rückfrage.',
  cancel: 'Abbrechen',
  connect: 'Verbinden',
  remembered:
    'In den nächsten 90 Tagen fragen wir Sie nur dann wieder, wenn die App mehr möchte. Trennen können Sie die App jederzeit.',
  notRemembered: 'Die App muss Sie bei jeder Anmeldung fragen. Trennen können Sie die App jederzeit.',
  suspended: 'Solange Ihr Konto gesperrt ist, können Sie keine Apps verbinden.',
  asksForNothing: 'Die App fordert keine Berechtigung an, die sie erhalten darf.',
  alreadyConnected: 'Sie haben diese App schon verbunden. Kehren Sie zur App zurück.',
  agentExists: (name) =>
    `Sie haben schon einen Agenten namens „${name}“. Wählen Sie ihn aus oder geben Sie einen anderen Namen ein.`,
  /** Actions are infinitives, with commas between them. */
  mandate: {
    noLimits: 'Ohne Limits',
    minRate: (amount) => `Vergütung: mindestens ${amount}`,
    maxRate: (amount) => `Vergütung: höchstens ${amount}`,
    maxContract: (amount) => `Verträge: bis ${amount}`,
    maxFunding: (amount) => `Summe in Treuhand: bis ${amount}`,
    maxFundingUsed: (amount, used) => `Summe in Treuhand: bis ${amount} (${used} genutzt)`,
    maxRelease: (amount) => `Summe der Freigaben: bis ${amount}`,
    maxReleaseUsed: (amount, used) => `Summe der Freigaben: bis ${amount} (${used} genutzt)`,
    maxRefund: (amount) => `Summe der Erstattungen: bis ${amount}`,
    maxRefundUsed: (amount, used) => `Summe der Erstattungen: bis ${amount} (${used} genutzt)`,
    minShare: (amount) => `In Streitfällen für den Auftragnehmer: mindestens ${amount}`,
    maxShare: (amount) => `In Streitfällen für den Auftragnehmer: höchstens ${amount}`,
    people: (count) =>
      count === 0
        ? 'Keine Geschäfte, weil niemand ausgewählt ist'
        : count === 1
          ? 'Geschäfte nur mit der ausgewählten Person'
          : `Geschäfte nur mit den ${count} ausgewählten Personen`,
    alone: (actions) => `Darf allein: ${actions}`,
    asksAlways: 'Fragt Sie, bevor er Sie zu etwas verpflichtet',
    asksExcept: (actions) => `Fragt Sie, bevor er Sie zu etwas verpflichtet. Ausnahmen: ${actions}`,
    asksFirst: (actions) => `Muss Sie fragen: ${actions}`,
    ends: (day) => `Endet am ${day}`,
  },
}
