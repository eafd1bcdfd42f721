import type { termsMails as english } from '../en/terms-mails.ts'
import type { Translated } from '../translated.ts'

export const termsMails: Translated<typeof english> = {
  planned: {
    subject: (day) => `Nouvelles conditions d’utilisation à partir du ${day}`,
    intro: (marketplace, day) =>
      `${marketplace} a de nouvelles conditions d’utilisation. Elles entrent en vigueur le ${day}. D’ici là, rien ne change.`,
    need: 'Ensuite, vous devrez les accepter avant de publier une mission, de postuler, de faire une offre, d’approuver un contrat ou de déposer de l’argent. Vos contrats actifs et votre argent ne sont pas touchés.',
    action: 'Voir les nouvelles conditions',
  },
  inForce: {
    subject: (marketplace) => `${marketplace} a publié des conditions d’utilisation`,
    intro: (marketplace) => `${marketplace} a publié des conditions d’utilisation, désormais en vigueur.`,
    need: 'Vous devez les accepter avant de publier une mission, de postuler, de faire une offre, d’approuver un contrat ou de déposer de l’argent. Vos contrats actifs et votre argent ne sont pas touchés.',
    action: 'Voir les conditions',
  },
  withdrawn: {
    subject: (day) => `Les conditions d’utilisation ne changeront pas le ${day}`,
    text: (marketplace, day) =>
      `Nous vous avions annoncé de nouvelles conditions d’utilisation pour le ${day}. ${marketplace} les a retirées : rien ne change.`,
  },
}
