import { countsIn } from '../../formats.ts'
import { html } from '../../html.ts'
import type { people as english } from '../en/people.ts'
import type { Translated } from '../translated.ts'

const counted = countsIn('de')

/** The list of people, and a profile. */
export const people: Translated<typeof english> = {
  title: 'Personen',
  description:
    'Finden Sie passende Menschen und Organisationen: Fähigkeiten, Stundensätze und Bewertungen auf einen Blick.',
  intro: 'Für die Bewertung zählen nur bezahlte Verträge.',
  find: 'Personen finden',
  noneYet: 'Noch keine Profile',
  beFirst: 'Melden Sie sich an und legen Sie das erste an.',
  showAll: 'Alle zeigen',
  filters: {
    searchExample: 'Name, Fähigkeit oder Stichwort',
    maxRate: 'Höchster Stundensatz',
    kinds: { person: 'Personen', organization: 'Organisationen' },
    newestFirst: 'Neueste zuerst',
    sorts: { rating: 'Beste Bewertung' },
    available: 'Jetzt verfügbar',
  },
  titleOf: (name, headline) => `${name}: ${headline}`,
  descriptionOf: (name, marketplace) =>
    `${name} auf ${marketplace}: Fähigkeiten, Stundensatz, Bewertungen und offene Aufträge.`,
  someone: 'Jemand',
  perHour: (amount) => `${amount} pro Stunde`,
  available: 'Verfügbar',
  unavailable: 'Nicht verfügbar',
  signInToContact: 'Anmelden und Kontakt aufnehmen',
  kind: 'Art des Kontos',
  kinds: { person: 'Person', organization: 'Organisation' },
  location: 'Ort',
  timeZone: 'Zeitzone',
  memberSince: 'Mitglied seit',
  about: 'Vorstellung',
  reviews: 'Bewertungen',
  noReviewsYet: 'Noch keine Bewertungen. Die erste erscheint hier, wenn ein Vertrag endet.',
  vouches: 'Empfehlungen',
  workedTogether: 'Zusammengearbeitet',
  gigs: 'Offene Aufträge',
  reputation: {
    unrated: 'Noch keine Bewertungen',
    rated: (stars, rating, reviews) => html`${stars} ${rating} (${counted(reviews, 'Bewertung', 'Bewertungen')})`,
    stars: (rating) => `${rating} von 5 Sternen`,
    completed: (count) => counted(count, 'erfüllter Vertrag', 'erfüllte Verträge'),
    onTime: (share) => `${share} pünktlich`,
    vouches: (count) => counted(count, 'Empfehlung', 'Empfehlungen'),
  },
}
