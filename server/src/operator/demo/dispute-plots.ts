import type { DemoDeal } from './plot.ts'

/** Deals with a dispute, one in each phase. */
export const disputedDeals: readonly DemoDeal[] = [
  {
    gig: 'rooms',
    worker: 'yusuf',
    day: 14,
    until: 'submitted',
    rate: 1_600,
    worksDays: 6,
    delivers: '214 pictures, retouched, in two sizes. The dog is in eleven of them.',
    ends: {
      opener: 'client',
      reason: 'scope',
      until: 'settled',
      arbiter: 'ruth',
      client: [
        'We agreed on nine rooms and received seven. The two in the attic are missing, and they are the ones that nobody books.',
        0.7,
      ],
      worker: [
        'The attic was locked on both days that I was there, and I wrote so the same evening. I am still willing to take something off.',
        0.85,
      ],
    },
  },
  {
    gig: 'ebooks',
    worker: 'jonas',
    day: 15,
    until: 'submitted',
    rate: 3_300,
    worksDays: 8,
    delivers: 'All 26 books, validated. Footnotes link both ways.',
    ends: {
      opener: 'client',
      reason: 'quality',
      until: 'resolved',
      arbiter: 'kenji',
      client: [
        'Eleven of the twenty-six have no alternative texts at all, and the brief asks for them in its third sentence.',
        0.4,
      ],
      worker: [
        'Alternative texts for 900 photographs are a different job. I described every drawing and every diagram, as the sample that you approved did.',
        1,
      ],
      recommends: [
        'The brief names alternative texts. The approved sample contained no photographs, so it settles nothing about them. Most of the work is done and useful.',
        0.7,
      ],
      decides: [
        'I read the brief as it stands: the texts were part of the work. The validated books have their value without them. I follow the recommendation.',
        0.7,
      ],
    },
  },
  {
    gig: 'playtest',
    worker: 'beatriz',
    day: 38,
    until: 'submitted',
    rate: 2_200,
    worksDays: 7,
    delivers:
      'Report and recordings of six sessions. Two participants did not appear; I paid replacements from my own pocket for one.',
    ends: {
      opener: 'client',
      reason: 'not_delivered',
      until: 'arbitration',
      arbiter: 'ruth',
      client: [
        'Eight sessions were agreed, six were held. The report is good, but we planned the next build around eight.',
        0.6,
      ],
      worker: [
        'Two no-shows in eight is normal, and the agreement names participants, not sessions. I offered to run one more.',
        0.95,
      ],
      recommends: [
        'Six of eight sessions were delivered and the report answers the questions that were asked. The risk of a no-show lies with who recruits.',
        0.8,
      ],
    },
  },
  {
    gig: 'recipes',
    worker: 'omar',
    day: 43,
    until: 'submitted',
    rate: 3_000,
    worksDays: 8,
    delivers: 'Thirty videos with subtitles. Number 14 is longer, because the story about the goat could not be cut.',
    ends: {
      opener: 'client',
      reason: 'late',
      until: 'recommended',
      arbiter: 'kenji',
      client: ['They are lovely and they came nine days after the festival for which they were made.', 0.65],
      worker: ['The last footage reached me four days before the date. I worked through both weekends.', 1],
      recommends: [
        'The date was known to both. The client’s material was late, which accounts for about half of the delay.',
        0.88,
      ],
    },
  },
  {
    gig: 'saves',
    worker: 'tomas',
    day: 42,
    until: 'submitted',
    rate: 4_200,
    worksDays: 9,
    delivers: 'The service is deployed on staging, with 94 tests. The conflict screen has three buttons and no jargon.',
    ends: {
      opener: 'client',
      reason: 'quality',
      until: 'in_review',
      arbiter: 'kenji',
      client: [
        'When two devices save within a second, one of them is lost. That is the single thing that it must never do.',
        0.35,
      ],
      worker: [
        'That needs clocks that differ by more than a minute, which the brief excludes. The case is tested and documented, and the fix would be half a day.',
        0.9,
      ],
    },
  },
  {
    gig: 'olmoBooks',
    worker: 'priya',
    day: 50,
    until: 'submitted',
    rate: 38,
    worksDays: 4,
    delivers:
      'Both years are entered and balanced. 23 receipts were unreadable; photographs of them are in the folder.',
    ends: {
      opener: 'client',
      reason: 'payment',
      until: 'open',
      arbiter: 'ruth',
      client: [
        'More hours were charged than we had agreed for a week. We are happy with the books, not with the sum.',
        0.75,
      ],
      worker: ['The boxes held three years, not two.', 1],
    },
  },
]
