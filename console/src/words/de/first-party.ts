import type { words as english } from '../first-party.ts'
import type { Translated } from '../translated.ts'

/** Texts of the page about first-party apps. */
export const words: Translated<typeof english> = {
  title: 'Eigene Apps',
  text: 'Apps des Marktplatzes selbst, etwa eine Website oder eine mobile App. Die Anmeldung dort kommt ohne Einwilligungsseite aus, und die Apps können im Namen der Angemeldeten handeln.',
  none: 'Keine eigenen Apps',
  noneText: 'Hat der Marktplatz eine eigene Website oder App? Registrieren Sie sie hier.',
  add: 'App registrieren',
  addText:
    'Die App darf, was die Angemeldeten selbst dürfen. Ausgenommen ist alles, was Schlüssel, Agenten, Webhooks, Anmeldung, Zustimmungen, Auszahlungen oder Auszahlungskonten betrifft.',
  name: 'Name',
  url: 'Website',
  redirects: 'Redirect-URIs',
  redirectsHint: 'Eine https-URI pro Zeile. URIs müssen genau übereinstimmen und lassen sich später nicht ändern.',
  redirectsHintSandbox:
    'Eine URI pro Zeile: https, in dieser Sandbox auch http://localhost. URIs müssen genau übereinstimmen und lassen sich später nicht ändern.',
  register: 'Registrieren',
  secretTitle: (name) => `Client-Secret für ${name}`,
  secretText: 'Kopieren Sie es jetzt. Es wird nur einmal angezeigt.',
  saved: 'Habe ich gespeichert',
  clientId: 'Client-ID',
  owner: 'Registriert von',
  requestedBy: 'Angefragt von',
  until: 'Bestätigungsfrist',
  yours: 'Sie haben das angefragt. Ein anderer Betreiber muss es bestätigen.',
  states: {
    pending: 'Bestätigung offen',
    active: 'Aktiv',
    paused: 'Pausiert',
    ended: 'Entfernt',
  },
  pausedText:
    'Wer die App registriert hat, ist kein aktiver Betreiber mehr, hat aber noch das Secret. Deshalb wurden alle dort abgemeldet. Registrieren Sie die App neu, um ein neues Secret zu erhalten.',
  approve: 'Bestätigen',
  approveTitle: (name) => `${name} bestätigen?`,
  approveText:
    'Die Anmeldung bei dieser App kommt dann ohne Einwilligungsseite aus, und sie kann im Namen der Angemeldeten handeln. Alle Betreiber erhalten eine E-Mail.',
  approved: (name) => `${name} ist jetzt eine eigene App.`,
  waiting: (name) => `Ein zweiter Betreiber muss ${name} noch bestätigen.`,
  decline: 'Ablehnen',
  withdraw: 'Anfrage zurückziehen',
  declineTitle: (name) => `${name} als eigene App ablehnen?`,
  declineText: 'Die App bleibt registriert, braucht aber eine Einwilligung, bevor sie für jemanden handelt.',
  declined: (name) => `${name} wird keine eigene App.`,
  remove: 'Entfernen',
  removeTitle: (name) => `${name} entfernen?`,
  removeText:
    'Alle werden dort sofort abgemeldet. Ab dann braucht die App eine Einwilligung, bevor sie für jemanden handelt. Alle Betreiber erhalten eine E-Mail.',
  removed: (name) => `${name} ist keine eigene App mehr.`,
}
