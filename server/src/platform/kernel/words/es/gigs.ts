import { countsIn } from '../../formats.ts'
import type { gigs as english } from '../en/gigs.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('es')

export const gigs: Translated<typeof english> = {
  title: 'Encargos abiertos',
  titleIn: (category) => `Encargos en ${category}`,
  description:
    'Explora encargos abiertos: en qué consisten, cuánto pagan y cómo postularte. El dinero queda en garantía y se paga hito a hito.',
  intro: 'Negocia el precio con el cliente. El dinero queda en garantía hasta que el trabajo esté hecho.',
  find: 'Buscar encargos',
  post: 'Publicar encargo',
  noneYet: 'Aún no hay encargos abiertos',
  beFirst: 'Inicia sesión y publica el primero.',
  showAll: 'Ver todos los encargos',
  filters: {
    searchExample: 'Por ejemplo: logo, entrada de datos, React',
    category: 'Categoría',
    rateType: 'Tipo de pago',
    rateTypes: { hourly: 'Por hora', fixed: 'Precio fijo' },
    minRate: 'Paga al menos',
    maxRate: 'Paga como máximo',
    remote: 'Solo en remoto',
    newestFirst: 'Más recientes primero',
    sorts: {
      relevance: 'Más relevantes primero',
      rate_high: 'Mayor pago primero',
      rate_low: 'Menor pago primero',
      closing_soon: 'Cierre más cercano primero',
    },
  },
  rates: {
    open: 'Abierto a ofertas',
    hourly: {
      exactly: (amount) => `${amount} por hora`,
      from: (amount) => `Desde ${amount} por hora`,
      upTo: (amount) => `Hasta ${amount} por hora`,
      between: (low, high) => `${low} – ${high} por hora`,
    },
    fixed: {
      exactly: (amount) => `${amount}, precio fijo`,
      from: (amount) => `Desde ${amount}, precio fijo`,
      upTo: (amount) => `Hasta ${amount}, precio fijo`,
      between: (low, high) => `${low} – ${high}, precio fijo`,
    },
  },
  places: {
    remote: 'En remoto',
    remoteOr: (place) => `En remoto o en ${place}`,
    onSite: 'Presencial',
  },
  postedAgo: (ago) => `publicado ${ago}`,
  postedOn: (day) => `publicado el ${day}`,
  postedByAgentAgo: (ago) => `publicado por un agente ${ago}`,
  postedByAgentOn: (day) => `publicado por un agente el ${day}`,
  descriptionOf: (rate, work) => `${rate}. ${work}`,
  applications: (count) => counted(count, 'candidatura', 'candidaturas'),
  signInToApply: 'Inicia sesión para postularte',
  notOpen: {
    paused: 'El cliente ha pausado este encargo, así que ahora no admite candidaturas.',
    filled: 'Todas las plazas están cubiertas.',
    closed: 'El cliente ha cerrado este encargo.',
    expired: 'El plazo de candidaturas de este encargo ha terminado.',
  },
  escrow: 'El dinero queda en garantía antes de empezar el trabajo y se paga hito a hito.',
  facts: {
    hours: 'Horas',
    perWeek: (hours) => `${hours} por semana`,
    starts: 'Empieza',
    location: 'Lugar',
    positions: 'Plazas libres',
    positionsOf: (open, all) => `${open} de ${all}`,
    review: 'Plazo de revisión',
    days: (count) => counted(count, 'día', 'días'),
    payout: 'Pago',
    daysAfterRelease: (count) => counted(count, 'día tras liberarlo', 'días tras liberarlo'),
    applyBy: 'Fecha límite',
  },
  about: 'Sobre el trabajo',
  client: 'Cliente',
  unnamedClient: (marketplace) => `Un cliente de ${marketplace}`,
  more: 'Encargos similares',
}
