import { countsIn } from '../../formats.ts'
import type { notices as english } from '../en/notices.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

const counted = countsIn('fr')

export const notices: Translated<typeof english> = {
  // A dash, because the title may already contain a colon.
  aboutGig: ({ title, gig }) => `${title} – ${gig}`,
  dueSoon: (title) => `Échéance proche : ${title}`,
  facts: { gig: 'Mission', with: 'Avec', amount: 'Montant', due: 'Échéance', from: 'De' },
  messages: {
    title: (sender) => (sender === null ? 'Nouveau message' : `Nouveau message ${ofName(sender)}`),
    titleOfMany: ({ count, sender }) =>
      `${counted(count, 'nouveau message', 'nouveaux messages')}${sender === null ? '' : ` ${ofName(sender)}`}`,
    text: 'Rendez-vous sur la place de marché pour lire et répondre. Par souci de confidentialité, nos e-mails ne contiennent pas les messages.',
    button: 'Lire le message',
    buttonOfMany: 'Lire les messages',
  },
  matches: {
    title: (gig) => `Nouvelle mission : ${gig}`,
    text: ({ rate, search }) => `${rate}. Cette mission correspond à votre recherche enregistrée « ${search} ».`,
    button: 'Voir la mission',
    titleOfMany: ({ count, search }) =>
      `${counted(count, 'nouvelle mission', 'nouvelles missions')} pour « ${search} »`,
    some: ({ gigs, more }) => `${gigs} et ${counted(more, 'autre', 'autres')}`,
    buttonOfMany: 'Voir les missions',
    subjectOfSeveral: (count) =>
      `${counted(count, 'nouvelle mission', 'nouvelles missions')} pour vos recherches enregistrées`,
    open: 'Elles sont ouvertes aux candidatures.',
    buttonOfSeveral: 'Voir vos recherches',
  },
  more: (count) => `Et ${counted(count, 'autre', 'autres')}.`,
  daily: {
    subject: (counts) => `Résumé du jour : ${counts}`,
    counts: {
      tasks: (count) => counted(count, 'tâche', 'tâches'),
      approvals: (count) => counted(count, 'demande d’approbation', 'demandes d’approbation'),
      messages: (count) => counted(count, 'message non lu', 'messages non lus'),
      disputes: (count) => counted(count, 'mise à jour de litige', 'mises à jour de litiges'),
      money: (count) => counted(count, 'mise à jour de paiement', 'mises à jour de paiements'),
      searches: (count) => counted(count, 'nouvelle mission', 'nouvelles missions'),
    },
    intro: 'Voici les nouveautés et ce qui vous attend.',
    button: (marketplace) => `Ouvrir ${marketplace}`,
  },
  reasons: {
    tasks: 'Vous recevez cet e-mail, car les e-mails sur les tâches qui vous attendent sont activés.',
    messages: 'Vous recevez cet e-mail, car les e-mails sur les messages non lus sont activés.',
    approvals: 'Vous recevez cet e-mail, car les e-mails sur les demandes de vos agents sont activés.',
    disputes: 'Vous recevez cet e-mail, car les e-mails sur les litiges sont activés.',
    money: 'Vous recevez cet e-mail, car les e-mails sur vos paiements sont activés.',
    searches:
      'Vous recevez cet e-mail, car les e-mails sur les nouvelles missions pour vos recherches enregistrées sont activés.',
    daily: 'Vous recevez cet e-mail, car vous avez choisi un e-mail quotidien.',
  },
  events: {
    'dispute.opened': {
      title: 'Un litige a été ouvert',
      text: 'L’argent en litige est gelé jusqu’à la résolution. C’est à l’autre partie de répondre en premier.',
    },
    'dispute.statement': {
      title: 'Nouvelle déclaration dans votre litige',
      text: 'Une déclaration a été ajoutée ou un autre montant a été proposé. Consultez le litige et répondez si besoin.',
    },
    'dispute.in_review': {
      title: 'Votre litige est à l’étude',
      text: 'Un arbitre va lire les déclarations des deux parties et recommander une issue. Nous vous préviendrons par e-mail.',
    },
    'dispute.recommended': {
      title: 'Un arbitre a recommandé une issue',
      text: 'Lisez la recommandation et ses motifs. Elle s’appliquera, sauf si une partie la refuse à temps.',
    },
    'dispute.accepted': {
      title: 'Une partie a accepté la recommandation',
      text: 'La recommandation s’appliquera une fois acceptée par les deux parties, ou à l’échéance si aucune ne la refuse.',
    },
    'dispute.arbitration': {
      title: 'Votre litige attend une décision finale',
      text: 'Un arbitre qui n’est pas encore intervenu décidera qui reçoit quoi.',
    },
    'dispute.resolved': {
      title: 'Votre litige a été résolu',
      text: 'L’argent en litige a été réparti. Consultez le litige pour savoir qui a reçu quoi.',
    },
    'dispute.withdrawn': {
      title: 'Le litige a été retiré',
      text: 'L’étape reprend là où elle en était.',
    },
    'payout.paid': {
      title: 'Vous avez reçu un paiement',
      text: 'Un versement est disponible dans votre portefeuille. Vous pouvez le retirer ou le dépenser.',
    },
    'milestone.refunded': {
      title: 'Une étape a été remboursée',
      text: 'L’argent sous séquestre a été rendu au client.',
    },
    'wallet.deposit_succeeded': {
      title: 'Votre dépôt est arrivé',
      text: 'L’argent est disponible dans votre portefeuille.',
    },
    'wallet.deposit_failed': {
      title: 'Votre dépôt a échoué',
      text: 'Rien n’a été ajouté à votre portefeuille. Vous y trouverez le motif.',
    },
    'wallet.deposit_reversed': {
      title: 'Votre dépôt a été annulé',
      text: 'L’argent a été repris sur votre portefeuille. Vous y trouverez le motif.',
    },
    'wallet.withdrawal_succeeded': {
      title: 'Votre retrait a été versé',
      text: 'L’argent a été envoyé sur votre compte de versement.',
    },
    'wallet.withdrawal_failed': {
      title: 'Votre retrait a échoué',
      text: 'L’argent est revenu dans votre portefeuille. Vous y trouverez le motif.',
    },
    'wallet.withdrawal_returning': {
      title: 'Votre banque a refusé un retrait',
      text: 'L’argent est en train de revenir dans votre portefeuille. Vous y trouverez le motif.',
    },
    'refund.failed': {
      title: 'Un remboursement a échoué',
      text: 'L’argent est revenu dans votre portefeuille. Vous y trouverez le motif.',
    },
  },
  otherEvent: { title: 'Quelque chose a changé', text: 'Découvrez les nouveautés sur la place de marché.' },
  eventButtons: { dispute: 'Voir le litige', contract: 'Voir le contrat', wallet: 'Voir le portefeuille' },
  examples: {
    gig: 'Traduire un guide de voyage',
    otherGig: 'Relire un mémoire',
    search: 'Traduction vers le français',
  },
}
