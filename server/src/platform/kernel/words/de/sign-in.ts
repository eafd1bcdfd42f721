import { html } from '../../html.ts'
import type { signIn as english } from '../en/sign-in.ts'
import type { Translated } from '../translated.ts'

/** The pages on which people sign in and confirm their address. */
export const signIn: Translated<typeof english> = {
  title: 'Anmelden',
  heading: (marketplace) => `Bei ${marketplace} anmelden`,
  linkFromEmail: 'Sie haben den Link aus unserer E-Mail geöffnet. Er funktioniert nur einmal.',
  linkFromTerminal: 'Sie haben den Link aus dem Terminal geöffnet. Er funktioniert nur einmal.',
  button: 'Anmelden',
  again: 'Bitte neu anmelden',
  whyAgain: 'Zur Sicherheit ist das nur kurz nach einer Anmeldung möglich.',
  how: 'Verwenden Sie einen Passkey oder einen Code, den wir Ihnen per E-Mail senden.',
  usePasskey: 'Passkey verwenden',
  or: 'oder',
  email: 'E-Mail-Adresse',
  emailExample: 'name@example.com',
  sendCode: 'Code anfordern',
  enterEmail: 'Geben Sie eine E-Mail-Adresse ein.',
  anyAddress: (mailbox) =>
    html`Diese Sandbox hat keinen Mailserver. Verwenden Sie eine beliebige Adresse: E-Mails landen im ${mailbox('Postfach')}, das Sie mit dem Link im Terminal öffnen können.`,
  expiredTerminalLink: (minutes, command) =>
    html`Dieser Anmeldelink funktioniert nicht mehr. Solche Links laufen nach ${minutes} Minuten ab und funktionieren nur einmal. Um einen neuen zu erhalten, führen Sie ${command} im Ordner des Dienstes aus. Falls der Dienst das mitgelieferte PostgreSQL verwendet, stoppen Sie ihn vorher.`,
  code: {
    title: 'Code eingeben',
    heading: 'Prüfen Sie Ihre E-Mails',
    sent: (email, minutes) =>
      html`Wir haben einen Code an ${email} gesendet. Er läuft in ${minutes} Minuten ab und funktioniert nur einmal.`,
    label: 'Code',
    resend: (link) => html`Nichts angekommen? ${link('Erneut senden')}`,
    inMailbox: (mailbox) =>
      html`Diese Sandbox hat keinen Mailserver. Der Code liegt im ${mailbox('Postfach')}, das Sie mit dem Link im Terminal öffnen können.`,
  },
  name: {
    title: 'Ihr Name',
    heading: (marketplace) => `Willkommen bei ${marketplace}`,
    text: 'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Wie heißen Sie?',
    label: 'Name',
    kind: 'Art des Kontos',
    kinds: { person: 'Person', organization: 'Organisation' },
    button: 'Konto erstellen',
  },
  signedIn: {
    title: 'Angemeldet',
    heading: (name) => `Hallo, ${name}`,
    text: 'Sie sind angemeldet.',
    textAs: (email) => html`Sie sind als ${email} angemeldet.`,
    proceed: 'Weiter',
    addPasskey: 'Passkey für dieses Gerät hinzufügen',
    passkeyName: 'Dieses Gerät',
    signOut: 'Abmelden',
  },
  passkeys: {
    added: 'Passkey hinzugefügt. Damit können Sie sich beim nächsten Mal anmelden.',
    canceled: 'Die Anfrage wurde abgebrochen oder hat zu lange gedauert.',
    failed: 'Das hat nicht funktioniert. Versuchen Sie es erneut.',
    codes: {
      bad_passkey:
        'Diesen Passkey kennen wir nicht, oder die Anfrage ist abgelaufen. Versuchen Sie es erneut oder melden Sie sich per E-Mail an.',
      bad_session: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an.',
      quota_reached: 'Sie haben das Limit für Passkeys erreicht. Entfernen Sie zuerst einen.',
      rate_limited: 'Das waren zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann erneut.',
      recent_sign_in_required:
        'Melden Sie sich zuerst neu an. Das geht nur in den ersten 15 Minuten nach einer Anmeldung.',
    },
  },
  address: {
    title: 'E-Mail-Adresse bestätigen',
    text: (account) =>
      html`Die Adresse, an die wir diesen Link gesendet haben, wird zur E-Mail-Adresse Ihres Kontos ${account}.`,
    button: 'Bestätigen',
    openLink: (account) =>
      html`Sie sind als ${account} angemeldet. Um eine Adresse für dieses Konto zu bestätigen, öffnen Sie den Link aus unserer E-Mail in einem Browser mit eingeschaltetem JavaScript.`,
    switch: (link) => html`Nicht Ihr Konto? ${link('Mit einem anderen anmelden')}`,
    signInFirst: 'Zum Bestätigen der E-Mail-Adresse anmelden',
    whichAccount:
      'Melden Sie sich mit dem Konto an, das in der E-Mail steht, und öffnen Sie dann den Link noch einmal. Falls es nicht Ihr Konto ist, können Sie die E-Mail ignorieren.',
    otherAccount:
      'Dieser Link gehört zu einem anderen Konto. Melden Sie sich mit dem Konto an, das in der E-Mail steht, und öffnen Sie dann den Link noch einmal.',
    suspended: 'Solange Ihr Konto gesperrt ist, können Sie Ihre Adresse nicht ändern.',
    confirmed: {
      title: 'E-Mail-Adresse bestätigt',
      heading: 'Ihre E-Mail-Adresse ist bestätigt',
      text: 'Melden Sie sich ab jetzt damit an.',
      proceed: 'Weiter',
    },
  },
}
