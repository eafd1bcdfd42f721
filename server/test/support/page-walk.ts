import { unsubscribeUrlOf } from '../../src/events/emails/unsubscribe-service.ts'
import { toId } from '../../src/platform/kernel/ids.ts'
import { languages } from '../../src/platform/kernel/languages.ts'
import { mailboxLinkOf } from '../../src/web/sign-in/mailbox-service.ts'
import { Browser, mailTo, newEmail, signedIn, signUp, viewingAs } from './browser.ts'
import type { Client } from './client.ts'
import { activate, advance, fundedMilestone, postGig } from './deals.ts'
import { agentWith } from './mandates.ts'
import { agreement, authorizationUrl, CALLBACK, discover, Person } from './oauth.ts'
import { publishTerms, replaceTerms } from './terms.ts'
import { replaceTrade } from './trade.ts'
import type { World } from './world.ts'

/** A page as someone saw it. */
export interface VisitedPage {
  name: string
  text: string
}

/**
 * Visits every page in every state, as visitors and as people who are signed in, in a new marketplace. What people write is «in
 * such marks».
 */
export async function visitAllPages(world: World): Promise<VisitedPage[]> {
  const links = {
    terms_url: 'https://a.example/t',
    privacy_url: 'https://a.example/p',
    imprint_url: 'https://a.example/i',
  }
  await world.operator.put('/operator/brand', { name: NAME, support_email: 'help@market.example', ...links })
  const visited: VisitedPage[] = []
  const walk: Walk = {
    world,
    visitor: new Person(world.url, newEmail(), new Browser(world.url, null)),
    async visit(person, target, form, headers) {
      const opened = await person.open(target, form, headers)
      const name = `${form ? 'POST' : 'GET'} ${opened.url.pathname}${opened.url.search} (${opened.status})`
      // A redirect to an app isn't a page.
      if (!opened.headers.has('location')) visited.push({ name, text: opened.text })
      return opened
    },
  }
  await visitEmptyPages(walk)
  await visitGigs(walk)
  await visitPeople(walk)
  await visitTradePages(walk)
  await visitSignIn(walk)
  await visitAddressConfirmation(walk)
  await visitMailbox(walk)
  await visitConsent(walk)
  await visitDevice(walk)
  await visitUnsubscribing(walk)
  await visitProblems(walk)
  // Last, because no one else has accepted these.
  await visitTerms(walk)
  return visited
}

interface Walk {
  world: World
  visitor: Person
  /** Opens a page like `Person.open`, and keeps it. */
  visit(person: Person, ...call: Parameters<Person['open']>): ReturnType<Person['open']>
}

async function visitEmptyPages({ visit, visitor }: Walk): Promise<void> {
  for (const path of ['/', '/gigs', '/people', '/gigs?q=zz', '/people?q=zz', '/nothing-here'])
    await visit(visitor, path)
}

async function visitGigs({ world, visit, visitor }: Walk): Promise<void> {
  const client = await world.newUser({ display_name: '«Mill»', kind: 'organization' })
  const agent = await agentWith(world, client)
  const gig = (owner: Client, fields: object = {}) =>
    postGig(owner, { title: '«Paint»', description: '«**White**»', category: '«Painting»', ...fields })
  const { now } = (await world.operator.get('/sandbox/clock')).body
  const later = new Date(Date.parse(now) + 86_400_000).toISOString()
  const expired = await gig(client, { apply_by: later })
  const longAgo = [await gig(client), await gig(agent)]
  await advance(world, 30)
  const [paused, closed, filled] = [await gig(client), await gig(client), await gig(client)]
  await client.patch(`/gigs/${paused}`, { status: 'paused' })
  await client.patch(`/gigs/${closed}`, { status: 'closed' })
  await activate({ client, worker: await world.newUser({ display_name: '«Ada»' }), gigId: filled })
  const rates = [{}, { rate_min_cents: 100 }, { rate_max_cents: 900 }, { rate_min_cents: 100, rate_max_cents: 900 }]
  const exact = { rate_min_cents: 500, rate_max_cents: 500 }
  for (const rate_type of ['hourly', 'fixed'])
    for (const rate of [...rates, exact]) await gig(client, { rate_type, ...rate })
  const places = [
    { remote: true, location: '«Lund»' },
    { remote: false, location: '«Lund»' },
    { remote: false, location: null },
  ]
  for (const place of places) await gig(agent, { ...place, skills: ['«oil»'] })
  for (let index = 0; index < 10; index++) await gig(client)
  const full = { positions: 3, hours_per_week: 12, start_date: '2030-12-04', apply_by: '2030-11-04T00:00:00.000Z' }
  const detailed = await gig(client, { rate_type: 'hourly', ...exact, ...full, skills: ['«oil»'] })
  for (const id of [expired, ...longAgo, paused, closed, filled, detailed]) await visit(visitor, `/gigs/${id}`)
  await visit(visitor, '/')
  const { text } = await visit(visitor, '/gigs?category=%C2%ABPainting%C2%BB')
  await visit(visitor, /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&#38;', '&') ?? '')
  await advance(world, 1)
  await visit(visitor, `/gigs/${detailed}`)
}

async function visitPeople({ world, visit, visitor }: Walk): Promise<void> {
  const [client, worker] = [
    await world.newUser({ display_name: '«Mill»', kind: 'organization' }),
    await world.newUser({ display_name: '«Ada»' }),
  ]
  await client.patch('/profile/me', { headline: '«Mills»' })
  await worker.patch('/profile/me', {
    headline: '«Paints»',
    bio: '«**White**»',
    skills: ['«oil»'],
    location: '«Lund»',
    time_zone: 'Europe/Stockholm',
    rate_cents: 4_000,
    available: true,
    links: [{ label: '«Site»', url: 'https://ada.example/' }],
  })
  const deal = { client, worker, gigId: await postGig(client, { title: '«Paint»' }) }
  const milestone = await fundedMilestone(deal)
  const [contract = ''] = milestone.split('/milestones')
  await client.post(`${milestone}/release`)
  await advance(world, 5)
  await client.post(`${contract}/complete`)
  await client.post(`${contract}/reviews`, { rating: 4, comment: '«Good»' })
  await worker.post(`${contract}/reviews`, { rating: 5 })
  await client.post(`/profile/${worker.userId}/vouches`, { message: '«She paints»' })
  const onTime = 'update users set due_milestones = 25, on_time_milestones = 24 where id = $1'
  await world.inDatabase((db) => db.query(onTime, [toId('usr', worker.userId)]))
  await postGig(client, { title: '«Dry»', description: '«Wet»' })
  const plain = await world.newUser({ display_name: '«Ben»' })
  await plain.patch('/profile/me', { available: false })
  for (const path of ['', `/${worker.userId}`, `/${client.userId}`, `/${plain.userId}`])
    await visit(visitor, `/people${path}`)
}

async function visitTradePages({ world, visit, visitor }: Walk): Promise<void> {
  const inAll = (text: string) => Object.fromEntries(languages.map((language) => [language, text]))
  const named = (key: string, more: object = {}) => ({ key, names: inAll(`«${key}»`), ...more })
  const shown = { filterable: true, on_cards: true }
  const fields = [
    named('certified', { type: 'boolean', ...shown }),
    named('trained', { type: 'boolean' }),
    named('languages', { type: 'choices', options: [named('french'), named('german')], ...shown }),
    named('size', { type: 'number', units: inAll('«pages»'), ...shown }),
    named('event', { type: 'date', ...shown }),
    named('tool', { type: 'text', on_cards: true }),
  ]
  const categories = [named('art', { children: [named('murals')] })]
  await replaceTrade(world.operator, { categories, gig_fields: fields, profile_fields: fields })
  const values = { certified: true, trained: false, languages: ['french', 'german'], size: 12, event: '2030-12-04' }
  const client = await world.newUser({ display_name: '«Mill»' })
  await client.patch('/profile/me', { fields: { ...values, tool: '«Brush»' } })
  const texts = { title: '«Paint»', description: '«White»', category: 'murals' }
  const id = await postGig(client, { ...texts, fields: { ...values, tool: '«Brush»' } })
  const filters = 'fields.certified=true&fields.languages=french&fields.size.min=3'
  for (const path of ['/', `/gigs?category=murals&${filters}`, `/gigs/${id}`, `/people?${filters}`])
    await visit(visitor, path)
  await visit(visitor, `/people/${client.userId}`)
}

async function visitSignIn({ world, visit, visitor }: Walk): Promise<void> {
  for (const query of ['', '?switch', '?from=terminal', '?return_to=%2Fgigs']) await visit(visitor, `/sign-in${query}`)
  await visit(visitor, '/sign-in', { email: 'nobody' })
  await visit(visitor, '/sign-in/use', { token: 'x'.repeat(43) })
  await visit(visitor, '/sign-in/use', { token: 'x'.repeat(43), from: 'terminal' })
  const email = newEmail()
  const { text } = await visit(visitor, '/sign-in', { email })
  const attempt = /name="attempt" value="(\w+)"/.exec(text)?.[1] ?? ''
  await visit(visitor, '/sign-in/use', { email, attempt, code: 'wrong' })
  const { token } = await mailTo(world, email)
  await visit(visitor, '/sign-in/use', { token })
  const ada = new Person(world.url, email, await signUp(world, newEmail(), '«Ada»'))
  await visit(ada, '/sign-in')
  await world.inDatabase((db) => db.query(`update sessions set signed_in_at = signed_in_at - interval '1 hour'`))
  await visit(ada, '/sign-in?return_to=%2Fgigs%2Fnew')
  const unnamed = new Person(world.url, '', await signedIn(world, await world.newUser({ display_name: '«Kim»' })))
  await visit(unnamed, '/sign-in')
}

async function visitAddressConfirmation({ world, visit, visitor }: Walk): Promise<void> {
  await visit(visitor, '/confirm-address')
  const [ada, ben] = [await newPerson(world), await newPerson(world)]
  const fresh = newEmail()
  await ada.api.patch('/profile/me', { email: fresh })
  const { token } = await mailTo(world, fresh)
  await visit(ada, '/confirm-address')
  await visit(ben, '/confirm-address', { token })
  await visit(ada, '/confirm-address', { token: 'wrong' })
  await visit(ada, '/confirm-address', { token })
  await world.operator.post(`/users/${ada.api.userId}/suspend`)
  await visit(ada, '/confirm-address', { token })
}

async function visitMailbox({ world, visit, visitor }: Walk): Promise<void> {
  const { hash } = new URL(mailboxLinkOf(world.secrets, world.url))
  const token = hash.slice('#token='.length)
  await visit(visitor, '/mailbox')
  await visit(visitor, '/mailbox', { token: 'wrong' })
  await world.inDatabase(async (db) => {
    await db.query('create table mails_before as table mails; delete from mails')
    await visit(visitor, '/mailbox', { token })
    await db.query('insert into mails select * from mails_before; drop table mails_before')
  })
  await visit(visitor, '/mailbox')
}

async function visitConsent({ world, visit, visitor }: Walk): Promise<void> {
  const as = await discover(world)
  const ada = await newPerson(world)
  const app = { name: '«Radar»', url: 'https://radar.example/', redirect_uris: [CALLBACK], type: 'confidential' }
  const { id: clientId } = (await ada.api.post('/apps', app)).body
  const openAs = async (person: Person, scope: string, id = clientId) =>
    visit(person, (await authorizationUrl(as, VERIFIER, { clientId: id, scope })).href)
  await openAs(ada, 'openid profile email')
  await openAs(ada, 'gigs:write', 'parley-cli')
  const { url } = await openAs(ada, `openid profile email ${as.scopes_supported?.join(' ')}`)
  await visit(ada, url.href, agreement('nobody'))
  await visit(ada, url.href, agreement('new', { agent_name: '«Scout»' }))
  const again = await ada.open((await authorizationUrl(as, VERIFIER)).href)
  await visit(ada, again.url.href, agreement('new', { agent_name: '«Scout»' }))
  const unnamed = await openAs(ada, 'read gigs:write')
  await visit(ada, unnamed.url.href, agreement('new', { agent_name: '' }))
  await visit(ada, (await openAs(ada, 'read gigs:write', 'parley-cli')).url.href)
  const nothing = await openAs(ada, 'offline_access')
  await visit(ada, nothing.url.href, agreement('me'))
  const viewer = await viewingAs(world, await world.newUser({ role: 'operator' }), ada.api)
  await openAs(new Person(world.url, ada.email, viewer), 'read')
  await openAs(visitor, 'read', 'unknown-app')
  await visit(visitor, '/oauth/interaction/unknown')
  await visit(visitor, '/oauth/authorize?client_id=parley-cli&redirect_uri=https://elsewhere.example/')
  await world.operator.post(`/users/${ada.api.userId}/suspend`)
  await openAs(ada, 'read')
}

async function visitDevice({ world, visit }: Walk): Promise<void> {
  const ada = await newPerson(world)
  for (const decision of ['deny', 'allow']) {
    const body = new URLSearchParams({ client_id: 'parley-cli', scope: 'read' })
    const headers = { 'user-agent': '«A terminal»' }
    const device = await (await fetch(`${world.url}/oauth/device/code`, { method: 'POST', body, headers })).json()
    const typed = async (user_code: string) => {
      const { text } = await visit(ada, '/oauth/device')
      const xsrf = /name="xsrf" value="(\w+)"/.exec(text)?.[1] ?? ''
      return visit(ada, '/oauth/device', { xsrf, confirm: 'yes', user_code })
    }
    await typed('BBBB-BBBB')
    const asked = await typed(device.user_code)
    await visit(ada, asked.url.href, { ...agreement('me'), decision })
  }
  await visit(ada, '/oauth/device', { user_code: 'x' }, { 'sec-fetch-site': 'cross-site' })
}

async function visitUnsubscribing({ world, visit, visitor }: Walk): Promise<void> {
  await visit(visitor, '/unsubscribe')
  const userId = toId('usr', (await world.newUser()).userId)
  const kinds = ['tasks', 'messages', 'approvals', 'disputes', 'money', 'searches', 'daily'] as const
  for (const kind of kinds) {
    const url = unsubscribeUrlOf({ ...world.core.context, db: world.database }, userId, kind)
    await visit(visitor, url)
    await visit(visitor, url, {})
  }
}

async function visitProblems({ world, visit, visitor }: Walk): Promise<void> {
  await visit(visitor, '/sign-in', { email: 'ada@example.com' }, { 'sec-fetch-site': 'cross-site' })
  await visit(visitor, '/sign-in', { email: 'a\0' })
  await visit(visitor, '/sign-in/leave-demo', {})
  await visit(await newPerson(world), '/wallet')
  const silent = await world.startNode({ mail: 'off', signUp: 'closed' })
  const stranger = new Person(silent.url, newEmail(), new Browser(silent.url, null))
  // Until it notices the brand.
  while (!(await stranger.open('/')).text.includes(NAME));
  await visit(stranger, '/sign-in', { email: newEmail() })
  const email = newEmail()
  await visitor.open('/sign-in', { email })
  await visit(stranger, '/sign-in/use', { token: (await mailTo(world, email)).token })
}

async function newPerson(world: World): Promise<Person> {
  const email = newEmail()
  return new Person(world.url, email, await signUp(world, email, '«Ada»'))
}

export const NAME = '«Kiosk»'
const VERIFIER = 'v'.repeat(43)

async function visitTerms({ world, visit, visitor }: Walk): Promise<void> {
  const person = await newPerson(world)
  await publishTerms(world.operator, { text: undefined, external_url: 'https://legal.example/terms' })
  await visit(visitor, '/terms/1')
  await replaceTerms(world, { text: '«Be **honest**»', summary: '«Refunds»' })
  const asked = await visitor.open('/sign-in', { email: visitor.email })
  const attempt = /name="attempt" value="(\w+)"/.exec(asked.text)?.[1] ?? ''
  await visit(visitor, '/sign-in/use', { attempt, code: (await mailTo(world, visitor.email)).code })
  await publishTerms(world.operator, { text: '«Pay»' })
  for (const path of ['/terms', '/terms/1', '/terms/2', '/terms/3']) await visit(person, path)
  await visit(person, '/terms/accept', { terms_version: '2' })
  await world.operator.post('/operator/terms/withdraw', { terms_version: 3 })
  await visit(person, '/terms/3')
}
