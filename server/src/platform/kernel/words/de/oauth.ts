import type { oauth as english } from '../en/oauth.ts'
import type { Translated } from '../translated.ts'

/** The pages about connecting apps, besides the one on which people decide. */
export const oauth: Translated<typeof english> = {
  device: {
    title: 'Gerät verbinden',
    text: 'Geben Sie den Code ein, den Ihr Programm oder Gerät zeigt. Fahren Sie nur fort, wenn Sie das selbst gestartet haben.',
    badCode: 'Dieser Code hat nicht funktioniert. Prüfen Sie ihn oder beginnen Sie auf dem Gerät von vorn.',
    code: 'Code',
    proceed: 'Weiter',
    connected: {
      title: 'Verbunden',
      heading: (app) => `${app} ist verbunden`,
      text: 'Sie können diese Seite schließen und zu Ihrem Gerät zurückkehren. Trennen können Sie die App jederzeit.',
      unnamedApp: 'Die App',
    },
    notConnected: {
      title: 'Nicht verbunden',
      text: 'Der Code lässt sich nicht noch einmal verwenden. Sie können diese Seite schließen.',
    },
  },
  failed: 'Etwas ist schiefgelaufen',
  expired: 'Diese Seite ist abgelaufen oder wurde in einem anderen Browser geöffnet.',
  failures: {
    cross_site: 'Dieses Formular kam von einer anderen Website. Deshalb haben wir es ignoriert.',
    invalid_client: 'Wir kennen diese App nicht oder können ihre Beschreibung nicht lesen.',
    invalid_redirect_uri:
      'Die App wollte Sie zu einer Adresse weiterleiten, die nicht für sie registriert ist. Das haben wir verhindert.',
    invalid_request:
      'Die Anfrage ist unvollständig oder abgelaufen. Kehren Sie zur App zurück und versuchen Sie es erneut.',
    not_on_behalf:
      'Sie sehen den Marktplatz gerade als jemand anderes an. Beenden Sie das, um Apps mit Ihrem eigenen Konto zu verbinden.',
    user_suspended: 'Solange Ihr Konto gesperrt ist, können Sie keine Apps verbinden.',
    server_error: 'Auf unserer Seite gab es ein Problem. Kehren Sie zur App zurück und versuchen Sie es erneut.',
    other: 'Die App hat eine ungültige Anfrage gesendet. Kehren Sie zur App zurück und versuchen Sie es erneut.',
  },
}
