import type { paying as english } from '../en/paying.ts'
import type { Translated } from '../translated.ts'

/** The pages on the way to the payment provider. */
export const paying: Translated<typeof english> = {
  title: 'Paiement',
  preparing: {
    heading: 'Redirection vers la page de paiement…',
    text: 'Cette page continue toute seule dans un instant.',
  },
  ended: {
    heading: 'Ce paiement n’est plus ouvert',
    text: 'Aucun argent n’a été transféré. Vous pouvez refaire un dépôt depuis votre portefeuille.',
    button: 'Aller au portefeuille',
  },
  account: {
    title: 'Compte de versement',
    heading: 'Préparation de votre compte de versement…',
    text: 'Cette page continue toute seule dans un instant.',
    unavailable:
      'Les comptes de versement ne peuvent pas être ouverts pour le moment. Réessayez dans quelques minutes.',
  },
}
