import type { words as english } from '../copy.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  copy: 'Copiar',
  copied: 'Copiado',
  blocked: 'Este navegador no permite copiar aquí. Selecciona el texto.',
}
