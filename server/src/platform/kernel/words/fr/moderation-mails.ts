import type { moderationMails as english } from '../en/moderation-mails.ts'
import type { Translated } from '../translated.ts'
import { ofName } from './of-name.ts'

export const moderationMails: Translated<typeof english> = {
  removed: {
    profile: {
      subject: 'Votre compte a été suspendu',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a suspendu votre compte. Vous pouvez encore vous connecter, tout consulter, répondre aux litiges et rembourser. Vos missions sont masquées jusqu’à la fin de la suspension.`,
      button: 'Voir les détails',
    },
    gig: {
      subject: 'Votre mission a été retirée',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a retiré votre mission. Seuls vous et les opérateurs la voyez désormais. Vos contrats, négociations et paiements continuent.`,
      button: 'Voir le retrait',
    },
    review: {
      subject: 'Votre avis a été retiré',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a retiré votre avis. Seuls vous et les opérateurs le voyez désormais, et il ne compte plus dans la note moyenne de l’autre partie.`,
      button: 'Voir le retrait',
    },
    vouch: {
      subject: 'Votre recommandation a été retirée',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a retiré votre recommandation. Seuls vous et les opérateurs la voyez désormais.`,
      button: 'Voir le retrait',
    },
    message: {
      subject: 'Votre message a été retiré',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a retiré votre message. L’autre partie voit seulement qu’un message a été retiré. Vos contrats et paiements continuent.`,
      button: 'Voir le retrait',
    },
  },
  mayObject: 'Si vous pensez qu’il s’agit d’une erreur, vous pouvez contester une fois. Un opérateur décidera.',
  restored: {
    profile: {
      subject: 'Votre suspension a pris fin',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a réactivé votre compte. Vous retrouvez un accès complet et vos missions sont de nouveau affichées.`,
    },
    gig: {
      subject: 'Votre mission a été rétablie',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a rétabli votre mission. Elle est exactement comme avant.`,
    },
    review: {
      subject: 'Votre avis a été rétabli',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a rétabli votre avis. Il est exactement comme avant.`,
    },
    vouch: {
      subject: 'Votre recommandation a été rétablie',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a rétabli votre recommandation. Elle est exactement comme avant.`,
    },
    message: {
      subject: 'Votre message a été rétabli',
      happened: (marketplace) =>
        `Un opérateur ${ofName(marketplace)} a rétabli votre message. Il est exactement comme avant.`,
    },
  },
  kept: {
    subject: 'Votre contestation a été rejetée',
    happened: {
      profile: 'Un opérateur a examiné votre contestation. Votre compte reste suspendu. Cette décision est définitive.',
      gig: 'Un opérateur a examiné votre contestation. Le retrait de votre mission est maintenu. Cette décision est définitive.',
      review:
        'Un opérateur a examiné votre contestation. Le retrait de votre avis est maintenu. Cette décision est définitive.',
      vouch:
        'Un opérateur a examiné votre contestation. Le retrait de votre recommandation est maintenu. Cette décision est définitive.',
      message:
        'Un opérateur a examiné votre contestation. Le retrait de votre message est maintenu. Cette décision est définitive.',
    },
  },
  facts: { title: 'Titre', reason: 'Motif', reply: 'Réponse' },
  open: (marketplace) => `Ouvrir ${marketplace}`,
  notice: {
    subject: (marketplace) => `Message des opérateurs ${ofName(marketplace)}`,
    wrote: {
      profile: 'Un opérateur vous a écrit :',
      gig: 'Un opérateur vous a écrit au sujet de votre mission :',
      review: 'Un opérateur vous a écrit au sujet de votre avis :',
      vouch: 'Un opérateur vous a écrit au sujet de votre recommandation :',
      message: 'Un opérateur vous a écrit au sujet de votre message :',
    },
    button: 'Voir le message',
  },
}
