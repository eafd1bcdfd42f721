import { countsIn } from '../../formats.ts'
import type { gigs as english } from '../en/gigs.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('fr')

export const gigs: Translated<typeof english> = {
  title: 'Missions ouvertes',
  titleIn: (category) => `Missions : ${category}`,
  description:
    'Parcourez les missions ouvertes, comparez les tarifs et postulez. Paiement sous séquestre, étape par étape.',
  intro: 'Négociez le prix avec le client. L’argent reste sous séquestre jusqu’à ce que le travail soit fait.',
  find: 'Voir les missions',
  post: 'Publier une mission',
  noneYet: 'Pas encore de mission ouverte',
  beFirst: 'Connectez-vous et publiez la première.',
  showAll: 'Voir toutes les missions',
  filters: {
    searchExample: 'Par exemple : logo, saisie de données, React',
    category: 'Catégorie',
    rateType: 'Type de tarif',
    rateTypes: { hourly: 'À l’heure', fixed: 'Au forfait' },
    minRate: 'Tarif minimum',
    maxRate: 'Tarif maximum',
    remote: 'À distance',
    newestFirst: 'Les plus récentes',
    sorts: {
      relevance: 'Les plus pertinentes',
      rate_high: 'Les mieux payées',
      rate_low: 'Les moins payées',
      closing_soon: 'Clôture proche',
    },
  },
  rates: {
    open: 'Ouvert aux offres',
    hourly: {
      exactly: (amount) => `${amount} par heure`,
      from: (amount) => `À partir de ${amount} par heure`,
      upTo: (amount) => `Jusqu’à ${amount} par heure`,
      between: (low, high) => `${low} – ${high} par heure`,
    },
    fixed: {
      exactly: (amount) => `${amount} au forfait`,
      from: (amount) => `À partir de ${amount} au forfait`,
      upTo: (amount) => `Jusqu’à ${amount} au forfait`,
      between: (low, high) => `${low} – ${high} au forfait`,
    },
  },
  places: {
    remote: 'À distance',
    // In parentheses, because places need different prepositions.
    remoteOr: (place) => `À distance ou sur place (${place})`,
    onSite: 'Sur place',
  },
  postedAgo: (ago) => `publiée ${ago}`,
  postedOn: (day) => `publiée le ${day}`,
  postedByAgentAgo: (ago) => `publiée par un agent ${ago}`,
  postedByAgentOn: (day) => `publiée par un agent le ${day}`,
  descriptionOf: (rate, work) => `${rate}. ${work}`,
  applications: (count) => counted(count, 'candidature', 'candidatures'),
  signInToApply: 'Se connecter pour postuler',
  notOpen: {
    paused: 'Le client a mis cette mission en pause. Elle n’accepte pas de candidatures pour le moment.',
    filled: 'Tous les postes sont pourvus.',
    closed: 'Le client a fermé cette mission.',
    expired: 'La date limite de candidature est passée.',
  },
  escrow: 'L’argent est placé sous séquestre avant le début du travail, puis versé étape par étape.',
  facts: {
    hours: 'Heures',
    perWeek: (hours) => `${hours} par semaine`,
    starts: 'Début',
    location: 'Lieu',
    positions: 'Postes libres',
    positionsOf: (open, all) => `${open} sur ${all}`,
    review: 'Délai de vérification',
    days: (count) => counted(count, 'jour', 'jours'),
    payout: 'Versement',
    daysAfterRelease: (count) => counted(count, 'jour après le déblocage', 'jours après le déblocage'),
    applyBy: 'Clôture',
  },
  about: 'La mission',
  client: 'Le client',
  unnamedClient: (marketplace) => `Un client sur ${marketplace}`,
  more: 'Missions similaires',
}
