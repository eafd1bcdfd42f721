import { html } from '../../html.ts'
import type { mailbox as english } from '../en/mailbox.ts'
import type { Translated } from '../translated.ts'

/** The mailbox of a sandbox without a mail server. */
export const mailbox: Translated<typeof english> = {
  title: 'Postfach',
  heading: 'Postfach der Sandbox',
  text: 'Diese Sandbox hat keinen Mailserver. Deshalb kommen hier alle E-Mails an, auch die für andere.',
  empty: (code) =>
    html`Noch keine E-Mails. Fordern Sie mit einer beliebigen Adresse ${code('einen Code an')} und laden Sie dann diese Seite neu.`,
  sentTo: (address, time) => html`An ${address}, ${time}`,
  openInBrowser: 'Öffnen Sie das Postfach, um die E-Mails der Sandbox in diesem Browser zu lesen.',
  open: 'Postfach öffnen',
  howToOpen: (signIn) =>
    html`Öffnen Sie den Link zum Postfach, der beim Start des Dienstes im Terminal stand, oder ${signIn('melden Sie sich als Betreiber an')}.`,
  badLink: 'Dieser Link funktioniert nicht. Verwenden Sie den neuesten aus dem Terminal.',
}
