import { html } from '../../html.ts'
import type { unsubscribing as english } from '../en/unsubscribing.ts'
import type { Translated } from '../translated.ts'

/** The pages behind the link at the end of emails. */
export const unsubscribing: Translated<typeof english> = {
  title: 'Abbestellen',
  heading: 'E-Mails abbestellen?',
  text: (marketplace, emails) =>
    `${marketplace} sendet Ihnen dann ${emails}. E-Mails zu Ihrem Konto und dessen Sicherheit senden wir immer.`,
  button: 'Abbestellen',
  done: {
    title: 'Abbestellt',
    heading: 'E-Mails abbestellt',
    text: (emails, settings) =>
      html`Sie erhalten ${emails}. In Ihren ${settings('E-Mail-Einstellungen')} können Sie das wieder ändern.`,
  },
  badLink: {
    heading: 'Dieser Link funktioniert nicht',
    text: (settings) =>
      html`Verwenden Sie den Link aus einer neueren E-Mail oder legen Sie in Ihren ${settings('E-Mail-Einstellungen')} fest, welche E-Mails Sie erhalten.`,
  },
  /** They include the negation because “keine … mehr” encloses a part of them. */
  emails: {
    tasks: 'keine E-Mails mehr über Aufgaben, die auf Sie warten',
    messages: 'keine E-Mails mehr über ungelesene Nachrichten',
    approvals: 'keine E-Mails mehr über Anfragen Ihrer Agenten',
    disputes: 'keine E-Mails mehr über Streitfälle',
    money: 'keine E-Mails mehr über Ihre Zahlungen',
    searches: 'keine E-Mails mehr über neue Aufträge zu Ihren gespeicherten Suchen',
    daily: 'keine täglichen E-Mails mehr',
  },
}
