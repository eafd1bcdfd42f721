import type { words as english } from '../copy-as.ts'
import type { Translated } from '../translated.ts'

/** Texts of the menu that shows an action as code. */
export const words: Translated<typeof english> = {
  label: 'Als Code kopieren',
  curl: 'Als curl kopieren',
  sdk: 'Für das SDK kopieren',
  cli: 'Für die Kommandozeile kopieren',
  copied: 'Kopiert',
  onlyHere: 'Das geht nur angemeldet im Browser, nicht mit einem Schlüssel.',
  nothing: 'Es gibt noch nichts zu senden.',
  blocked: 'Dieser Browser erlaubt hier kein Kopieren. Öffnen Sie die Seite über HTTPS oder markieren Sie den Text.',
}
