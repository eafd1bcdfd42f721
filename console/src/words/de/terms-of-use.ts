import type { words as english } from '../terms-of-use.ts'
import type { Translated } from '../translated.ts'

/** Texts about the terms of use: accepting them, and publishing them. */
export const words: Translated<typeof english> = {
  title: 'Nutzungsbedingungen',
  banner: {
    inForce: 'Stimmen Sie den Nutzungsbedingungen zu, um neue Geschäfte zu beginnen.',
    planned: (day) => `Ab ${day} gelten neue Nutzungsbedingungen.`,
    review: 'Ansehen',
  },
  dialog: {
    title: 'Den Nutzungsbedingungen zustimmen',
    inForce:
      'Erst danach können Sie Aufträge ausschreiben, sich bewerben, Angebote machen, Verträgen zustimmen oder Geld einzahlen. Ihre aktiven Verträge und Ihr Geld sind davon nicht betroffen.',
    planned: (day) => `Diese Nutzungsbedingungen gelten ab ${day}. Bis dahin ändert sich nichts.`,
    changes: 'Was sich ändert',
    read: 'Nutzungsbedingungen lesen',
    accept: 'Zustimmen',
    acceptAndContinue: 'Zustimmen und fortfahren',
  },
  settings: {
    text: 'Was Sie mit diesem Marktplatz vereinbart haben.',
    version: (version) => `Version ${version}`,
    inForce: (day) => `Gültig seit ${day}`,
    planned: (day) => `Gültig ab ${day}`,
    accepted: (day) => `Zugestimmt am ${day}`,
    notAccepted: 'Noch nicht zugestimmt',
    review: 'Ansehen',
  },
  operator: {
    tab: 'Bedingungen',
    text: 'Wer ein Konto erstellt oder neue Geschäfte beginnt, stimmt vorher den Nutzungsbedingungen zu. Aktive Verträge, Streitfälle und Auszahlungen sind nie betroffen.',
    none: 'Keine Nutzungsbedingungen veröffentlicht',
    noneText: 'Solange Sie keine veröffentlichen, muss niemand zustimmen.',
    publish: 'Bedingungen veröffentlichen',
    publishNew: 'Neue Version',
    versions: 'Versionen',
    version: (version) => `Version ${version}`,
    statuses: {
      planned: 'Geplant',
      in_force: 'Gültig',
      replaced: 'Ersetzt',
      withdrawn: 'Zurückgezogen',
    },
    times: {
      planned: (day) => `Gültig ab ${day}`,
      in_force: (day) => `Gültig seit ${day}`,
      replaced: (day) => `Galt ab ${day}`,
      withdrawn: (day) => `Zurückgezogen am ${day}`,
    },
    acceptances: (count) => `${count} ${count === 1 ? 'Person hat' : 'Personen haben'} zugestimmt`,
    publishedBy: 'Veröffentlicht von',
    withdraw: 'Zurückziehen',
    withdrawTitle: (version) => `Version ${version} zurückziehen?`,
    withdrawText:
      'Diese Version tritt nicht in Kraft. Alle, denen wir sie per E-Mail angekündigt haben, erhalten eine weitere E-Mail.',
    withdrawn: (version) => `Version ${version} zurückgezogen`,
    form: {
      firstText: 'Alle mit bestätigter E-Mail-Adresse erhalten eine E-Mail.',
      nextText:
        'Alle mit bestätigter E-Mail-Adresse erhalten eine E-Mail. Zum Lesen der neuen Version bleiben mindestens 14 Tage.',
      where: 'Wo die Nutzungsbedingungen stehen',
      places: { text: 'Hier eingeben', link: 'Andere Seite verlinken' },
      content: 'Nutzungsbedingungen',
      contentHint: 'Markdown wird unterstützt: Überschriften, Listen und Links.',
      preview: 'Vorschau',
      edit: 'Bearbeiten',
      link: 'URL',
      summary: 'Was sich ändert',
      summaryHint: 'Steht in der E-Mail und ist vor dem Zustimmen zu lesen.',
      starts: 'Gültig ab',
      startsFirst: 'Leer lassen, damit die Nutzungsbedingungen sofort gelten.',
      startsNext: 'Leer lassen für den frühesten Termin, in 14 Tagen.',
      send: 'Veröffentlichen',
      published: (version) => `Version ${version} veröffentlicht`,
    },
    ofUser: {
      title: 'Zustimmung zu Nutzungsbedingungen',
      none: 'Dieses Konto hat noch keinen Nutzungsbedingungen zugestimmt.',
      onBehalf: 'Zustimmung von',
    },
  },
}
