import type { mailLayout as english } from '../en/mail-layout.ts'
import type { Translated } from '../translated.ts'

export const mailLayout: Translated<typeof english> = {
  settings: 'Ajustes de notificaciones',
  unsubscribe: 'Darse de baja',
  fact: (name, value) => `${name}: ${value}`,
  link: (label) => `${label}:`,
}
