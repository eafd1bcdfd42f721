import type { mailLayout as english } from '../en/mail-layout.ts'
import type { Translated } from '../translated.ts'

export const mailLayout: Translated<typeof english> = {
  settings: 'Paramètres de notification',
  unsubscribe: 'Se désabonner',
  fact: (name, value) => `${name} : ${value}`,
  link: (label) => `${label} :`,
}
