import type { paying as english } from '../en/paying.ts'
import type { Translated } from '../translated.ts'

/** The pages on the way to the payment provider. */
export const paying: Translated<typeof english> = {
  title: 'Zahlung',
  preparing: {
    heading: 'Sie werden zur Zahlungsseite weitergeleitet …',
    text: 'Diese Seite geht gleich von selbst weiter.',
  },
  ended: {
    heading: 'Diese Zahlung ist nicht mehr offen',
    text: 'Es wurde kein Geld bewegt. In Ihrem Guthaben können Sie erneut einzahlen.',
    button: 'Zum Guthaben',
  },
  account: {
    title: 'Auszahlungskonto',
    heading: 'Ihr Auszahlungskonto wird eingerichtet …',
    text: 'Diese Seite geht gleich von selbst weiter.',
    unavailable:
      'Auszahlungskonten können gerade nicht geöffnet werden. Versuchen Sie es in ein paar Minuten noch einmal.',
  },
}
