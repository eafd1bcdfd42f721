import type { Market } from './market.ts'
import type { Screen } from './screen.ts'

/** Home, gigs, people and settings, each with something to show, and empty. */
export const marketScreens: readonly Screen<Market>[] = [
  { name: 'home-client', who: ({ client }) => client, path: () => '/' },
  { name: 'home-worker', who: ({ worker }) => worker, path: () => '/' },
  { name: 'home-empty', who: ({ newcomer }) => newcomer, path: () => '/' },
  { name: 'gigs', who: ({ worker }) => worker, path: () => '/gigs' },
  {
    name: 'gigs-filtered',
    who: ({ worker }) => worker,
    path: () => '/gigs?skill=%5B%22React%22%5D&rate_type=fixed',
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'gigs-none', who: ({ worker }) => worker, path: () => '/gigs?q=nobodyneedsthis' },
  { name: 'gig-visitor', who: ({ newcomer }) => newcomer, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-applied', who: ({ worker }) => worker, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-owner', who: ({ client }) => client, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-draft', who: ({ client }) => client, path: ({ draftGigId }) => `/gigs/${draftGigId}` },
  {
    name: 'gig-invite',
    who: ({ client }) => client,
    path: ({ gigId }) => `/gigs/${gigId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Invite somebody' }).click()
      await page.getByRole('button', { name: 'Choose Yuki Tanaka' }).click()
      await page.getByLabel('A message to them').waitFor()
    },
  },
  { name: 'gig-missing', who: ({ client }) => client, path: () => '/gigs/gig_00000000000000000000000000' },
  {
    name: 'gig-apply-refused',
    who: ({ newcomer }) => newcomer,
    path: ({ gigId }) => `/gigs/${gigId}/apply`,
    prepare: async (page) => {
      await page.getByLabel('Hours per week').fill('400')
      await page.getByRole('button', { name: 'Send application' }).click()
      await page.getByText('Please fill this in.').waitFor()
    },
  },
  { name: 'gig-new', who: ({ client }) => client, path: () => '/gigs/new' },
  { name: 'gig-edit', who: ({ client }) => client, path: ({ gigId }) => `/gigs/${gigId}/edit` },
  { name: 'my-gigs', who: ({ client }) => client, path: () => '/gigs/mine' },
  { name: 'my-gigs-empty', who: ({ newcomer }) => newcomer, path: () => '/gigs/mine' },
  { name: 'my-gigs-applied', who: ({ worker }) => worker, path: () => '/gigs/mine?view=applied' },
  { name: 'people', who: ({ client }) => client, path: () => '/people' },
  { name: 'people-none', who: ({ client }) => client, path: () => '/people?q=nobodyiscalledthis' },
  { name: 'profile', who: ({ client }) => client, path: ({ worker }) => `/people/${worker.userId}?tab=vouches` },
  { name: 'profile-own-empty', who: ({ newcomer }) => newcomer, path: () => '/people/me' },
  {
    name: 'profile-vouch',
    who: ({ worker }) => worker,
    path: ({ client }) => `/people/${client.userId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Vouch', exact: true }).click()
      await page.getByLabel('Why you recommend them').waitFor()
    },
  },
  { name: 'profile-edit', who: ({ worker }) => worker, path: () => '/people/me/edit' },
  { name: 'settings', who: ({ client }) => client, path: () => '/settings' },
  {
    name: 'palette',
    who: ({ client }) => client,
    path: () => '/',
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Type a page or an action…').fill('po')
    },
  },
  {
    name: 'keys',
    who: ({ client }) => client,
    path: () => '/',
    prepare: async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  { name: 'unknown-page', who: ({ client }) => client, path: () => '/gigs/mine/nothing-here' },
]
