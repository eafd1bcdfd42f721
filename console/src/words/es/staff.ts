import type { words as english } from '../staff.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  refused: 'No tienes acceso a esta página',
  forOperators: 'Solo pueden abrirla los operadores, que administran esta plataforma.',
  forArbiters: 'Solo pueden abrirla los árbitros y operadores, que deciden disputas entre otros usuarios.',
  home: 'Ir al inicio',
}
