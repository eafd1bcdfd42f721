import { html } from '../../html.ts'
import type { notBuilt as english } from '../en/not-built.ts'
import type { Translated } from '../translated.ts'

export const notBuilt: Translated<typeof english> = {
  title: 'Console non compilée',
  heading: 'La console n’a pas été compilée',
  text: (command) => html`Ce service a démarré sans son application web. Démarrez-le avec ${command}, qui la compile.`,
}
