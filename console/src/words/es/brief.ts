import type { briefWords as english } from '../brief.ts'
import type { Translated } from '../translated.ts'

export const briefWords: Translated<typeof english> = {
  title: 'Descripción del trabajo',
  gig: 'Ver encargo',
  skills: 'Habilidades',
  more: 'Mostrar descripción completa',
  less: 'Mostrar menos',
  none: 'Este acuerdo no tiene una descripción propia. Consulta el trabajo en el encargo.',
  changed: 'El encargo se editó después',
  negotiationKeeps: (parts) =>
    `Cambios: ${parts}. La descripción de abajo sigue vigente hasta que ambas partes acepten una oferta con el encargo editado.`,
  contractKeeps: (parts) => `Cambios: ${parts}. Para este contrato sigue vigente la descripción de abajo.`,
  parts: { title: 'título', description: 'descripción', skills: 'habilidades' },
}
