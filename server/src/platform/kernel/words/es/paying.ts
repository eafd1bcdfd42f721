import type { paying as english } from '../en/paying.ts'
import type { Translated } from '../translated.ts'

/** The pages on the way to the payment provider. */
export const paying: Translated<typeof english> = {
  title: 'Pago',
  preparing: {
    heading: 'Te llevamos a la página de pago…',
    text: 'Esta página continuará sola en un momento.',
  },
  ended: {
    heading: 'Este pago ya no está abierto',
    text: 'No se ha movido dinero. Puedes hacer otro ingreso desde tu saldo.',
    button: 'Ir al saldo',
  },
  account: {
    title: 'Cuenta de cobro',
    heading: 'Preparando tu cuenta de cobro…',
    text: 'Esta página continuará sola en un momento.',
    unavailable: 'Ahora no se pueden abrir cuentas de cobro. Inténtalo de nuevo dentro de unos minutos.',
  },
}
