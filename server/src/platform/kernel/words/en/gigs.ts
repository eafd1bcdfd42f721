import { countsIn } from '../../formats.ts'

const counted = countsIn('en')

/** The list of gigs, and a gig. */
export const gigs = {
  title: 'Open gigs',
  titleIn: (category: string) => `Gigs in ${category}`,
  description:
    'Browse open gigs: what the work is, what it pays, and how to apply. Paid through escrow, milestone by milestone.',
  intro: 'Negotiate the price with the client. The money is held in escrow until the work is done.',
  find: 'Find gigs',
  post: 'Post a gig',
  noneYet: 'No open gigs yet',
  beFirst: 'Sign in and be the first to post one.',
  showAll: 'Show all open gigs',
  filters: {
    searchExample: 'For example, logo, data entry, React',
    category: 'Category',
    rateType: 'Payment type',
    rateTypes: { hourly: 'Hourly', fixed: 'Fixed price' },
    minRate: 'Pays at least',
    maxRate: 'Pays at most',
    remote: 'Remote only',
    newestFirst: 'Newest first',
    sorts: {
      relevance: 'Best match first',
      rate_high: 'Highest pay first',
      rate_low: 'Lowest pay first',
      closing_soon: 'Closing soonest first',
    },
  },
  rates: {
    open: 'Open to offers',
    hourly: {
      exactly: (amount: string) => `${amount} per hour`,
      from: (amount: string) => `From ${amount} per hour`,
      upTo: (amount: string) => `Up to ${amount} per hour`,
      between: (low: string, high: string) => `${low}–${high} per hour`,
    },
    fixed: {
      exactly: (amount: string) => `${amount} fixed price`,
      from: (amount: string) => `Fixed price, from ${amount}`,
      upTo: (amount: string) => `Fixed price, up to ${amount}`,
      between: (low: string, high: string) => `${low}–${high} fixed price`,
    },
  },
  places: {
    remote: 'Remote',
    remoteOr: (place: string) => `Remote or ${place}`,
    onSite: 'On-site',
  },
  /** `ago` is how long ago it was, or “just now”. */
  postedAgo: (ago: string) => `posted ${ago}`,
  postedOn: (day: string) => `posted on ${day}`,
  postedByAgentAgo: (ago: string) => `posted by an agent ${ago}`,
  postedByAgentOn: (day: string) => `posted by an agent on ${day}`,
  descriptionOf: (rate: string, work: string) => `${rate}. ${work}`,
  applications: (count: number) => counted(count, 'application', 'applications'),
  signInToApply: 'Sign in to apply',
  notOpen: {
    paused: 'The client has paused this gig, so it isn’t taking applications right now.',
    filled: 'All positions are filled.',
    closed: 'The client has closed this gig.',
    expired: 'The application deadline for this gig has passed.',
  },
  escrow: 'The money goes into escrow before the work starts, and is paid out milestone by milestone.',
  facts: {
    hours: 'Hours',
    perWeek: (hours: string) => `${hours} per week`,
    starts: 'Starts',
    location: 'Location',
    positions: 'Open positions',
    positionsOf: (open: string, all: string) => `${open} of ${all}`,
    review: 'Review period',
    days: (count: number) => counted(count, 'day', 'days'),
    payout: 'Payout',
    daysAfterRelease: (count: number) => counted(count, 'day after release', 'days after release'),
    applyBy: 'Apply by',
  },
  about: 'About the work',
  client: 'The client',
  unnamedClient: (marketplace: string) => `A client on ${marketplace}`,
  more: 'More gigs like this',
}
