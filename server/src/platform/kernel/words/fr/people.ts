import { countsIn } from '../../formats.ts'
import { html } from '../../html.ts'
import type { people as english } from '../en/people.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('fr')

export const people: Translated<typeof english> = {
  title: 'Annuaire',
  description: 'Trouvez les personnes et organisations avec qui travailler : compétences, tarifs et réputation.',
  intro: 'Seuls les avis sur des contrats payés comptent dans la note.',
  find: 'Voir les profils',
  noneYet: 'Pas encore de profil',
  beFirst: 'Connectez-vous et créez le premier.',
  showAll: 'Voir tous les profils',
  filters: {
    searchExample: 'Nom, compétence ou mot-clé',
    maxRate: 'Tarif horaire maximum',
    kinds: { person: 'Particuliers', organization: 'Organisations' },
    newestFirst: 'Les plus récents',
    sorts: { rating: 'Les mieux notés' },
    available: 'Disponible maintenant',
  },
  titleOf: (name, headline) => `${name} : ${headline}`,
  descriptionOf: (name, marketplace) => `${name} sur ${marketplace} : compétences, tarif, avis et missions ouvertes.`,
  someone: 'Quelqu’un',
  perHour: (amount) => `${amount} par heure`,
  available: 'Disponible',
  unavailable: 'Indisponible',
  signInToContact: 'Se connecter pour échanger',
  kind: 'Type de compte',
  kinds: { person: 'Particulier', organization: 'Organisation' },
  location: 'Lieu',
  timeZone: 'Fuseau horaire',
  memberSince: 'Membre depuis',
  about: 'À propos',
  reviews: 'Avis',
  noReviewsYet: 'Pas encore d’avis. Les avis apparaissent ici après la fin d’un contrat.',
  vouches: 'Recommandations',
  workedTogether: 'Collaboration vérifiée',
  gigs: 'Missions ouvertes',
  reputation: {
    unrated: 'Pas encore d’avis',
    rated: (stars, rating, reviews) => html`${stars} ${rating} (${counted(reviews, 'avis', 'avis')})`,
    stars: (rating) => `Note de ${rating} sur 5`,
    completed: (count) => counted(count, 'contrat terminé', 'contrats terminés'),
    onTime: (share) => `${share} à temps`,
    vouches: (count) => counted(count, 'recommandation', 'recommandations'),
  },
}
