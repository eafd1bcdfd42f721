import type { termsMails as english } from '../en/terms-mails.ts'
import type { Translated } from '../translated.ts'

/** Emails about the terms of use. */
export const termsMails: Translated<typeof english> = {
  planned: {
    subject: (day) => `Neue Nutzungsbedingungen ab ${day}`,
    intro: (marketplace, day) =>
      `${marketplace} hat neue Nutzungsbedingungen. Sie gelten ab ${day}. Bis dahin ändert sich nichts.`,
    need: 'Danach müssen Sie den neuen Nutzungsbedingungen zustimmen, bevor Sie Aufträge ausschreiben, sich bewerben, Angebote machen, Verträgen zustimmen oder Geld einzahlen. Ihre laufenden Verträge und Ihr Guthaben sind nicht betroffen.',
    action: 'Neue Nutzungsbedingungen prüfen',
  },
  inForce: {
    subject: (marketplace) => `${marketplace} hat Nutzungsbedingungen veröffentlicht`,
    intro: (marketplace) => `${marketplace} hat Nutzungsbedingungen veröffentlicht, die ab sofort gelten.`,
    need: 'Sie müssen den Nutzungsbedingungen zustimmen, bevor Sie Aufträge ausschreiben, sich bewerben, Angebote machen, Verträgen zustimmen oder Geld einzahlen. Ihre laufenden Verträge und Ihr Guthaben sind nicht betroffen.',
    action: 'Nutzungsbedingungen prüfen',
  },
  withdrawn: {
    subject: (day) => `Am ${day} ändern sich die Nutzungsbedingungen doch nicht`,
    text: (marketplace, day) =>
      `Wir hatten neue Nutzungsbedingungen angekündigt, die ab ${day} gelten sollten. ${marketplace} hat sie zurückgezogen. Es ändert sich also nichts.`,
  },
}
