import type { Caller } from './caller.ts'
import { attach, type DemoFile } from './files.ts'
import type { Name } from './people.ts'
import { allGigs, type GigKey } from './plot.ts'
import type { Stagehands, Story } from './stories.ts'

/** What the client of a gig and a worker write to each other. Each reply follows from what came before. */
export interface DemoTalk {
  gig: GigKey
  worker: Name
  /** The day of the first message; the others follow a day apart. */
  day: number
  lines: readonly (readonly [by: 'client' | 'worker', text: string, file?: DemoFile])[]
}

export const talks: readonly DemoTalk[] = [
  {
    gig: 'islands',
    worker: 'claire',
    day: 6,
    lines: [
      ['worker', 'One question before chapter four: do the ferry names stay in the original?'],
      ['client', 'Yes, please. There’s a list of them in the appendix, with the years.'],
      [
        'worker',
        'Found it, thank you. That settles eleven of my fourteen notes; the other three are in here.',
        {
          name: 'open-questions.md',
          text: '# Open questions\n\n1. Page 41: “the long quay” – Molo Lungo, or any long quay?\n2. Page 58: is the captain’s joke about eels meant to fall flat?\n3. Page 77: 1953 here, 1954 in the appendix.\n',
        },
      ],
    ],
  },
  {
    gig: 'booking',
    worker: 'mira',
    day: 9,
    lines: [
      ['worker', 'Could I get read access to the analytics for the second page?\nI only need the last four weeks.'],
      ['client', 'You should have an invitation. Tell us if it ended up in the wrong mailbox.'],
      ['worker', 'It works, thanks.'],
    ],
  },
  {
    gig: 'sensors',
    worker: 'samuel',
    day: 8,
    lines: [
      [
        'worker',
        'Gauge 17 looks an hour off. Is its clock set by hand?',
        {
          name: 'gauge-17.csv',
          text: 'time,gauge_16_cm,gauge_17_cm,gauge_18_cm\n05:00,112,98,110\n06:00,131,113,129\n07:00,147,130,146\n08:00,158,148,157\n09:00,151,157,152\n',
        },
      ],
      ['client', 'Yes, by whoever is closest. Write it up, and we’ll send someone.'],
    ],
  },
  {
    gig: 'dashboards',
    worker: 'mira',
    day: 60,
    lines: [
      ['client', 'We liked your application. Which of the four dashboards would you start with?'],
      ['worker', 'The one people open every morning. Do you know which one that is?'],
      ['client', 'Stock levels, by far. We can send you the numbers.'],
    ],
  },
  {
    gig: 'transcripts',
    worker: 'grace',
    day: 61,
    lines: [
      ['client', 'Two of the recordings have rain on the roof. Would you still do them at this rate?'],
      ['worker', 'Send me a minute of the worse one, and I’ll let you know today.'],
    ],
  },
  {
    gig: 'covers',
    worker: 'aiko',
    day: 63,
    lines: [
      ['client', 'Is the heron in your portfolio ink or digital? We’d want the same line.'],
      ['worker', 'Ink, and colored digitally. This is the whole page it comes from.', { name: 'heron.webp' }],
    ],
  },
]

export async function* talkStory(hands: Stagehands, { gig, worker, lines }: DemoTalk): Story {
  const { call, as, posted } = hands
  const sides = { client: as(allGigs[gig].by), worker: as(worker) }
  const path = await conversationWith(hands, sides.client, posted.get(gig) ?? '', sides.worker.userId)
  let newest: string | null = null
  for (const [by, text, file] of lines) {
    if (newest !== null) await call(sides[by], 'POST', `${path}/read`, { message_id: newest })
    const files = await attach(call, sides[by], file && [file])
    newest = (await call(sides[by], 'POST', `${path}/messages`, { text, ...files })).id
    yield 1
  }
}

export async function conversationWith(
  { call }: Stagehands,
  caller: Caller,
  gigId: string,
  otherId: string,
): Promise<string> {
  const { data } = await call(caller, 'GET', `/conversations?gig_id=${gigId}&user_id=${otherId}`)
  return `/conversations/${data[0].id}`
}
