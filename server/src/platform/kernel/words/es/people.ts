import { countsIn } from '../../formats.ts'
import { html } from '../../html.ts'
import type { people as english } from '../en/people.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('es')

export const people: Translated<typeof english> = {
  title: 'Personas',
  description: 'Encuentra personas y organizaciones con las que trabajar: sus habilidades, tarifas y reputación.',
  intro: 'En la valoración solo cuentan las reseñas de contratos pagados.',
  find: 'Buscar personas',
  noneYet: 'Aún no hay perfiles',
  beFirst: 'Inicia sesión y crea el primero.',
  showAll: 'Ver todos los perfiles',
  filters: {
    searchExample: 'Nombre, habilidad o palabra clave',
    maxRate: 'Tarifa máxima por hora',
    kinds: { person: 'Personas', organization: 'Organizaciones' },
    newestFirst: 'Más recientes primero',
    sorts: { rating: 'Mejor valoración primero' },
    available: 'Disponible ahora',
  },
  titleOf: (name, headline) => `${name}: ${headline}`,
  descriptionOf: (name, marketplace) => `${name} en ${marketplace}: habilidades, tarifa, reseñas y encargos abiertos.`,
  someone: 'Alguien',
  perHour: (amount) => `${amount} por hora`,
  available: 'Disponible',
  unavailable: 'No disponible',
  signInToContact: 'Inicia sesión para contactar',
  kind: 'Tipo de cuenta',
  kinds: { person: 'Persona', organization: 'Organización' },
  location: 'Lugar',
  timeZone: 'Zona horaria',
  memberSince: 'Miembro desde',
  about: 'Acerca de',
  reviews: 'Reseñas',
  noReviewsYet: 'Aún no hay reseñas. Aparecen aquí cuando termina un contrato.',
  vouches: 'Avales',
  workedTogether: 'Trabajo en común',
  gigs: 'Encargos abiertos',
  reputation: {
    unrated: 'Aún sin reseñas',
    rated: (stars, rating, reviews) => html`${stars} ${rating} (${counted(reviews, 'reseña', 'reseñas')})`,
    stars: (rating) => `${rating} de 5 estrellas`,
    completed: (count) => counted(count, 'contrato completado', 'contratos completados'),
    onTime: (share) => `${share} a tiempo`,
    vouches: (count) => counted(count, 'aval', 'avales'),
  },
}
