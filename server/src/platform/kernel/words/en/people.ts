import { countsIn } from '../../formats.ts'
import { type Html, html } from '../../html.ts'

const counted = countsIn('en')

/** The list of people, and a profile. */
export const people = {
  title: 'People',
  description: 'Find people and organizations to work with: their skills, rates, and reputation.',
  intro: 'Only reviews of paid contracts count toward a rating.',
  find: 'Find people',
  noneYet: 'No profiles yet',
  beFirst: 'Sign in and be the first to create one.',
  showAll: 'Show everyone',
  filters: {
    searchExample: 'Name, skill, or keyword',
    maxRate: 'Maximum hourly rate',
    kinds: { person: 'Individuals', organization: 'Organizations' },
    newestFirst: 'Newest first',
    sorts: { rating: 'Highest rated first' },
    available: 'Available now',
  },
  titleOf: (name: string, headline: string) => `${name}: ${headline}`,
  descriptionOf: (name: string, marketplace: string) =>
    `${name} on ${marketplace}: skills, rate, reviews, and open gigs.`,
  /** In place of a name that isn't shown. */
  someone: 'Someone',
  perHour: (amount: string) => `${amount} per hour`,
  available: 'Available',
  unavailable: 'Not available',
  signInToContact: 'Sign in to get in touch',
  kind: 'Account type',
  kinds: { person: 'Individual', organization: 'Organization' },
  location: 'Location',
  timeZone: 'Time zone',
  memberSince: 'Member since',
  about: 'About',
  reviews: 'Reviews',
  noReviewsYet: 'No reviews yet. They appear here after a contract ends.',
  vouches: 'Vouches',
  workedTogether: 'Worked together',
  gigs: 'Open gigs',
  reputation: {
    unrated: 'No reviews yet',
    rated: (stars: Html, rating: string, reviews: number) =>
      html`${stars} ${rating} (${counted(reviews, 'review', 'reviews')})`,
    stars: (rating: string) => `${rating} out of 5 stars`,
    completed: (count: number) => counted(count, 'contract completed', 'contracts completed'),
    onTime: (share: string) => `${share} on time`,
    vouches: (count: number) => counted(count, 'vouch', 'vouches'),
  },
}
