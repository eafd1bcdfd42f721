import type { providerTexts as english } from '../provider-texts.ts'
import type { Translated } from '../translated.ts'

const reasons: Partial<Record<string, string>> = {
  'The payment page expired.': 'La page de paiement a expiré.',
  'The bank refused the payment.': 'La banque a refusé le paiement.',
  "The payment page couldn't be opened in time.": 'La page de paiement n’a pas pu s’ouvrir à temps.',
  'The payout was canceled.': 'Le virement a été annulé.',
  'The bank refused the payout.': 'La banque a refusé le virement.',
  "The payout account couldn't pay it out.": 'Le compte de versement n’a pas pu envoyer l’argent.',
  'The refund failed.': 'Le remboursement a échoué.',
  'The refund was canceled.': 'Le remboursement a été annulé.',
  'Stripe refused it.': 'Refus de Stripe.',
  'The payout account can no longer be used.': 'Le compte de versement n’est plus utilisable.',
  'The amount is above the maximum.': 'Le montant dépasse le maximum.',
  'The amount is below the minimum.': 'Le montant est inférieur au minimum.',
  "The Stripe balance doesn't cover the amount yet.": 'L’argent n’est pas encore disponible chez Stripe.',
  'The deposit has already been refunded.': 'Le dépôt a déjà été remboursé.',
  'The deposit is disputed.': 'Le dépôt est contesté.',
  "The payout account can't receive money.": 'Le compte de versement ne peut pas recevoir d’argent.',
  'The payout account has reached its limit for now.': 'Le compte de versement a atteint sa limite pour le moment.',
  "The payout account can't send money to the bank.":
    'Le compte de versement ne peut pas envoyer d’argent à la banque.',
}

const missing: Partial<Record<string, string>> = {
  'bank account': 'Compte bancaire',
  'terms of service': 'Conditions d’utilisation',
  'identity document': 'Pièce d’identité',
  'date of birth': 'Date de naissance',
  address: 'Adresse',
  'tax ID': 'Numéro fiscal',
  'ID number': 'Numéro d’identification',
  'first name': 'Prénom',
  'last name': 'Nom',
  'email address': 'Adresse e-mail',
  'phone number': 'Numéro de téléphone',
  website: 'Site web',
  'what you offer': 'Ce que vous proposez',
  'type of business': 'Type d’entreprise',
  "Stripe's review": 'Vérification par Stripe',
  "Stripe's approval, which it has denied": 'L’accord de Stripe, qui a été refusé',
}

/** What a payment provider says, in the reader's words. */
export const providerTexts: Translated<typeof english> = {
  // If a reason ends with details, its beginning is translated.
  reason: (text) => reasons[text] ?? reasons[text.replace(/: .*\.$/, '.')] ?? text,
  missing: (text) => missing[text] ?? reasons[text] ?? text,
}
