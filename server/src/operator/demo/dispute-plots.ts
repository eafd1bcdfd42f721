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
        'We agreed on nine rooms and got seven. The two in the attic are missing, and those are the ones no one books.',
        0.7,
      ],
      worker: [
        'The attic was locked both days I was there, and I wrote to say so that same evening. I’m still willing to take something off.',
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
        'Eleven of the twenty-six have no alt text at all, and the brief asks for it in its third sentence.',
        0.4,
      ],
      worker: [
        'Alt text for 900 photographs is a different job. I described every drawing and diagram, like in the sample you approved.',
        1,
      ],
      recommends: [
        'The brief asks for alt text. The approved sample had no photographs, so it doesn’t settle the question. Most of the work is done and useful.',
        0.7,
      ],
      decides: [
        'I read the brief as it’s written: alt text was part of the work. The validated books have value without it. I’m following the recommendation.',
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
      'Report and recordings of six sessions. Two participants didn’t show up, and I paid for one replacement out of my own pocket.',
    ends: {
      opener: 'client',
      reason: 'not_delivered',
      until: 'arbitration',
      arbiter: 'ruth',
      client: [
        'We agreed on eight sessions, and there were six. The report is good, but we planned the next build around eight.',
        0.6,
      ],
      worker: [
        'Two no-shows out of eight is normal, and we agreed on participants, not sessions. I offered to run one more.',
        0.95,
      ],
      recommends: [
        'Six of eight sessions were delivered, and the report answers the questions. Whoever recruits bears the risk of no-shows.',
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
    delivers: 'Thirty videos with subtitles. Number 14 is longer, because I couldn’t cut the story about the goat.',
    ends: {
      opener: 'client',
      reason: 'late',
      until: 'recommended',
      arbiter: 'kenji',
      client: ['They’re lovely, but they came nine days after the festival they were made for.', 0.65],
      worker: ['The last of the footage reached me four days before the deadline. I worked through both weekends.', 1],
      recommends: [
        'Both sides knew the date. The client’s footage was late, which accounts for about half of the delay.',
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
        'When two devices save within a second, one of the saves is lost. That’s the one thing it must never do.',
        0.35,
      ],
      worker: [
        'That only happens if clocks differ by more than a minute, which the brief rules out. The case is tested and documented, and a fix would take half a day.',
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
      'Both years are entered and balanced. 23 receipts were illegible; there are photos of them in the folder.',
    ends: {
      opener: 'client',
      reason: 'payment',
      until: 'open',
      arbiter: 'ruth',
      client: [
        'We were charged for more hours than we’d agreed on for a week. We’re happy with the books, not with the bill.',
        0.75,
      ],
      worker: ['The boxes held three years, not two.', 1],
    },
  },
]
