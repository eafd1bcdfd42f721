import { html } from '../../html.ts'
import type { unsubscribing as english } from '../en/unsubscribing.ts'
import type { Translated } from '../translated.ts'

export const unsubscribing: Translated<typeof english> = {
  title: 'Désabonnement',
  heading: 'Se désabonner ?',
  text: (marketplace, emails) =>
    `${marketplace} ne vous enverra plus ${emails}. Les e-mails sur votre compte et sa sécurité sont toujours envoyés.`,
  button: 'Se désabonner',
  done: {
    title: 'Désabonnement effectué',
    heading: 'Désabonnement effectué',
    text: (emails, settings) =>
      html`Vous ne recevrez plus ${emails}. Vous pouvez les réactiver dans les ${settings('paramètres de notification')}.`,
  },
  badLink: {
    heading: 'Ce lien ne fonctionne pas',
    text: (settings) =>
      html`Utilisez le lien d’un e-mail plus récent, ou choisissez les e-mails que vous recevez dans les ${settings('paramètres de notification')}.`,
  },
  // Objects of “ne plus envoyer” and “ne plus recevoir”.
  emails: {
    tasks: 'd’e-mails sur les tâches qui vous attendent',
    messages: 'd’e-mails sur les messages non lus',
    approvals: 'd’e-mails sur les demandes de vos agents',
    disputes: 'd’e-mails sur les litiges',
    money: 'd’e-mails sur vos paiements',
    searches: 'd’e-mails sur les nouvelles missions pour vos recherches enregistrées',
    daily: 'd’e-mails quotidiens',
  },
}
