import type { Market } from './market.ts'
import { dialog, main } from './places.ts'
import type { Screen } from './screen.ts'

/** Home, gigs, people and settings, each with something to show, and empty. */
export const marketScreens: readonly Screen<Market>[] = [
  { name: 'home-client', who: ({ client }) => client, path: () => '/' },
  { name: 'home-worker', who: ({ worker }) => worker, path: () => '/' },
  {
    name: 'notifications',
    who: ({ worker }) => worker,
    path: () => '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Notifications/ }).click()
      await dialog(page).getByRole('link').first().waitFor()
    },
  },
  {
    name: 'home-snooze',
    who: ({ client }) => client,
    path: () => '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Snooze' }).first().click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  { name: 'home-empty', who: ({ newcomer }) => newcomer, path: () => '/' },
  { name: 'gigs', who: ({ worker }) => worker, path: () => '/gigs' },
  {
    name: 'gigs-filtered',
    who: ({ worker }) => worker,
    path: () => '/gigs?skill=%5B%22React%22%5D&rate_type=fixed',
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  {
    name: 'gigs-filtered-by-fields',
    who: ({ worker }) => worker,
    path: () => '/gigs?fields.certificate=true&fields.languages=%5B%22english%22,%22japanese%22%5D',
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'gigs-none', who: ({ worker }) => worker, path: () => '/gigs?q=nobodyneedsthis' },
  { name: 'gig-visitor', who: ({ newcomer }) => newcomer, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-applied', who: ({ worker }) => worker, path: ({ gigId }) => `/gigs/${gigId}` },
  { name: 'gig-owner', who: ({ client }) => client, path: ({ gigId }) => `/gigs/${gigId}` },
  {
    name: 'gig-bulk-reject',
    who: ({ client }) => client,
    path: ({ gigId }) => `/gigs/${gigId}`,
    prepare: async (page) => {
      await page.getByLabel('Select all').check()
      await page.getByRole('button', { name: 'Reject 3 applications' }).click()
      await dialog(page).waitFor()
    },
    isFuller: true,
  },
  {
    name: 'gig-save-template',
    who: ({ client }) => client,
    path: ({ gigId }) => `/gigs/${gigId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Save as template' }).click()
      await dialog(page).waitFor()
    },
  },
  { name: 'gig-draft', who: ({ client }) => client, path: ({ draftGigId }) => `/gigs/${draftGigId}` },
  {
    name: 'gig-invite',
    who: ({ client }) => client,
    path: ({ gigId }) => `/gigs/${gigId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Invite someone' }).click()
      // Only a few people are listed at first.
      await dialog(page).getByRole('searchbox').fill('Yuki')
      await dialog(page).getByRole('button', { name: 'Choose Yuki Tanaka' }).click()
      await dialog(page).getByLabel('Message').waitFor()
    },
  },
  { name: 'gig-missing', who: ({ client }) => client, path: () => '/gigs/gig_00000000000000000000000000' },
  {
    name: 'gig-apply-refused',
    who: ({ newcomer }) => newcomer,
    path: ({ gigId }) => `/gigs/${gigId}`,
    prepare: async (page) => {
      await page.getByLabel('Hours per week').fill('400')
      await page.getByRole('button', { name: 'Send application' }).click()
      await main(page).getByText('This field is required.').waitFor()
    },
  },
  { name: 'gig-new', who: ({ client }) => client, path: () => '/gigs/new' },
  { name: 'gig-edit', who: ({ client }) => client, path: ({ gigId }) => `/gigs/${gigId}/edit` },
  { name: 'my-gigs', who: ({ client }) => client, path: () => '/gigs/mine' },
  { name: 'my-gigs-empty', who: ({ newcomer }) => newcomer, path: () => '/gigs/mine' },
  { name: 'my-gigs-applied', who: ({ worker }) => worker, path: () => '/gigs/mine?view=applied' },
  { name: 'templates', who: ({ client }) => client, path: () => '/gigs/mine?view=templates', isFuller: true },
  { name: 'templates-empty', who: ({ newcomer }) => newcomer, path: () => '/gigs/mine?view=templates' },
  {
    name: 'gig-from-template',
    who: ({ client }) => client,
    path: () => '/gigs/new',
    prepare: async (page) => {
      await page.getByLabel('Start from a template').selectOption('Menu illustrations')
      await page.getByRole('textbox', { name: 'Title' }).waitFor()
    },
  },
  { name: 'saved', who: ({ worker }) => worker, path: () => '/saved' },
  { name: 'saved-people', who: ({ client }) => client, path: () => '/saved?show=people' },
  { name: 'saved-searches', who: ({ worker }) => worker, path: () => '/saved?show=searches' },
  {
    name: 'saved-search-edit',
    who: ({ worker }) => worker,
    path: () => '/saved?show=searches',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More actions for Menus' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'saved-empty', who: ({ newcomer }) => newcomer, path: () => '/saved' },
  { name: 'calendar', who: ({ client }) => client, path: () => '/calendar' },
  { name: 'calendar-empty', who: ({ newcomer }) => newcomer, path: () => '/calendar?month=2030-01' },
  { name: 'people', who: ({ client }) => client, path: () => '/people' },
  {
    name: 'people-filtered-by-fields',
    who: ({ client }) => client,
    path: () => '/people?fields.languages=%5B%22english%22%5D',
    prepare: (page) => page.getByRole('button', { name: 'Filters' }).click(),
  },
  { name: 'people-none', who: ({ client }) => client, path: () => '/people?q=nobodyiscalledthis' },
  { name: 'profile', who: ({ client }) => client, path: ({ worker }) => `/people/${worker.userId}?tab=vouches` },
  { name: 'profile-own-empty', who: ({ newcomer }) => newcomer, path: () => '/people/me' },
  {
    name: 'profile-vouch',
    who: ({ worker }) => worker,
    path: ({ client }) => `/people/${client.userId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Vouch', exact: true }).click()
      await dialog(page).getByLabel('Why you recommend them').waitFor()
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
      await page.getByRole('combobox', { name: 'Jump to' }).fill('po')
      await dialog(page).getByText('Search the marketplace').waitFor()
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
