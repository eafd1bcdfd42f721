import type { Developers } from './developers.ts'
import { dialog, main } from './places.ts'
import type { Screen } from './screen.ts'

type Market = { developers: Developers }

const asDeveloper = ({ developers }: Market) => developers.developer
const asBeginner = ({ developers }: Market) => developers.beginner

/** The pages for developers, with data, empty and refused. */
export const developersScreens: readonly Screen<Market>[] = [
  { name: 'developers-keys', who: asDeveloper, path: () => '/developers' },
  {
    name: 'developers-key-new',
    who: asDeveloper,
    path: () => '/developers',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create key' }).click()
      await dialog(page).getByRole('button', { name: 'Custom' }).click()
      await dialog(page).getByRole('checkbox', { name: 'Make and accept offers' }).waitFor()
    },
  },
  {
    name: 'developers-key-refused',
    who: asDeveloper,
    path: () => '/developers',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create key' }).click()
      await dialog(page).getByRole('button', { name: 'Create key' }).click()
      await dialog(page).getByText('This field is required.').waitFor()
    },
  },
  {
    name: 'developers-key-secret',
    who: asBeginner,
    path: () => '/developers',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create key' }).first().click()
      await dialog(page).getByLabel('Name').fill('Nightly report')
      await dialog(page).getByRole('button', { name: 'Create key' }).click()
      await dialog(page).getByText('Copy it now.').waitFor()
    },
  },
  {
    name: 'developers-key-copy-as',
    who: asDeveloper,
    path: () => '/developers',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Revoke “Nightly report”' }).click()
      await dialog(page).getByRole('button', { name: 'Copy as code' }).click()
      await page.getByRole('menuitem', { name: 'Copy as curl' }).waitFor()
    },
  },
  { name: 'developers-webhooks', who: asDeveloper, path: () => '/developers/webhooks' },
  { name: 'developers-webhooks-none', who: asBeginner, path: () => '/developers/webhooks' },
  {
    name: 'developers-webhook-new',
    who: asBeginner,
    path: () => '/developers/webhooks',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add webhook' }).first().click()
      await dialog(page).getByRole('button', { name: 'Selected events' }).click()
      await dialog(page).getByLabel('Search event types').fill('milestone.')
    },
  },
  {
    name: 'developers-webhook',
    who: asDeveloper,
    path: ({ developers }) => `/developers/webhooks/${developers.webhookId}`,
  },
  {
    name: 'developers-webhook-failing',
    who: asDeveloper,
    path: ({ developers: { failingWebhookId, failedDeliveryId } }) =>
      `/developers/webhooks/${failingWebhookId}?delivery=${failedDeliveryId}`,
  },
  {
    name: 'developers-webhook-gone',
    who: asDeveloper,
    path: ({ developers }) => `/developers/webhooks/${developers.goneWebhookId}`,
  },
  {
    name: 'developers-webhook-missing',
    who: asBeginner,
    path: ({ developers }) => `/developers/webhooks/${developers.webhookId}`,
  },
  {
    name: 'developers-events',
    who: asDeveloper,
    path: () => '/developers/events?type=gig.created',
    prepare: async (page) => {
      const events = main(page).locator('[aria-expanded]').filter({ hasText: 'gig.created' })
      await events.first().click()
      await page.getByRole('heading', { name: 'Payload' }).waitFor()
    },
  },
  { name: 'developers-events-none', who: asBeginner, path: () => '/developers/events?type=dispute.opened' },
  {
    name: 'developers-requests',
    who: asDeveloper,
    path: () => '/developers/requests',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^422/ }).first().click()
      await main(page).getByText('Error codes').waitFor()
    },
  },
  { name: 'developers-requests-none', who: asBeginner, path: () => '/developers/requests' },
  { name: 'developers-reference', who: asDeveloper, path: () => '/developers/reference' },
]
