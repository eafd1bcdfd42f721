import type { words as english } from '../copy-as.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  label: 'Copiar como código',
  curl: 'Copiar como curl',
  sdk: 'Copiar para el SDK',
  cli: 'Copiar para la terminal',
  copied: 'Copiado',
  onlyHere: 'Esto solo se puede hacer en un navegador con la sesión iniciada, no con una clave.',
  nothing: 'Aún no hay nada que enviar.',
  blocked: 'Este navegador no permite copiar aquí. Abre la página con HTTPS o selecciona el texto.',
}
