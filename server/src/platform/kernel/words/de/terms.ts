import { html } from '../../html.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../translated.ts'

/** The terms of use: their page, signing up, and emails about new versions. */
export const terms: Translated<typeof english> = {
  title: 'Nutzungsbedingungen',
  description: (marketplace) => `Die Nutzungsbedingungen von ${marketplace}.`,
  status: {
    in_force: (version, day) => `Version ${version}, gültig seit ${day}`,
    planned: (version, day) => `Version ${version}, gültig ab ${day}`,
    replaced: (version) => `Version ${version}, nicht mehr gültig`,
    withdrawn: (version) => `Version ${version}, vor Inkrafttreten zurückgezogen`,
  },
  changes: 'Was sich ändert',
  text: 'Vollständiger Text',
  elsewhere: 'Nutzungsbedingungen lesen',
  current: 'Zur aktuellen Version',
  accept: 'Zustimmen',
  why: 'Wenn Sie zustimmen, können Sie Aufträge ausschreiben, sich bewerben, Angebote machen, Verträge bestätigen und Geld einzahlen.',
  accepted: (day) => `Sie haben dieser Version am ${day} zugestimmt.`,
  signIn: (link) => html`Um zuzustimmen, ${link('melden Sie sich an')}.`,
  signUp: (link) => html`Mit dem Erstellen des Kontos stimmen Sie den ${link('Nutzungsbedingungen')} zu.`,
  mails: {
    planned: {
      subject: (day) => `Neue Nutzungsbedingungen ab ${day}`,
      intro: (marketplace, day) =>
        `${marketplace} hat neue Nutzungsbedingungen. Sie gelten ab ${day}. Bis dahin ändert sich nichts.`,
      need: 'Danach müssen Sie ihnen zustimmen, bevor Sie Aufträge ausschreiben, sich bewerben, Angebote machen, Verträge bestätigen oder Geld einzahlen. Ihre laufenden Verträge und Ihr Geld sind davon nicht betroffen.',
      action: 'Neue Bedingungen ansehen',
    },
    inForce: {
      subject: (marketplace) => `${marketplace} hat Nutzungsbedingungen`,
      intro: (marketplace) => `${marketplace} hat Nutzungsbedingungen veröffentlicht, die ab sofort gelten.`,
      need: 'Sie müssen ihnen zustimmen, bevor Sie Aufträge ausschreiben, sich bewerben, Angebote machen, Verträge bestätigen oder Geld einzahlen. Ihre laufenden Verträge und Ihr Geld sind davon nicht betroffen.',
      action: 'Bedingungen ansehen',
    },
    withdrawn: {
      subject: (day) => `Die Nutzungsbedingungen ändern sich am ${day} doch nicht`,
      text: (marketplace, day) =>
        `Wir haben Ihnen neue Nutzungsbedingungen angekündigt, die ab ${day} gelten sollten. ${marketplace} hat sie zurückgezogen, es ändert sich also nichts.`,
    },
  },
}
