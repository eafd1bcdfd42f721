import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'

/** Emails about signing in and about addresses. */
export const signInMails: Translated<typeof english> = {
  code: {
    subject: (marketplace, code) => `Ihr Code für ${marketplace}: ${code}`,
    enterCode: 'Geben Sie diesen Code auf der Seite ein, auf der Sie sich anmelden:',
    openLink: 'Oder öffnen Sie diesen Link in dem Browser, in dem Sie sich anmelden möchten:',
    expires: (minutes) =>
      `Code und Link laufen in ${minutes} Minuten ab und funktionieren nur einmal. Falls Sie nichts angefordert haben, können Sie diese E-Mail ignorieren: Ohne Code oder Link kann sich niemand anmelden.`,
    button: (marketplace) => `Bei ${marketplace} anmelden`,
  },
  noAccount: {
    subject: (marketplace) => `Anmeldeversuch bei ${marketplace}`,
    happened:
      'Jemand, vielleicht Sie selbst, wollte sich mit dieser Adresse anmelden. Dazu gibt es aber kein Konto, und ein neues ist nur mit Einladung möglich.',
    toDo: 'Wenn Sie ein Konto haben, melden Sie sich mit dessen Adresse an. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  newDevice: {
    subject: (marketplace) => `Neue Anmeldung bei Ihrem Konto auf ${marketplace}`,
    happened: ({ browser, address, time }) =>
      `Jemand hat sich mit einem neuen Browser oder aus einem neuen Netzwerk bei Ihrem Konto angemeldet: ${browser ?? 'unbekannter Browser'}, von ${address}, am ${time}.`,
    toDo: 'Wenn Sie das waren, ist alles in Ordnung. Wenn nicht, melden Sie sich an, beenden Sie diese Sitzung und entfernen Sie alle Passkeys und Schlüssel, die Sie nicht kennen.',
    button: 'Sitzungen prüfen',
    exampleBrowser: 'Firefox unter Linux',
  },
  newAddress: {
    subject: (marketplace) => `Bestätigen Sie Ihre E-Mail-Adresse für ${marketplace}`,
    happened: ({ user, id }) =>
      `Jemand möchte diese E-Mail-Adresse für das Konto „${user}“ (${id}) verwenden. Wenn das Ihr Konto ist, öffnen Sie diesen Link in einem Browser, in dem Sie mit diesem Konto angemeldet sind:`,
    button: 'E-Mail-Adresse bestätigen',
    expires: (minutes) =>
      `Der Link läuft in ${minutes} Minuten ab und funktioniert nur einmal. Wenn es nicht Ihr Konto ist, ignorieren Sie diese E-Mail. Dann ändert sich nichts.`,
  },
  addressChanged: {
    subject: (marketplace) => `Die E-Mail-Adresse Ihres Kontos auf ${marketplace} wurde geändert`,
    happened: 'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.',
    ifNot: 'Falls Sie das nicht waren, wenden Sie sich sofort an den Betreiber des Marktplatzes.',
  },
  addressRemoved: {
    subject: (marketplace) => `Die E-Mail-Adresse Ihres Kontos auf ${marketplace} wurde entfernt`,
    happened: 'Diese Adresse wurde aus Ihrem Konto entfernt. Sie können sich damit nicht mehr anmelden.',
    ifNot: 'Falls Sie das nicht waren, wenden Sie sich sofort an den Betreiber des Marktplatzes.',
  },
  invitation: {
    subject: (marketplace) => `Ihre Einladung zu ${marketplace}`,
    happened:
      'Der Betreiber des Marktplatzes hat ein Konto für Sie angelegt. Öffnen Sie diesen Link, um sich anzumelden:',
    button: 'Einladung annehmen',
    managed:
      'Bis Sie den Link öffnen, kann der Betreiber für Sie handeln. Danach können das nur noch Sie selbst. In Ihren Einstellungen steht dann alles, was in Ihrem Namen getan wurde.',
    expires: (days) => `Der Link läuft in ${days} Tagen ab und funktioniert nur einmal.`,
  },
  reasons: {
    signIn: (marketplace) =>
      `Sie erhalten diese E-Mail, weil jemand diese Adresse für die Anmeldung bei ${marketplace} eingegeben hat.`,
    newAddress: (marketplace) =>
      `Sie erhalten diese E-Mail, weil jemand diese Adresse für ein Konto auf ${marketplace} verwenden möchte.`,
    invitation: (marketplace) =>
      `Sie erhalten diese E-Mail, weil der Betreiber von ${marketplace} diese Adresse eingeladen hat.`,
  },
}
