import type { providerTexts as english } from '../provider-texts.ts'
import type { Translated } from '../translated.ts'

const reasons: Partial<Record<string, string>> = {
  'The payment page expired.': 'Die Zahlungsseite ist abgelaufen.',
  'The bank refused the payment.': 'Die Bank hat die Zahlung abgelehnt.',
  "The payment page couldn't be opened in time.": 'Die Zahlungsseite ließ sich nicht rechtzeitig öffnen.',
  'The payout was canceled.': 'Die Auszahlung wurde abgebrochen.',
  'The bank refused the payout.': 'Die Bank hat die Auszahlung abgelehnt.',
  "The payout account couldn't pay it out.": 'Das Auszahlungskonto konnte das Geld nicht auszahlen.',
  'The refund failed.': 'Die Erstattung ist fehlgeschlagen.',
  'The refund was canceled.': 'Die Erstattung wurde abgebrochen.',
  'Stripe refused it.': 'Stripe hat abgelehnt.',
  'The payout account can no longer be used.': 'Das Auszahlungskonto lässt sich nicht mehr verwenden.',
  'The amount is above the maximum.': 'Der Betrag ist zu hoch.',
  'The amount is below the minimum.': 'Der Betrag ist zu niedrig.',
  "The Stripe balance doesn't cover the amount yet.": 'Das Geld ist bei Stripe noch nicht verfügbar.',
  'The deposit has already been refunded.': 'Die Einzahlung wurde bereits erstattet.',
  'The deposit is disputed.': 'Die Einzahlung ist strittig.',
  "The payout account can't receive money.": 'Das Auszahlungskonto kann kein Geld empfangen.',
  'The payout account has reached its limit for now.': 'Das Auszahlungskonto hat sein Limit vorerst erreicht.',
  "The payout account can't send money to the bank.": 'Das Auszahlungskonto kann kein Geld an die Bank senden.',
}

const missing: Partial<Record<string, string>> = {
  'bank account': 'Bankkonto',
  'terms of service': 'Nutzungsbedingungen',
  'identity document': 'Ausweis',
  'date of birth': 'Geburtsdatum',
  address: 'Adresse',
  'tax ID': 'Steuernummer',
  'ID number': 'Ausweisnummer',
  'first name': 'Vorname',
  'last name': 'Nachname',
  'email address': 'E-Mail-Adresse',
  'phone number': 'Telefonnummer',
  website: 'Website',
  'what you offer': 'Was Sie anbieten',
  'type of business': 'Art des Unternehmens',
  "Stripe's review": 'Prüfung durch Stripe',
  "Stripe's approval, which it has denied": 'Zustimmung von Stripe, die verweigert wurde',
}

/** What a payment provider says, in the reader's words. */
export const providerTexts: Translated<typeof english> = {
  // If a reason ends with details, its beginning is translated.
  reason: (text) => reasons[text] ?? reasons[text.replace(/: .*\.$/, '.')] ?? text,
  missing: (text) => missing[text] ?? reasons[text] ?? text,
}
