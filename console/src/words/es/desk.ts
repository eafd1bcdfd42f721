import type { words as english } from '../desk.ts'
import type { Translated } from '../translated.ts'

export const words: Translated<typeof english> = {
  title: 'Mesa de disputas',
  description:
    'Disputas entre otros usuarios, por plazo. Si nadie decide a tiempo, se aplica el resultado predeterminado.',
  filter: 'Próximo paso',
  filters: { in_review: 'Recomendación', arbitration: 'Decisión' },
  none: 'No hay disputas',
  noneText: 'Cuando alguien abra una disputa, aparecerá aquí. Elige “Todas” para ver disputas en cualquier estado.',
  yours: { recommend: 'Falta la recomendación', resolve: 'Falta la decisión' },
  conflict: 'Conflicto de intereses',
  conflicts: {
    side: 'Eres parte en esta disputa, así que debe decidirla otro árbitro.',
    dealt: 'Has trabajado con una de las partes o la has avalado, así que debe decidir otro árbitro.',
    recommended: 'Hiciste la recomendación de esta disputa, así que debe decidir otro árbitro.',
  },
  over: 'en disputa',
  previous: 'Anterior',
  next: 'Siguiente',
  keys: 'Pulsa j y k para recorrer la cola',
  asSides: 'Ver lo que ven ambas partes',
  claims: { client: 'Versión del cliente', worker: 'Versión del profesional' },
  proposes: 'Propone',
  noProposal: 'Sin propuesta todavía',
  silent: 'Sin declaración todavía.',
  figures: 'Importes',
  byDefault: 'Resultado predeterminado',
  agreement: 'Acuerdo',
  work: 'Entregas',
  nothingDelivered: 'No se entregó nada para este hito.',
  milestone: (amount) => `${amount} en total`,
  gone: 'El contrato solo se puede ver mientras la disputa está abierta.',
}
