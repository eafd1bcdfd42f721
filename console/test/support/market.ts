import type { Client } from '../../../server/test/support/client.ts'
import type { World } from '../../../server/test/support/world.ts'
import { done } from './done.ts'
import { marketTrade } from './market-trade.ts'

export interface Market {
  /** Has gigs, applications, contracts and money. */
  client: Client
  /** Works for the client, and has applied elsewhere. */
  worker: Client
  /** Has just signed up: everything is empty. */
  newcomer: Client
  gigId: string
  foreignGigId: string
  draftGigId: string
  contractId: string
}

/** A small market with something in every state that pages show. */
export async function createMarket(world: World): Promise<Market> {
  await done(world.operator.patch('/operator/trade', marketTrade))
  const [client, worker, newcomer, ...others] = await Promise.all([
    world.newUser({ display_name: 'Harbour & Pine Studio' }),
    world.newUser({ display_name: 'Mara Lindqvist' }),
    world.newUser({ display_name: 'Noor Haddad' }),
    ...['Tomás Ferreira', 'Yuki Tanaka', 'Greta Oyelaran', 'Sam Whitfield'].map((display_name) =>
      world.newUser({ display_name }),
    ),
  ])
  const user = (index: number) => others[index] as Client
  await done(
    client.patch('/profile/me', {
      headline: 'Brand and web studio in Lisbon',
      location: 'Lisbon',
      bio: STUDIO_BIO,
      onboarding: 'hire',
    }),
  )
  await done(worker.patch('/profile/me', { ...MARA, onboarding: 'work' }))
  await Promise.all(
    others.map((each, index) =>
      done(
        each.patch('/profile/me', {
          headline: HEADLINES[index],
          skills: SKILLS[index],
          rate_cents: 4_500 + index * 1_250,
          available: index !== 2,
          location: ['Porto', 'Osaka', 'Lagos', 'Leeds'][index],
          fields: { languages: LANGUAGES[index] },
        }),
      ),
    ),
  )
  const gigs: string[] = []
  for (const gig of GIGS) gigs.push((await done(client.post('/gigs', gig))).id)
  const [gigId = '', dealGigId = '', quietGigId = ''] = gigs
  const draftGigId = (
    await done(client.post('/gigs', { ...GIGS[0], title: 'Photograph twelve products on white', status: 'draft' }))
  ).id
  const foreignGigId = (await done(user(0).post('/gigs', FOREIGN_GIG))).id
  await done(
    user(1).post('/gigs', {
      ...FOREIGN_GIG,
      title: 'Interpret at a trade fair, two days',
      category: 'interpreting',
      fields: { certificate: true, languages: ['english', 'japanese'] },
      skills: ['Japanese', 'Interpreting'],
      remote: false,
      location: 'Osaka',
      rate_type: 'hourly',
      rate_min_cents: 6_000,
      rate_max_cents: 8_000,
    }),
  )

  await done(
    worker.post(`/gigs/${gigId}/apply`, {
      message: APPLICATIONS[0],
      rate_cents: 5_800,
      hours_per_week: 20,
      start_date: '2027-01-11',
    }),
  )
  await done(user(2).post(`/gigs/${gigId}/apply`, { message: APPLICATIONS[1], rate_cents: 6_400, hours_per_week: 30 }))
  const third = await done(user(3).post(`/gigs/${gigId}/apply`, { message: APPLICATIONS[2] }))
  await done(client.post(`/applications/${third.id}/shortlist`))
  await done(worker.post(`/gigs/${foreignGigId}/apply`, { message: APPLICATIONS[0], rate_cents: 90_000 }))
  await done(
    client.post('/negotiations', {
      gig_id: quietGigId,
      worker_id: worker.userId,
      terms: { rate_cents: 120_000 },
      message: 'Would you have a look at this?',
    }),
  )

  const templates = { [gigId]: 'Menu illustrations', [quietGigId]: 'Product photos: dust, color, cut-outs, shadows' }
  for (const [gig_id, name] of Object.entries(templates)) await done(client.post('/gig-templates', { gig_id, name }))
  await done(client.post('/notes', { application_id: third.id, text: 'Ask about references.' }))
  await done(client.post('/notes', { user_id: worker.userId, text: 'Met at a fair in spring.' }))
  for (const gig_id of [foreignGigId, gigId]) await done(worker.post('/bookmarks', { gig_id }))
  const search = { q: 'menu', skill: ['Illustration'], min_rate_cents: 5_000, remote: true, client_id: client.userId }
  await done(worker.post('/searches', { name: 'Menus', filters: search }))
  await done(worker.post('/searches', { name: 'Anything remote', filters: { remote: true }, notify: 'daily' }))
  for (const { userId } of [worker, ...others]) await done(client.post('/bookmarks', { user_id: userId }))
  const contractId = await runningContract(client, worker, dealGigId)
  await done(
    client.post(`/profile/${worker.userId}/vouches`, {
      message: 'Mara delivers what she says, when she says it, and asks the right questions first.',
      skills: ['Illustration'],
    }),
  )
  return { client, worker, newcomer, gigId, foreignGigId, draftGigId, contractId }
}

async function runningContract(client: Client, worker: Client, gigId: string): Promise<string> {
  const negotiation = await done(
    client.post('/negotiations', { gig_id: gigId, worker_id: worker.userId, terms: { rate_cents: 180_000 } }),
  )
  const { contract_id } = await done(worker.post(`/negotiations/${negotiation.id}/agree`, { round: 1 }))
  const contract = await done(client.get(`/contracts/${contract_id}`))
  await done(
    client.patch(`/contracts/${contract_id}/milestones/${contract.milestones[0].id}`, {
      title: 'Sketches and mood board',
      amount_cents: 60_000,
    }),
  )
  await done(
    client.post(`/contracts/${contract_id}/milestones`, {
      title: 'Twelve finished illustrations',
      amount_cents: 120_000,
    }),
  )
  await done(client.post(`/contracts/${contract_id}/approve`))
  await done(worker.post(`/contracts/${contract_id}/approve`))
  await done(client.post('/wallet/deposits', { amount_cents: 250_000 }))
  const first = `/contracts/${contract_id}/milestones/${contract.milestones[0].id}`
  await done(client.post(`${first}/fund`))
  await done(
    worker.post(`${first}/submit`, {
      message: 'Sketches for all twelve spreads.',
      links: ['https://mara.example/sketches'],
    }),
  )
  return contract_id
}

const STUDIO_BIO =
  'We make brands and websites for restaurants, publishers and small manufacturers.\n\nMost of our work is done with freelancers whom we come back to.'
const MARA = {
  headline: 'Illustrator for books, menus and packaging',
  bio: 'I draw by hand and finish digitally. Twelve years of editorial and packaging work, mostly food and nature.\n\nI answer within a day, and I like a clear brief.',
  skills: ['Illustration', 'Packaging', 'Procreate', 'Art direction'],
  rate_cents: 6_000,
  fields: { languages: ['english', 'portuguese'], experience: 12 },
  location: 'Gothenburg',
  time_zone: 'Europe/Stockholm',
  links: [{ label: 'Portfolio', url: 'https://mara.example' }],
}
const HEADLINES = [
  'Photographer, food and interiors',
  'Translator, Japanese and English',
  'Front-end engineer',
  'Copywriter for shops and menus',
]
const SKILLS = [
  ['Photography', 'Retouching'],
  ['Japanese', 'Translation'],
  ['TypeScript', 'React', 'Accessibility'],
  ['Copywriting', 'SEO'],
]
const LANGUAGES = [['english', 'portuguese'], ['english', 'japanese'], ['english'], ['english']]
const GIGS = [
  {
    title: 'Illustrate a seasonal menu for a seafood restaurant',
    description:
      'We are redesigning the menu of a seafood restaurant in Lisbon and need about ten ink-style illustrations: fish, shellfish, herbs.\n\nWhat we need\n- ten illustrations, line art with one spot colour\n- source files, and exports for print and web\n- two rounds of changes\n\nThe first drafts are due three weeks after the start.',
    category: 'illustration',
    fields: {
      certificate: false,
      languages: ['english', 'portuguese'],
      style: 'line_art',
      pages: 12,
      print_date: '2097-03-01',
      references: 'The menu of a harbor restaurant from the fifties: thin lines, one color, lots of white.',
    },
    skills: ['Illustration', 'Print'],
    rate_type: 'hourly',
    rate_min_cents: 4_500,
    rate_max_cents: 6_500,
    hours_per_week: 20,
    start_date: '2097-01-11',
    positions: 2,
    apply_by: '2097-01-05T18:00:00.000Z',
  },
  {
    title: 'Draw twelve spreads for a children’s book',
    description: 'Twelve double pages, watercolour look.',
    category: 'design',
    skills: ['Illustration'],
    rate_type: 'fixed',
    rate_max_cents: 200_000,
  },
  {
    title: 'Retouch 60 product photos',
    description: 'Dust, colour and cut-outs.',
    category: 'photo',
    skills: ['Retouching'],
    rate_type: 'fixed',
    rate_min_cents: 100_000,
    rate_max_cents: 140_000,
  },
]
const FOREIGN_GIG = {
  title: 'Build an accessible booking form',
  description: 'A booking form for photo shootings, usable with keyboard and screen reader, in an existing React site.',
  category: 'web',
  fields: { certificate: true, languages: ['english'] },
  skills: ['React', 'Accessibility', 'TypeScript'],
  rate_type: 'fixed',
  rate_min_cents: 80_000,
  rate_max_cents: 120_000,
}
const APPLICATIONS = [
  'I have drawn three menus in this style, two of them for seafood places. I would start with a day of sketching in pencil, so that you can choose a direction before I ink anything. The pace of twenty hours a week fits well with my other work.',
  'Line art is my daily work. I can begin in December already, if that helps.',
  'I write rather than draw, but I know two illustrators well and would bring one of them in.',
]
