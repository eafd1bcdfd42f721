import type { mailLayout as english } from '../en/mail-layout.ts'
import type { Translated } from '../translated.ts'

/** Texts around the content of every email. */
export const mailLayout: Translated<typeof english> = {
  settings: 'E-Mail-Einstellungen',
  unsubscribe: 'Abbestellen',
  fact: (name, value) => `${name}: ${value}`,
  link: (label) => `${label}:`,
}
