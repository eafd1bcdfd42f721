import { html } from '../../html.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../translated.ts'

/** The page of the terms of use, and agreeing to them when signing up. */
export const terms: Translated<typeof english> = {
  title: 'Nutzungsbedingungen',
  description: (marketplace) => `Die Nutzungsbedingungen von ${marketplace}.`,
  status: {
    in_force: (version, day) => `Version ${version}, gültig seit ${day}`,
    planned: (version, day) => `Version ${version}, gültig ab ${day}`,
    replaced: (version) => `Version ${version}, nicht mehr gültig`,
    withdrawn: (version) => `Version ${version}, vor dem Inkrafttreten zurückgezogen`,
  },
  changes: 'Was sich ändert',
  text: 'Vollständiger Text',
  elsewhere: 'Nutzungsbedingungen lesen',
  current: 'Zur aktuellen Version',
  accept: 'Zustimmen',
  why: 'Wenn Sie zustimmen, können Sie Aufträge ausschreiben, sich bewerben, Angebote machen, Verträgen zustimmen und Geld einzahlen.',
  accepted: (day) => `Sie haben dieser Version am ${day} zugestimmt.`,
  signIn: (link) => html`Um diesen Nutzungsbedingungen zuzustimmen, ${link('melden Sie sich an')}.`,
  signUp: (link) => html`Wenn Sie ein Konto erstellen, stimmen Sie den ${link('Nutzungsbedingungen')} zu.`,
}
