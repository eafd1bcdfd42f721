import type { taskWords as english } from '../tasks.ts'

export const taskWords: typeof english = {
  'application.shortlist': {
    title: 'Nouvelle candidature',
    text: 'Un prestataire a postulé à votre mission. Présélectionnez ou rejetez la candidature, ou ouvrez une négociation.',
  },
  'negotiation.agree': {
    title: 'Nouvelle offre',
    text: 'L’autre partie a fait une offre. Acceptez-la, faites une contre-offre ou déclinez.',
  },
  'negotiation.round': {
    title: 'Faites une offre',
    text: 'Il manque à l’offre de l’autre partie le tarif, les heures ou les deux. Faites une offre complète ou déclinez.',
  },
  'contract.approve': {
    title: 'Approuvez un contrat',
    text: 'Un contrat attend votre approbation. Il démarre dès que les deux parties l’ont approuvé. Sinon, il expire.',
  },
  'contract.review': {
    title: 'Laissez un avis',
    text: 'Un contrat est terminé. Laissez un avis. Les deux avis sont publiés dès qu’ils sont écrits, ou à l’échéance.',
  },
  'milestone.release': {
    title: 'Vérifiez une livraison',
    text: 'Le prestataire a livré son travail. Débloquez le paiement ou demandez des retouches. Après l’échéance, le déblocage est automatique.',
  },
  'milestone.fund': {
    title: 'Financez une étape',
    text: 'Une étape d’un contrat actif n’est pas encore financée. Financez-la pour que le travail puisse commencer.',
  },
  'milestone.submit': {
    title: 'Livrez votre travail',
    text: 'L’argent est sous séquestre. Livrez le travail quand il est prêt.',
  },
  'idle_milestone.release': {
    title: 'Étape inactive',
    text: 'Il ne s’est rien passé depuis longtemps. À l’échéance, l’argent sous séquestre vous revient. Si le travail est fait, débloquez le paiement.',
  },
  'idle_milestone.submit': {
    title: 'Étape inactive',
    text: 'Il ne s’est rien passé depuis longtemps. À l’échéance, l’argent sous séquestre revient au client. Livrez le travail avant.',
  },
  'dispute.respond': {
    title: 'Répondez à un litige',
    text: 'L’autre partie a ouvert un litige. Répondez avant l’échéance, sinon il peut être tranché contre vous.',
  },
  'dispute.accept': {
    title: 'Acceptez ou rejetez une recommandation',
    text: 'Un arbitre a recommandé une issue. Acceptez-la ou rejetez-la. Elle s’applique si aucune partie ne la rejette avant l’échéance.',
  },
  'dispute.recommend': {
    title: 'Recommandez une issue',
    text: 'Un litige attend la recommandation d’un arbitre.',
  },
  'dispute.resolve': {
    title: 'Tranchez un litige',
    text: 'Un litige attend la décision d’un arbitre.',
  },
  'deposit.confirm': {
    title: 'Confirmez un dépôt',
    text: 'Quelqu’un a demandé un dépôt. Confirmez-le quand l’argent est arrivé, ou marquez-le comme échoué.',
  },
  'withdrawal.confirm': {
    title: 'Payez un retrait',
    text: 'Un retrait attend d’être payé. Payez-le et confirmez-le, ou marquez-le comme échoué.',
  },
  'approval.approve': {
    title: 'Votre agent a besoin de votre approbation',
    text: 'L’un de vos agents attend votre décision. Approuvez ou rejetez sa demande.',
  },
  'webhook.gone': {
    title: 'Un webhook a été désactivé',
    text: 'L’endpoint de ce webhook a répondu 410 Gone : les envois sont arrêtés. Corrigez son URL et réactivez-le, ou supprimez-le.',
  },
  'webhook.failing': {
    title: 'Un webhook a été désactivé',
    text: 'Ce webhook a échoué pendant cinq jours : les envois sont arrêtés. Réparez l’endpoint et réactivez-le, ou supprimez-le.',
  },
  'report.gig': {
    title: 'Décidez d’un signalement',
    text: 'Quelqu’un a signalé une mission. Examinez le signalement et décidez de la suite.',
  },
  'report.profile': {
    title: 'Décidez d’un signalement',
    text: 'Quelqu’un a signalé un profil. Examinez le signalement et décidez de la suite.',
  },
  'report.review': {
    title: 'Décidez d’un signalement',
    text: 'Quelqu’un a signalé un avis. Examinez le signalement et décidez de la suite.',
  },
  'report.vouch': {
    title: 'Décidez d’un signalement',
    text: 'Quelqu’un a signalé une recommandation. Examinez le signalement et décidez de la suite.',
  },
  'report.message': {
    title: 'Décidez d’un signalement',
    text: 'Quelqu’un a signalé un message. Examinez le signalement et décidez de la suite.',
  },
  'objection.gig': {
    title: 'Décidez d’une contestation',
    text: 'Quelqu’un conteste le retrait de sa mission. Rétablissez-la ou maintenez le retrait.',
  },
  'objection.profile': {
    title: 'Décidez d’une contestation',
    text: 'Quelqu’un conteste la suspension de son compte. Réactivez-le ou maintenez la suspension.',
  },
  'objection.review': {
    title: 'Décidez d’une contestation',
    text: 'Quelqu’un conteste le retrait de son avis. Rétablissez-le ou maintenez le retrait.',
  },
  'objection.vouch': {
    title: 'Décidez d’une contestation',
    text: 'Quelqu’un conteste le retrait de sa recommandation. Rétablissez-la ou maintenez le retrait.',
  },
  'objection.message': {
    title: 'Décidez d’une contestation',
    text: 'Quelqu’un conteste le retrait de son message. Rétablissez-le ou maintenez le retrait.',
  },
  'removal.gig': {
    title: 'Votre mission a été retirée',
    text: 'Un opérateur a retiré votre mission. Vous pouvez déposer une contestation.',
  },
  'removal.profile': {
    title: 'Votre compte a été suspendu',
    text: 'Un opérateur a suspendu votre compte. Vous pouvez déposer une contestation.',
  },
  'removal.review': {
    title: 'Votre avis a été retiré',
    text: 'Un opérateur a retiré votre avis. Vous pouvez déposer une contestation.',
  },
  'removal.vouch': {
    title: 'Votre recommandation a été retirée',
    text: 'Un opérateur a retiré votre recommandation. Vous pouvez déposer une contestation.',
  },
  'removal.message': {
    title: 'Votre message a été retiré',
    text: 'Un opérateur a retiré votre message. Vous pouvez déposer une contestation.',
  },
}
