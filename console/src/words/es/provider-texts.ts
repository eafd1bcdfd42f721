import type { providerTexts as english } from '../provider-texts.ts'
import type { Translated } from '../translated.ts'

const reasons: Partial<Record<string, string>> = {
  'The payment page expired.': 'La página de pago caducó.',
  'The bank refused the payment.': 'El banco rechazó el pago.',
  "The payment page couldn't be opened in time.": 'La página de pago no se pudo abrir a tiempo.',
  'The payout was canceled.': 'La transferencia se canceló.',
  'The bank refused the payout.': 'El banco rechazó la transferencia.',
  "The payout account couldn't pay it out.": 'No se pudo enviar desde la cuenta de cobro.',
  'The refund failed.': 'El reembolso falló.',
  'The refund was canceled.': 'El reembolso se canceló.',
  'Stripe refused it.': 'Stripe lo rechazó.',
  'The payout account can no longer be used.': 'La cuenta de cobro ya no se puede usar.',
  'The amount is above the maximum.': 'El importe supera el máximo.',
  'The amount is below the minimum.': 'El importe no llega al mínimo.',
  "The Stripe balance doesn't cover the amount yet.": 'El dinero aún no está disponible en Stripe.',
  'The deposit has already been refunded.': 'El ingreso ya se reembolsó.',
  'The deposit is disputed.': 'El ingreso está en disputa.',
  "The payout account can't receive money.": 'La cuenta de cobro no puede recibir dinero.',
  'The payout account has reached its limit for now.': 'La cuenta de cobro ha llegado por ahora a su límite.',
  "The payout account can't send money to the bank.": 'La cuenta de cobro no puede enviar dinero al banco.',
}

const missing: Partial<Record<string, string>> = {
  'bank account': 'Cuenta bancaria',
  'terms of service': 'Condiciones del servicio',
  'identity document': 'Documento de identidad',
  'date of birth': 'Fecha de nacimiento',
  address: 'Dirección',
  'tax ID': 'Número de identificación fiscal',
  'ID number': 'Número de identificación',
  'first name': 'Nombre',
  'last name': 'Apellidos',
  'email address': 'Correo',
  'phone number': 'Número de teléfono',
  website: 'Sitio web',
  'what you offer': 'Lo que ofreces',
  'type of business': 'Tipo de empresa',
  "Stripe's review": 'Revisión de Stripe',
  "Stripe's approval, which it has denied": 'La aprobación de Stripe, que la ha denegado',
}

export const providerTexts: Translated<typeof english> = {
  // If a reason ends with details, its beginning is translated.
  reason: (text) => reasons[text] ?? reasons[text.replace(/: .*\.$/, '.')] ?? text,
  missing: (text) => missing[text] ?? reasons[text] ?? text,
}
