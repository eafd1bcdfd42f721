import { type Gig, Parley } from '@parley/sdk'
import { button, element, notify } from './dom.ts'
import { gigPage, gigsPage, negotiationsPage } from './pages.ts'
import { accessToken, baseUrl, finishSignIn, isSignedIn, publishableKey, signIn, signOut } from './sign-in.ts'

const header = document.querySelector('header') as HTMLElement
const main = document.querySelector('main') as HTMLElement

await finishSignIn()
// Visitors read with a publishable key, which shows what anyone can see.
const parley = new Parley({ baseUrl, ...(isSignedIn() ? { token: accessToken } : { key: publishableKey }) })

if (isSignedIn() || publishableKey) await start()
else main.replaceChildren(element('h1', {}, 'Find your next gig'), button('Sign in', signIn))

async function start(): Promise<void> {
  header.replaceChildren(element('a', { href: '#/' }, 'Gigs'), ...(await account()))
  window.addEventListener('hashchange', () => notify())
  for (const change of ['hashchange', 'changed']) window.addEventListener(change, () => void show())
  await show()
  void follow('market')
  if (isSignedIn()) void follow('me')
}

async function account(): Promise<HTMLElement[]> {
  if (!isSignedIn()) return [button('Sign in', signIn)]
  const { user } = await parley.me.get()
  return [
    element('a', { href: '#/negotiations' }, 'Negotiations'),
    element('span', {}, user.display_name),
    button('Sign out', signOut),
  ]
}

/** Shows what happens on the market, or to you, as it happens. After a lost connection, nothing is missed. */
async function follow(audience: 'market' | 'me'): Promise<void> {
  for await (const _event of parley.events.follow({ audience, after: 'latest' })) await show()
}

async function show(): Promise<void> {
  const address = location.hash
  const page = await pageAt(address).catch((error: Error) => element('p', {}, error.message))
  // Don't show what was loaded for a page that has been left, or replace a form that someone is typing in.
  if (address === location.hash && !main.querySelector('input:focus')) main.replaceChildren(page)
}

function pageAt(address: string): Promise<HTMLElement> {
  const [, section, id] = address.split('/')
  if (section === 'gigs' && id) return gigPage(parley, id as Gig['id'], isSignedIn())
  return section === 'negotiations' ? negotiationsPage(parley) : gigsPage(parley)
}
