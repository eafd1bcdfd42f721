import type { problems as english } from '../en/problems.ts'
import type { Translated } from '../translated.ts'

/** What went wrong with a page or a form. */
export const problems: Translated<typeof english> = {
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die Adresse enthält vielleicht einen Tippfehler, oder die Seite gibt es nicht mehr.',
    description: 'Seite nicht gefunden.',
  },
  home: 'Zur Startseite',
  title: 'Etwas ist schiefgelaufen',
  general: 'Das hat nicht funktioniert. Gehen Sie zurück und versuchen Sie es erneut.',
  busyTitle: 'Versuchen Sie es gleich noch einmal',
  busy: 'Der Marktplatz ist gerade ausgelastet.',
  crossSite: 'Dieses Formular kam von einer anderen Website. Deshalb haben wir es ignoriert.',
  badCharacters:
    'Das Formular enthält Zeichen, die wir nicht speichern können. Entfernen Sie diese und versuchen Sie es erneut.',
  codes: {
    bad_session: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
    bad_sign_in: 'Dieser Link oder Code hat nicht funktioniert. Fordern Sie einen neuen an.',
    email_off: 'Dieser Marktplatz sendet keine E-Mails.',
    not_found: 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
    search_too_slow:
      'Diese Suche dauert zu lange. Verwenden Sie andere Filter, weniger oder seltenere Wörter oder lassen Sie die Anführungszeichen weg.',
    sign_up_closed: 'Ein Konto auf diesem Marktplatz gibt es nur mit Einladung.',
  },
  quotas: {
    agents: (limit) => `Das Limit für Agenten liegt bei ${limit}. Löschen Sie zuerst einen.`,
    connected_apps: (limit) => `Das Limit für verbundene Apps liegt bei ${limit}. Trennen Sie zuerst eine.`,
  },
}
