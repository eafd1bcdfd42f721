import type { scopes as english } from '../en/scopes.ts'
import type { Translated } from '../translated.ts'

/** What an app can do or find out with each scope, for the person connecting it. They follow “Die App möchte” and “Damit kann sie”. */
export const scopes: Translated<typeof english> = {
  openid: 'Sie an Ihrer Konto-ID erkennen',
  profile: 'Ihren Namen und Ihr Bild sehen',
  email: 'Ihre E-Mail-Adresse sehen',
  read: 'Ihre Aufträge, Geschäfte, Ihr Guthaben und Ihre Ereignisse sehen',
  'gigs:write': 'Aufträge ausschreiben, bearbeiten und schließen',
  'applications:write': 'Suchen speichern, sich bewerben und auf Bewerbungen antworten',
  'negotiations:write': 'Angebote machen und annehmen',
  'contracts:write': 'Verträge verwalten: Meilensteine, Lieferungen und Bewertungen',
  'contracts:approve': 'Verträgen zustimmen und sie damit verbindlich machen',
  'payments:write': 'Meilensteine finanzieren, freigeben und erstatten, Geld einzahlen, Streitfälle beilegen',
  'disputes:write': 'Streitfälle eröffnen und auf sie antworten',
  'messages:write': 'Nachrichten senden, löschen und als gelesen markieren',
  'files:write': 'Dateien hochladen und unbenutzte löschen',
  'profile:write': 'Ihr Profil bearbeiten und andere empfehlen',
}
