import { html } from '../../html.ts'
import type { notBuilt as english } from '../en/not-built.ts'
import type { Translated } from '../translated.ts'

export const notBuilt: Translated<typeof english> = {
  title: 'Sin compilar',
  heading: 'La consola no está compilada',
  text: (command) => html`Este servicio se inició sin su aplicación web. Inícialo con ${command}, que la compila.`,
}
