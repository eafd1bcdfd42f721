import type { moderationMails as english } from '../en/moderation-mails.ts'
import type { Translated } from '../translated.ts'

export const moderationMails: Translated<typeof english> = {
  removed: {
    profile: {
      subject: 'Se suspendió tu cuenta',
      happened: (marketplace) =>
        `Un operador de ${marketplace} suspendió tu cuenta. Aún puedes iniciar sesión, leerlo todo, responder a disputas y hacer reembolsos. Tus encargos no se mostrarán hasta que termine la suspensión.`,
      button: 'Ver detalles',
    },
    gig: {
      subject: 'Se retiró tu encargo',
      happened: (marketplace) =>
        `Un operador de ${marketplace} retiró tu encargo. Ahora solo pueden verlo tú y los operadores. Tus contratos, negociaciones y pagos continúan.`,
      button: 'Ver retirada',
    },
    review: {
      subject: 'Se retiró tu reseña',
      happened: (marketplace) =>
        `Un operador de ${marketplace} retiró tu reseña. Ahora solo pueden verla tú y los operadores, y ya no cuenta para la valoración media de la otra parte.`,
      button: 'Ver retirada',
    },
    vouch: {
      subject: 'Se retiró tu aval',
      happened: (marketplace) =>
        `Un operador de ${marketplace} retiró tu aval. Ahora solo pueden verlo tú y los operadores.`,
      button: 'Ver retirada',
    },
    message: {
      subject: 'Se retiró tu mensaje',
      happened: (marketplace) =>
        `Un operador de ${marketplace} retiró tu mensaje. La otra parte solo ve que se retiró un mensaje. Tus contratos y pagos continúan.`,
      button: 'Ver retirada',
    },
  },
  mayObject: 'Si crees que es un error, puedes presentar una única objeción. Decidirá un operador.',
  restored: {
    profile: {
      subject: 'Tu suspensión ha terminado',
      happened: (marketplace) =>
        `Un operador de ${marketplace} te ha readmitido. Recuperas el acceso completo y tus encargos vuelven a aparecer.`,
    },
    gig: {
      subject: 'Se restauró tu encargo',
      happened: (marketplace) => `Un operador de ${marketplace} restauró tu encargo. Está igual que antes.`,
    },
    review: {
      subject: 'Se restauró tu reseña',
      happened: (marketplace) => `Un operador de ${marketplace} restauró tu reseña. Está igual que antes.`,
    },
    vouch: {
      subject: 'Se restauró tu aval',
      happened: (marketplace) => `Un operador de ${marketplace} restauró tu aval. Está igual que antes.`,
    },
    message: {
      subject: 'Se restauró tu mensaje',
      happened: (marketplace) => `Un operador de ${marketplace} restauró tu mensaje. Está igual que antes.`,
    },
  },
  kept: {
    subject: 'Se rechazó tu objeción',
    happened: {
      profile: 'Un operador revisó tu objeción. Tu cuenta seguirá suspendida. Esta decisión es definitiva.',
      gig: 'Un operador revisó tu objeción. Tu encargo seguirá retirado. Esta decisión es definitiva.',
      review: 'Un operador revisó tu objeción. Tu reseña seguirá retirada. Esta decisión es definitiva.',
      vouch: 'Un operador revisó tu objeción. Tu aval seguirá retirado. Esta decisión es definitiva.',
      message: 'Un operador revisó tu objeción. Tu mensaje seguirá retirado. Esta decisión es definitiva.',
    },
  },
  facts: { title: 'Título', reason: 'Motivo', reply: 'Respuesta' },
  open: (marketplace) => `Abrir ${marketplace}`,
  notice: {
    subject: (marketplace) => `Mensaje de los operadores de ${marketplace}`,
    wrote: {
      profile: 'Un operador te ha escrito:',
      gig: 'Un operador te ha escrito sobre tu encargo:',
      review: 'Un operador te ha escrito sobre tu reseña:',
      vouch: 'Un operador te ha escrito sobre tu aval:',
      message: 'Un operador te ha escrito sobre tu mensaje:',
    },
    button: 'Abrir mensaje',
  },
}
