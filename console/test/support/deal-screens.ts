import type { Deals } from './deals.ts'
import type { Screen } from './screen.ts'

const asClient = ({ deals }: { deals: Deals }) => deals.client
const asWorker = ({ deals }: { deals: Deals }) => deals.worker

/** Negotiations and contracts, in several states. */
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
    prepare: (page) => page.getByRole('button', { name: 'Agree to exactly this' }).click(),
  },
  {
    name: 'negotiation-offer-refused',
    who: asWorker,
    path: ({ deals }) => `/negotiations/${deals.negotiationId}?offer=true`,
    prepare: async (page) => {
      await page.getByLabel('Hours per week').fill('400')
      await page.getByRole('button', { name: 'Send the offer' }).click()
      await page.getByText('The highest possible value is 168.').waitFor()
    },
  },
  {
    name: 'negotiation-incomplete',
    who: asClient,
    path: ({ deals }) => `/negotiations/${deals.incompleteId}`,
  },
  { name: 'negotiation-declined', who: asClient, path: ({ deals }) => `/negotiations/${deals.declinedId}` },
  { name: 'contracts', who: asClient, path: () => '/contracts' },
  { name: 'contracts-none', who: asClient, path: () => '/contracts?status=expired' },
  { name: 'contract-approve', who: asWorker, path: ({ deals }) => `/contracts/${deals.pendingId}` },
  {
    name: 'contract-approve-dialog',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.pendingId}`,
    prepare: (page) => page.getByRole('button', { name: 'Approve' }).click(),
  },
  { name: 'contract-client', who: asClient, path: ({ deals }) => `/contracts/${deals.runningId}` },
  { name: 'contract-worker', who: asWorker, path: ({ deals }) => `/contracts/${deals.runningId}` },
  {
    name: 'contract-fund',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Fund', exact: true }).click()
      await page.getByText('Your wallet, available').waitFor()
    },
  },
  {
    name: 'contract-release',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Release money' }).first().click()
      await page.getByLabel('Amount').fill('125.50')
    },
  },
  {
    name: 'contract-deliver',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Deliver' }).click()
      await page.getByLabel('Links to the work').fill('files.example/site')
      await page.getByRole('button', { name: 'Deliver' }).last().click()
      await page.getByText('Please fill this in.').waitFor()
    },
  },
  {
    name: 'contract-menu',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: (page) => page.getByRole('button', { name: 'More about Working site on a test server' }).click(),
  },
  {
    name: 'contract-add-milestone',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: (page) => page.getByRole('button', { name: 'Add a milestone' }).click(),
  },
  { name: 'contract-disputed', who: asClient, path: ({ deals }) => `/contracts/${deals.disputedId}` },
  { name: 'contract-review', who: asClient, path: ({ deals }) => `/contracts/${deals.completedId}` },
  { name: 'contract-reviewed', who: asWorker, path: ({ deals }) => `/contracts/${deals.completedId}` },
  {
    name: 'contract-dispute-form',
    who: asClient,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More about Working site on a test server' }).click()
      await page.getByRole('menuitem', { name: 'Open a dispute' }).click()
      await page.getByLabel('What it is about').selectOption('late')
      await page.getByRole('button', { name: 'Add evidence' }).click()
    },
  },
  {
    name: 'contract-refund',
    who: asWorker,
    path: ({ deals }) => `/contracts/${deals.runningId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More about Working site on a test server' }).click()
      await page.getByRole('menuitem', { name: 'Refund' }).click()
    },
  },
  {
    name: 'contract-missing',
    who: asClient,
    path: () => '/contracts/con_00000000000000000000000000',
  },
]
