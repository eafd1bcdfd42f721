import type { Deals } from './deals.ts'
import { dialog, main } from './places.ts'
import type { Screen } from './screen.ts'

const asClient = ({ deals }: { deals: Deals }) => deals.client
const asWorker = ({ deals }: { deals: Deals }) => deals.worker

const REFUSED = { error: { code: 'CONFLICT', message: 'The service said no.', issues: [], request_id: 'req_1' } }

/** Messages, negotiations and contracts, in several states. */
export const dealScreens: readonly Screen<{ deals: Deals }>[] = [
  { name: 'negotiations', who: asWorker, path: () => '/negotiations' },
  { name: 'negotiations-none', who: asWorker, path: () => '/negotiations?status=superseded' },
  {
    name: 'negotiation-your-move',
    who: asWorker,
    path: ({ deals }) => `/negotiations/${deals.negotiationId}`,
  },
  {
    name: 'negotiation-waiting',
    who: asClient,
    path: ({ deals }) => `/negotiations/${deals.negotiationId}`,
  },
  {
    name: 'negotiation-agree',
    who: asWorker,
    path: ({ deals }) => `/negotiations/${deals.negotiationId}`,
    prepare: (page) => page.getByRole('button', { name: 'Accept offer' }).click(),
    isFuller: true,
  },
  {
    name: 'negotiation-offer-refused',
    who: asWorker,
    path: ({ deals }) => `/negotiations/${deals.negotiationId}?offer=true`,
    prepare: async (page) => {
      await page.getByLabel('Hours per week').fill('400')
      await page.getByRole('button', { name: 'Send offer' }).click()
      await main(page).getByText('Must be at most 168.').waitFor()
    },
  },
  {
    name: 'negotiation-incomplete',
    who: asClient,
    path: ({ deals }) => `/negotiations/${deals.incompleteId}`,
  },
  { name: 'negotiation-declined', who: asClient, path: ({ deals }) => `/negotiations/${deals.declinedId}` },
  { name: 'messages', who: asClient, path: () => '/messages' },
  { name: 'messages-no-matches', who: asClient, path: () => '/messages?q=nobody' },
  { name: 'conversation', who: asClient, path: ({ deals }) => `/messages/${deals.conversationId}` },
  {
    name: 'conversation-own',
    who: asWorker,
    path: ({ deals }) => `/messages/${deals.conversationId}`,
    isFuller: true,
    prepare: async (page) => {
      await page.route('**/messages', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 409, json: REFUSED }) : route.continue(),
      )
      const field = page.getByRole('textbox', { name: 'Message' })
      await field.fill('This one does not get through.')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await field.fill('And this one is still being written.\nIt has two lines.')
    },
  },
  { name: 'contracts', who: asClient, path: () => '/contracts' },
  { name: 'contracts-none', who: asClient, path: () => '/contracts?status=expired' },
  { name: 'contract-approve', who: asWorker, path: ({ deals }) => `/contracts/${deals.pendingId}` },
  {
    name: 'contract-approve-dialog',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.pendingId}`,
    prepare: (page) => page.getByRole('button', { name: 'Approve' }).click(),
    isFuller: true,
  },
  { name: 'contract-client', who: asClient, path: ({ deals }) => `/contracts/${deals.runningId}` },
  { name: 'contract-worker', who: asWorker, path: ({ deals }) => `/contracts/${deals.runningId}` },
  { name: 'contract-print', who: asWorker, path: ({ deals }) => `/contracts/${deals.runningId}/print` },
  {
    name: 'contract-fund',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Fund', exact: true }).click()
      await dialog(page).getByText('Available in your wallet').waitFor()
    },
    isFuller: true,
  },
  {
    name: 'contract-release',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Release payment' }).first().click()
      await dialog(page).getByLabel('Amount').fill('125.50')
    },
    isFuller: true,
  },
  {
    name: 'contract-deliver',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Deliver' }).click()
      await dialog(page).getByLabel('Links to the work').fill('files.example/site')
      await dialog(page).getByRole('button', { name: 'Deliver' }).click()
      await dialog(page).getByText('This field is required.').waitFor()
    },
  },
  {
    name: 'contract-menu',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: (page) => page.getByRole('button', { name: 'More actions for Working site on a test server' }).click(),
  },
  {
    name: 'contract-add-milestone',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: (page) => page.getByRole('button', { name: 'Add milestone' }).click(),
  },
  { name: 'contract-disputed', who: asClient, path: ({ deals }) => `/contracts/${deals.disputedId}` },
  { name: 'contract-review', who: asClient, path: ({ deals }) => `/contracts/${deals.completedId}` },
  { name: 'contract-reviewed', who: asWorker, path: ({ deals }) => `/contracts/${deals.completedId}` },
  {
    name: 'contract-dispute-form',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More actions for Visual design of all pages' }).click()
      await page.getByRole('menuitem', { name: 'Open dispute' }).click()
      await page.getByLabel('Reason').selectOption('late')
      await page.locator('[name="proposed_worker_cents"]').fill('500')
      await page.getByRole('button', { name: 'Add evidence' }).click()
    },
    isFuller: true,
  },
  {
    name: 'contract-refund',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More actions for Working site on a test server' }).click()
      await page.getByRole('menuitem', { name: 'Refund' }).click()
    },
  },
  {
    name: 'contract-missing',
    who: asClient,
    path: () => '/contracts/con_00000000000000000000000000',
  },
]
