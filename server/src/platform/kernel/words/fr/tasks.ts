import type { tasks as english } from '../en/tasks.ts'
import type { Translated } from '../translated.ts'

export const tasks: Translated<typeof english> = {
  titles: {
    'application.shortlist': 'Nouvelle candidature',
    'negotiation.agree': 'Nouvelle offre',
    'negotiation.round': 'Faire une offre',
    'contract.approve': 'Approuver un contrat',
    'contract.review': 'Laisser un avis',
    'milestone.release': 'Vérifier une livraison',
    'milestone.fund': 'Financer une étape',
    'milestone.submit': 'Livrer votre travail',
    'idle_milestone.release': 'Étape inactive',
    'idle_milestone.submit': 'Étape inactive',
    'dispute.respond': 'Répondre à un litige',
    'dispute.accept': 'Répondre à la recommandation de l’arbitre',
    'dispute.recommend': 'Recommander une issue',
    'dispute.resolve': 'Trancher un litige',
    'approval.approve': 'Votre agent attend votre approbation',
    'deposit.confirm': 'Confirmer un dépôt',
    'withdrawal.confirm': 'Payer un retrait',
    'webhook.enable': 'Un webhook a été désactivé',
    'report.resolve': 'Traiter un signalement',
    'objection.resolve': 'Traiter une contestation',
    'profile.object': 'Votre compte a été suspendu',
    'gig.object': 'Votre mission a été retirée',
    'review.object': 'Votre avis a été retiré',
    'vouch.object': 'Votre recommandation a été retirée',
    'message.object': 'Votre message a été retiré',
  },
  otherTitle: 'Quelque chose à faire',
  why: {
    'application.shortlist':
      'Un prestataire a postulé à votre mission. Présélectionnez ou refusez sa candidature, ou ouvrez une négociation.',
    'negotiation.agree': 'L’autre partie a fait une offre. Acceptez-la, faites une contre-offre ou déclinez.',
    'negotiation.round':
      'L’autre partie a fait une offre sans tarif ou sans heures. Faites une offre complète, ou déclinez.',
    'contract.approve':
      'Un contrat attend votre approbation. Il démarre une fois approuvé par les deux parties, sinon il expire.',
    'contract.review':
      'Un contrat a pris fin. Laissez un avis. Les deux avis seront publiés une fois rédigés, ou à l’échéance.',
    'milestone.release':
      'Le prestataire a livré du travail. Débloquez le paiement ou demandez des retouches. Après l’échéance, le déblocage est automatique.',
    'milestone.fund':
      'Une étape d’un contrat actif n’est pas encore financée. Financez-la pour que le travail commence.',
    'milestone.submit': 'L’argent est sous séquestre. Livrez le travail une fois terminé.',
    'idle_milestone.release':
      'Il n’y a pas eu d’activité depuis longtemps. À l’échéance, l’argent sous séquestre vous reviendra. Si le travail est fait, débloquez le paiement.',
    'idle_milestone.submit':
      'Il n’y a pas eu d’activité depuis longtemps. À l’échéance, l’argent sous séquestre reviendra au client. Livrez le travail d’ici là.',
    'dispute.respond':
      'L’autre partie a ouvert un litige. Répondez avant l’échéance, sinon il pourrait être tranché en votre défaveur.',
    'dispute.accept':
      'Un arbitre a recommandé une issue. Acceptez-la ou refusez-la. Elle s’appliquera, sauf si une partie la refuse à temps.',
    'dispute.recommend': 'Un litige attend la recommandation d’un arbitre.',
    'dispute.resolve': 'Un litige attend la décision d’un arbitre.',
    'deposit.confirm':
      'Un utilisateur a demandé un dépôt. Confirmez-le une fois l’argent arrivé, ou marquez-le comme échoué.',
    'withdrawal.confirm': 'Un retrait est en attente. Payez-le et confirmez-le, ou marquez-le comme échoué.',
  },
  because: {
    approval: ({ agent, request }) =>
      `Votre agent « ${agent} » demande votre approbation pour ${inSentence(request)} Approuvez ou refusez cette demande.`,
    webhook: {
      gone: 'L’endpoint de ce webhook a renvoyé 410 Gone : les envois ont cessé. Corrigez son URL et réactivez le webhook, ou supprimez-le.',
      failing:
        'Ce webhook a échoué pendant cinq jours : les envois ont cessé. Réparez l’endpoint et réactivez le webhook, ou supprimez-le.',
    },
    report: {
      gig: 'Un utilisateur a signalé une mission. Examinez le signalement et prenez une décision.',
      profile: 'Un utilisateur a signalé un profil. Examinez le signalement et prenez une décision.',
      review: 'Un utilisateur a signalé un avis. Examinez le signalement et prenez une décision.',
      vouch: 'Un utilisateur a signalé une recommandation. Examinez le signalement et prenez une décision.',
      message: 'Un utilisateur a signalé un message. Examinez le signalement et prenez une décision.',
    },
    objection: {
      gig: 'Un utilisateur conteste le retrait de sa mission. Rétablissez-la, ou maintenez le retrait.',
      profile: 'Un utilisateur conteste sa suspension. Réactivez son compte, ou maintenez la suspension.',
      review: 'Un utilisateur conteste le retrait de son avis. Rétablissez-le, ou maintenez le retrait.',
      vouch: 'Un utilisateur conteste le retrait de sa recommandation. Rétablissez-la, ou maintenez le retrait.',
      message: 'Un utilisateur conteste le retrait de son message. Rétablissez-le, ou maintenez le retrait.',
    },
    removal: {
      gig: 'Un opérateur a retiré votre mission. Vous pouvez contester une fois.',
      profile: 'Un opérateur a suspendu votre compte. Vous pouvez contester une fois.',
      review: 'Un opérateur a retiré votre avis. Vous pouvez contester une fois.',
      vouch: 'Un opérateur a retiré votre recommandation. Vous pouvez contester une fois.',
      message: 'Un opérateur a retiré votre message. Vous pouvez contester une fois.',
    },
    removalBecause: {
      gig: (reason) => `Un opérateur a retiré votre mission. Motif : ${reason} Vous pouvez contester une fois.`,
      profile: (reason) => `Un opérateur a suspendu votre compte. Motif : ${reason} Vous pouvez contester une fois.`,
      review: (reason) => `Un opérateur a retiré votre avis. Motif : ${reason} Vous pouvez contester une fois.`,
      vouch: (reason) =>
        `Un opérateur a retiré votre recommandation. Motif : ${reason} Vous pouvez contester une fois.`,
      message: (reason) => `Un opérateur a retiré votre message. Motif : ${reason} Vous pouvez contester une fois.`,
    },
  },
  buttons: {
    'application.shortlist': 'Voir la candidature',
    'negotiation.agree': 'Voir l’offre',
    'negotiation.round': 'Faire une offre',
    'contract.approve': 'Voir le contrat',
    'contract.review': 'Laisser un avis',
    'milestone.release': 'Vérifier le travail',
    'milestone.fund': 'Financer l’étape',
    'milestone.submit': 'Livrer le travail',
    'idle_milestone.release': 'Voir l’étape',
    'idle_milestone.submit': 'Livrer le travail',
    'dispute.respond': 'Répondre',
    'dispute.accept': 'Voir la recommandation',
    'dispute.recommend': 'Voir le litige',
    'dispute.resolve': 'Voir le litige',
    'approval.approve': 'Voir la demande',
    'deposit.confirm': 'Voir le dépôt',
    'withdrawal.confirm': 'Voir le retrait',
    'webhook.enable': 'Voir le webhook',
  },
  otherButton: 'Ouvrir',
}

/** A request starts with an infinitive: “Publier la mission…” becomes “publier la mission…”. */
function inSentence(request: string): string {
  return request.charAt(0).toLowerCase() + request.slice(1)
}
