import { html } from '../../html.ts'
import type { notBuilt as english } from '../en/not-built.ts'
import type { Translated } from '../translated.ts'

/** In place of the console. */
export const notBuilt: Translated<typeof english> = {
  title: 'Nicht gebaut',
  heading: 'Die Konsole wurde noch nicht gebaut',
  text: (command) =>
    html`Dieser Dienst wurde ohne seine Webanwendung gestartet. Starten Sie ihn mit ${command}, dann wird die Anwendung gebaut.`,
}
