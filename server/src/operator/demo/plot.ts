import type { DemoFile } from './files.ts'
import { gigs } from './gigs.ts'
import { moreGigs } from './more-gigs.ts'
import type { Name } from './people.ts'

// What happens in the demo market: which gig is posted when, who gets it, and how far that has come on the last day.

export const allGigs = { ...gigs, ...moreGigs }
export type GigKey = keyof typeof allGigs

/** The last day: the day that the visitor sees. */
export const LAST_DAY = 64

/** How far a deal comes; each includes those before it. */
export const stages = [
  'negotiating',
  'agreed',
  'active',
  'funded',
  'submitted',
  'changes requested',
  'released',
  'completed',
  'reviewed',
] as const
export type Stage = (typeof stages)[number]

export interface DemoDeal {
  gig: GigKey
  worker: Name
  /** The day on which the gig is posted. */
  day: number
  until: Stage
  /** The agreed rate, in units of the currency. */
  rate: number
  /** The milestones of a fixed price, with their share of it. */
  parts?: readonly (readonly [title: string, share: number])[]
  /** What the worker writes with each submission. */
  delivers?: string
  /** The files of each submission. */
  files?: readonly DemoFile[]
  /** Days from funding to submission. */
  worksDays?: number
  ratings?: readonly [ofWorker: number, ofClient: number]
  /** What becomes of the milestone instead of a release. */
  ends?: 'refunded' | 'cancelled' | 'declined' | DemoDispute
}

export interface DemoDispute {
  opener: 'client' | 'worker'
  reason: 'not_delivered' | 'quality' | 'scope' | 'late' | 'payment'
  /** What each side says, and the share of the money that it proposes for the worker. */
  client: readonly [statement: string, share: number]
  worker: readonly [statement: string, share: number]
  until: 'open' | 'in_review' | 'recommended' | 'arbitration' | 'settled' | 'resolved'
  arbiter: Name
  /** The share that the arbiter recommends, and why. */
  recommends?: readonly [rationale: string, share: number]
  decides?: readonly [rationale: string, share: number]
}

/** Gigs that are still open on the last day, with the day of posting and who has applied. */
export const openings: readonly { gig: GigKey; day: number; applicants?: readonly Name[]; shortlisted?: Name }[] = [
  { gig: 'roofs', day: 41, applicants: ['samuel'] },
  { gig: 'transcripts', day: 43, applicants: ['grace', 'jonas'], shortlisted: 'grace' },
  { gig: 'customs', day: 45, applicants: ['priya'] },
  { gig: 'dashboards', day: 46, applicants: ['mira', 'tomas'], shortlisted: 'mira' },
  { gig: 'lumenAudit', day: 48, applicants: ['nadia'], shortlisted: 'nadia' },
  { gig: 'index', day: 49, applicants: ['grace', 'jonas'] },
  { gig: 'tiles', day: 50, applicants: ['samuel', 'tomas'] },
  { gig: 'survey', day: 51, applicants: ['beatriz'] },
  { gig: 'site', day: 52, applicants: ['mira'] },
  { gig: 'garden', day: 53, applicants: ['elin'] },
  { gig: 'covers', day: 54, applicants: ['aiko'] },
  { gig: 'meters', day: 55, applicants: ['samuel', 'tomas'] },
  { gig: 'intake', day: 55, applicants: ['claire'] },
  { gig: 'controller', day: 56, applicants: ['mira'] },
  { gig: 'payroll', day: 57, applicants: ['priya'] },
  { gig: 'model', day: 57 },
  { gig: 'newsletter', day: 58, applicants: ['grace', 'jonas'] },
  { gig: 'pentest', day: 59, applicants: ['nadia'] },
  { gig: 'presskit', day: 60, applicants: ['grace'] },
  { gig: 'kiosk', day: 61 },
  { gig: 'floor', day: 61, applicants: ['elin'] },
  { gig: 'oncall', day: 62, applicants: ['jonas'] },
  { gig: 'olmoFrench', day: 62 },
  { gig: 'loyalty', day: 63, applicants: ['tomas'] },
]

/** What workers look for, and how they're told about new gigs. */
export const searches: readonly { day: number; by: Name; name: string; filters: object; notify: 'event' | 'daily' }[] =
  [
    { day: 40, by: 'claire', name: 'French', filters: { q: 'french' }, notify: 'event' },
    { day: 40, by: 'mira', name: 'Remote web work', filters: { q: 'react or node', remote: true }, notify: 'event' },
    { day: 42, by: 'samuel', name: 'Data', filters: { category: 'data' }, notify: 'daily' },
    {
      day: 44,
      by: 'jonas',
      name: 'Writing, $40 and up',
      filters: { category: 'writing', min_rate_cents: 4_000 },
      notify: 'daily',
    },
    { day: 45, by: 'elin', name: 'Carpentry', filters: { skill: ['carpentry'], remote: false }, notify: 'event' },
  ]

/** Who recommends whom, once they have worked together or otherwise know each other. */
export const vouches: readonly { day: number; from: Name; for: Name; text: string; skills: readonly string[] }[] = [
  {
    day: 40,
    from: 'finch',
    for: 'claire',
    text: 'Two books, no surprises, and a glossary that our own editors now use.',
    skills: ['french', 'translation'],
  },
  {
    day: 41,
    from: 'lumen',
    for: 'mira',
    text: 'She asked for numbers before she asked for access. We’d hire her again tomorrow, and did.',
    skills: ['react', 'accessibility'],
  },
  {
    day: 42,
    from: 'tidewater',
    for: 'samuel',
    text: 'He found a broken instrument just by looking at a table of numbers.',
    skills: ['sql', 'python'],
  },
  {
    day: 44,
    from: 'hanna',
    for: 'elin',
    text: 'Those windows will outlive us both.',
    skills: ['carpentry', 'windows'],
  },
  {
    day: 45,
    from: 'grace',
    for: 'jonas',
    text: 'We have edited each other for years. He’s the only writer I know who enjoys being cut.',
    skills: ['technical writing'],
  },
  {
    day: 46,
    from: 'marcus',
    for: 'declan',
    text: 'Listeners wrote in to say that the show sounds like we’re in the room with them now.',
    skills: ['audio editing'],
  },
  {
    day: 47,
    from: 'claire',
    for: 'finch',
    text: 'They pay on the day, answer questions, and send a copy of the book.',
    skills: ['publishing'],
  },
  {
    day: 48,
    from: 'tomas',
    for: 'mira',
    text: 'We share clients. What she hands over, I never have to take apart.',
    skills: ['typescript'],
  },
]
