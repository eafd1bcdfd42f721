import type { moderationMails as english } from '../en/moderation-mails.ts'
import type { Translated } from '../translated.ts'

/** Emails about what operators decide about a user, and what they write to one. None says who reported anything. */
export const moderationMails: Translated<typeof english> = {
  removed: {
    profile: {
      subject: 'Ihr Konto wurde gesperrt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihr Konto gesperrt. Sie können sich weiterhin anmelden, alles lesen, auf Streitfälle antworten und Geld erstatten. Bis zum Ende der Sperrung werden Ihre Aufträge nicht gelistet.`,
      button: 'Details ansehen',
    },
    gig: {
      subject: 'Ihr Auftrag wurde entfernt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihren Auftrag entfernt. Nur Sie und der Betreiber können ihn noch sehen. Ihre Verträge, Verhandlungen und Zahlungen laufen weiter.`,
      button: 'Entfernung ansehen',
    },
    review: {
      subject: 'Ihre Bewertung wurde entfernt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihre Bewertung entfernt. Nur Sie und der Betreiber können sie noch sehen. Für den Bewertungsschnitt der anderen Seite zählt sie nicht mehr.`,
      button: 'Entfernung ansehen',
    },
    vouch: {
      subject: 'Ihre Empfehlung wurde entfernt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihre Empfehlung entfernt. Nur Sie und der Betreiber können sie noch sehen.`,
      button: 'Entfernung ansehen',
    },
    message: {
      subject: 'Ihre Nachricht wurde entfernt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihre Nachricht entfernt. Die andere Seite sieht nur, dass eine Nachricht entfernt wurde. Ihre Verträge und Zahlungen laufen weiter.`,
      button: 'Entfernung ansehen',
    },
  },
  mayObject:
    'Wenn Sie das für einen Fehler halten, können Sie einmal widersprechen. Der Betreiber entscheidet dann darüber.',
  restored: {
    profile: {
      subject: 'Ihr Konto ist nicht mehr gesperrt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihr Konto entsperrt. Sie haben wieder vollen Zugriff, und Ihre Aufträge werden wieder gelistet.`,
    },
    gig: {
      subject: 'Ihr Auftrag wurde wiederhergestellt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihren Auftrag genau so wiederhergestellt, wie er war.`,
    },
    review: {
      subject: 'Ihre Bewertung wurde wiederhergestellt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihre Bewertung genau so wiederhergestellt, wie sie war.`,
    },
    vouch: {
      subject: 'Ihre Empfehlung wurde wiederhergestellt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihre Empfehlung genau so wiederhergestellt, wie sie war.`,
    },
    message: {
      subject: 'Ihre Nachricht wurde wiederhergestellt',
      happened: (marketplace) =>
        `Der Betreiber von ${marketplace} hat Ihre Nachricht genau so wiederhergestellt, wie sie war.`,
    },
  },
  kept: {
    subject: 'Ihr Widerspruch wurde abgelehnt',
    happened: {
      profile:
        'Der Betreiber hat Ihren Widerspruch geprüft. Ihr Konto bleibt gesperrt. Diese Entscheidung ist endgültig.',
      gig: 'Der Betreiber hat Ihren Widerspruch geprüft. Ihr Auftrag bleibt entfernt. Diese Entscheidung ist endgültig.',
      review:
        'Der Betreiber hat Ihren Widerspruch geprüft. Ihre Bewertung bleibt entfernt. Diese Entscheidung ist endgültig.',
      vouch:
        'Der Betreiber hat Ihren Widerspruch geprüft. Ihre Empfehlung bleibt entfernt. Diese Entscheidung ist endgültig.',
      message:
        'Der Betreiber hat Ihren Widerspruch geprüft. Ihre Nachricht bleibt entfernt. Diese Entscheidung ist endgültig.',
    },
  },
  facts: { title: 'Titel', reason: 'Grund', reply: 'Antwort' },
  open: (marketplace) => `${marketplace} öffnen`,
  notice: {
    subject: (marketplace) => `Nachricht vom Betreiber von ${marketplace}`,
    wrote: {
      profile: 'Der Betreiber hat Ihnen geschrieben:',
      gig: 'Der Betreiber hat Ihnen zu Ihrem Auftrag geschrieben:',
      review: 'Der Betreiber hat Ihnen zu Ihrer Bewertung geschrieben:',
      vouch: 'Der Betreiber hat Ihnen zu Ihrer Empfehlung geschrieben:',
      message: 'Der Betreiber hat Ihnen zu Ihrer Nachricht geschrieben:',
    },
    button: 'Zur Nachricht',
  },
}
