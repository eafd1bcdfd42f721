import { developersScout, publishersDesk, stoppedAgent, studiosProducer, translatorsRelay } from './agents.ts'
import { type Call, type Caller, createCall } from './caller.ts'
import { peacefulDeals } from './deal-plots.ts'
import { disputedDeals } from './dispute-plots.ts'
import { upload } from './files.ts'
import { fitIntoTrade } from './fitting.ts'
import { type Character, cast, type Name, pictured } from './people.ts'
import { allGigs, LAST_DAY, openings, searches, vouches } from './plot.ts'
import { apply, dealStory, postGig, type Stagehands, type Story } from './stories.ts'
import { talkStory, talks } from './talks.ts'
import { demoTerms } from './terms.ts'
import { gigValues, profileValues } from './trade.ts'

export interface Filling {
  /** Where the service answers. */
  url: () => string
  operator: Caller
  seed: number
  signal: AbortSignal
  /** Called when someone has joined. */
  onJoined: (userId: string) => Promise<void>
  /** Called when a day has begun. */
  onDay: (day: number) => Promise<void>
}

/** Plays the whole plot through the API, day by day, while the clock of the sandbox moves. */
export async function fillMarket({ url, operator, seed, signal, onJoined, onDay }: Filling): Promise<void> {
  const call = createCall(url, signal)
  const callers = new Map<Name, Caller>()
  let now = (await call(operator, 'GET', '/sandbox/clock')).now
  const { terms_version } = await currentTerms(call, operator)
  const pick = pickerFrom(seed)
  const dateIn = (days: number) => new Date(Date.parse(now) + days * DAY_MS).toISOString().slice(0, 10)
  const trade = await fitIntoTrade({ call, operator, pick, dateIn })
  const hands: Stagehands = {
    call,
    operator,
    as(name) {
      const caller = callers.get(name)
      if (!caller) throw new Error(`${name} has not joined yet.`)
      return caller
    },
    dateIn,
    pick,
    trade,
    contracts: new Map(),
    negotiations: new Map(),
    posted: new Map(),
  }

  const waiting = Object.keys(cast).map((name) => scene(cast[name as Name].joins, join(name as Name)))
  for (const deal of [...peacefulDeals, ...disputedDeals]) waiting.push(scene(deal.day, dealStory(hands, deal)))
  for (const opening of openings) waiting.push(scene(opening.day, openingStory(hands, opening)))
  for (const talk of talks) waiting.push(scene(talk.day, talkStory(hands, talk)))
  for (const vouch of vouches) waiting.push(scene(vouch.day, vouchStory(hands, vouch)))
  for (const search of searches) waiting.push(scene(search.day, searchStory(hands, search)))
  waiting.push(
    scene(30, unwelcomeStory(hands, enter)),
    scene(63, reportStory(hands)),
    scene(52, publishersDesk(hands)),
    scene(50, studiosProducer(hands)),
    scene(60, developersScout(hands)),
    scene(61, translatorsRelay(hands)),
    scene(45, stoppedAgent(hands)),
    scene(56, withdrawalStory(hands)),
  )
  await playAll(waiting)

  async function playAll(scenes: Scene[]): Promise<void> {
    await onDay(0)
    for (let today = 0; ; ) {
      const next = earliestOf(scenes)
      const day = Math.min(next?.day ?? LAST_DAY, LAST_DAY)
      if (day > today) {
        now = (await call(operator, 'POST', '/sandbox/clock/advance', { seconds: (day - today) * 86_400 })).now
        today = day
        await onDay(today)
      }
      if (!next || next.day > LAST_DAY) return
      const { done, value } = await next.story.next()
      if (done) scenes.splice(scenes.indexOf(next), 1)
      else next.day = today + value
    }
  }

  /** What everyone does who joins. */
  async function enter(caller: Caller): Promise<void> {
    await onJoined(caller.userId)
    await call(caller, 'POST', '/terms/accept', { terms_version })
  }

  async function* join(name: Name): Story {
    const { kind, role, ...person }: Character = cast[name]
    const { user, key } = await call(operator, 'POST', '/users', {
      display_name: person.name,
      kind,
      ...(role && { role }),
    })
    callers.set(name, { userId: user.user_id, key: key.key })
    const self = { userId: user.user_id, key: key.key }
    await enter(self)
    await call(self, 'PATCH', '/profile/me', {
      headline: person.headline,
      bio: person.bio,
      skills: person.skills,
      location: person.location,
      time_zone: person.timeZone,
      available: person.available ?? kind === 'person',
      onboarding: 'dismissed',
      fields: trade.profileFields(profileValues(name)),
      links: (person.links ?? []).map(([label, link]) => ({ label, url: link })),
      ...(person.rate !== undefined && { rate_cents: person.rate * 100 }),
    })
    if (pictured.includes(name)) {
      const { id } = await upload(call, self, `${name}.webp`)
      await call(self, 'PUT', '/profile/me/avatar', { attachment_id: id })
    }
  }
}

/** The terms of use, which a sandbox that was reset may still have. The operator, too, might want to try something. */
async function currentTerms(call: Call, operator: Caller): Promise<{ terms_version: number }> {
  const { in_force, planned } = await call(operator, 'GET', '/terms')
  const terms = in_force ?? planned ?? (await call(operator, 'POST', '/operator/terms', { text: demoTerms }))
  await call(operator, 'POST', '/terms/accept', { terms_version: terms.terms_version })
  return terms
}

interface Scene {
  /** When it begins, or continues. */
  day: number
  story: Story
}

function scene(day: number, story: Story): Scene {
  return { day, story }
}

// Of several on the same day, the one that was planned first.
function earliestOf(scenes: readonly Scene[]): Scene | undefined {
  return scenes.reduce<Scene | undefined>((first, one) => (first && first.day <= one.day ? first : one), undefined)
}

async function* openingStory(
  hands: Stagehands,
  { gig, applicants = [], shortlisted }: (typeof openings)[number],
): Story {
  const gigId = await postGig(hands, gig)
  for (const name of applicants) {
    yield 1
    const id = await apply(hands, name, gigId)
    if (name === shortlisted) {
      await hands.call(hands.as(allGigs[gig].by), 'POST', `/applications/${id}/shortlist`)
    }
  }
}

async function* vouchStory({ call, as }: Stagehands, vouch: (typeof vouches)[number]): Story {
  const { text, skills } = vouch
  await call(as(vouch.from), 'POST', `/profile/${as(vouch.for).userId}/vouches`, { message: text, skills })
  yield 0
}

async function* searchStory({ call, as }: Stagehands, { by, name, filters, notify }: (typeof searches)[number]): Story {
  await call(as(by), 'POST', '/searches', { name, filters, notify })
  yield 0
}

/** Someone who was reported, warned and suspended, and objects. */
async function* unwelcomeStory(
  { call, as, operator, trade }: Stagehands,
  enter: (caller: Caller) => Promise<void>,
): Story {
  const person = { display_name: 'Fast Stars Agency', kind: 'organization' }
  const { user, key } = await call(operator, 'POST', '/users', person)
  const agency = { userId: user.user_id, key: key.key }
  await enter(agency)
  await call(agency, 'POST', '/gigs', {
    title: 'Write 500 five-star reviews',
    description: 'Easy money. No experience needed, accounts are provided.',
    category: trade.category('writing'),
    fields: trade.gigFields(gigValues()),
    rate_type: 'fixed',
    rate_min_cents: 20_000,
    rate_max_cents: 20_000,
  })
  yield 2
  const report = await call(as('claire'), 'POST', '/reports', {
    subject_type: 'profile',
    subject_id: user.user_id,
    reason: 'scam',
    text: 'They buy fake reviews and wanted to use my account.',
  })
  const warning = 'Please close your gig about reviews. Nobody can buy reviews here.'
  await call(operator, 'POST', `/operator/users/${user.user_id}/notices`, { text: warning })
  yield 1
  const note = 'Buying reviews isn’t allowed here.'
  await call(operator, 'POST', `/operator/reports/${report.id}/resolve`, { decision: 'suspended', note })
  const text = 'Everyone does it. We would stop if you showed us the rule.'
  await call(agency, 'POST', '/objections', { subject_id: user.user_id, text })
}

/** A report that waits for the operator on the last day. */
async function* reportStory({ call, as, posted }: Stagehands): Story {
  yield 0
  await call(as('declan'), 'POST', '/reports', {
    subject_type: 'gig',
    subject_id: posted.get('dashboards'),
    reason: 'private_information',
    text: 'The description names someone’s employer. I don’t think they know.',
  })
}

async function* withdrawalStory({ call, as }: Stagehands): Story {
  await call(as('declan'), 'POST', '/wallet/withdrawals', { amount_cents: 12_000 })
  await call(as('claire'), 'PUT', '/wallet/payout-account', {
    holder: 'Claire Fontaine',
    label: 'Banque Exemple',
    reference: 'FR76 3000 6000 0112 3456 7890 189',
  })
  await call(as('claire'), 'POST', '/wallet/withdrawals', { amount_cents: 300_000 })
  yield 0
}

/** The same choices for the same seed (mulberry32). A choice is not repeated until all of its kind were used. */
function pickerFrom(seed: number): Stagehands['pick'] {
  const left = new Map<readonly unknown[], unknown[]>()
  let state = seed
  function random(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (choices) => {
    const rest = left.get(choices)?.length ? (left.get(choices) as unknown[]) : [...choices]
    left.set(choices, rest)
    return rest.splice(Math.floor(random() * rest.length), 1)[0] as (typeof choices)[number]
  }
}

const DAY_MS = 86_400_000
