import type { Page } from 'playwright-core'
import type { Client } from '../../../server/test/support/client.ts'
import type { Market } from './market.ts'
import { dialog, main } from './places.ts'
import type { Screen } from './screen.ts'

type Staffed = Market & { operator: Client }

const asOperator = ({ operator }: Staffed) => operator
const asMember = ({ client }: Staffed) => client

/** The pages of operators, with data, empty, and as others see them. */
export const operatorScreens: readonly Screen<Staffed>[] = [
  { name: 'operator-overview', who: asOperator, path: () => '/operator?days=90', prepare: drawn, isFuller: true },
  {
    name: 'operator-overview-table',
    who: asOperator,
    path: () => '/operator',
    prepare: async (page) => {
      await drawn(page)
      await main(page).getByText('Show as table').click()
    },
  },
  ...(['brand', 'trade', 'money', 'email', 'people', 'end'] as const).map((step) => ({
    name: `operator-setup-${step}`,
    who: asOperator,
    path: () => `/operator/setup?step=${step}`,
    // They have the same address.
    isFuller: true as const,
  })),
  { name: 'operator-overview-refused', who: asMember, path: () => '/operator' },
  { name: 'operator-reports', who: asOperator, path: () => '/operator/reports' },
  { name: 'operator-reports-none', who: asOperator, path: () => '/operator/reports?status=suspended' },
  { name: 'operator-objections', who: asOperator, path: () => '/operator/objections' },
  { name: 'operator-users', who: asOperator, path: () => '/operator/users' },
  { name: 'operator-users-none', who: asOperator, path: () => '/operator/users?q=nobodyiscalledthis' },
  {
    name: 'operator-user-new',
    who: asOperator,
    path: () => '/operator/users',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add user' }).click()
      await dialog(page).getByLabel('Email address').fill('ada@example.com')
    },
  },
  { name: 'operator-user', who: asOperator, path: ({ client }) => `/operator/users/${client.userId}` },
  {
    name: 'operator-user-suspend',
    who: asOperator,
    path: ({ client }) => `/operator/users/${client.userId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Suspend' }).click()
      await dialog(page).getByLabel('Reason').fill('Several users reported spam.')
    },
  },
  {
    name: 'operator-user-message',
    who: asOperator,
    path: ({ client }) => `/operator/users/${client.userId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click()
      await dialog(page).getByLabel('Message').fill('Please use your real name.')
    },
  },
  { name: 'notices', who: asMember, path: () => '/notices' },
  { name: 'notices-none', who: asOperator, path: () => '/notices' },
  {
    name: 'operator-user-role',
    who: asOperator,
    path: ({ client }) => `/operator/users/${client.userId}`,
    prepare: (page) => page.getByRole('button', { name: 'Change role' }).click(),
  },
  { name: 'operator-user-missing', who: asOperator, path: () => '/operator/users/usr_00000000000000000000000000' },
  { name: 'operator-audit-log', who: asOperator, path: () => '/operator/audit-log' },
  { name: 'operator-audit-log-none', who: asOperator, path: () => '/operator/audit-log?subject_id=usr_nobody' },
  { name: 'operator-apps', who: asOperator, path: () => '/operator/apps' },
  { name: 'operator-branding', who: asOperator, path: () => '/operator/branding' },
  {
    name: 'operator-branding-color',
    who: asOperator,
    path: () => '/operator/branding',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Accent color' }).fill('#ffdd00')
      await page.getByRole('button', { name: 'nearest readable color' }).waitFor()
    },
  },
  { name: 'operator-trade', who: asOperator, path: () => '/operator/trade' },
  {
    name: 'operator-trade-category',
    who: asOperator,
    path: () => '/operator/trade',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More actions for Design' }).click()
      await page.getByRole('menuitem', { name: 'Add subcategory' }).click()
      await dialog(page).getByText('Other languages').click()
    },
  },
  {
    name: 'operator-trade-fields',
    who: asOperator,
    path: () => '/operator/trade?show=gig_fields',
    // It has the same address.
    isFuller: true,
  },
  {
    name: 'operator-trade-field',
    who: asOperator,
    path: () => '/operator/trade?show=gig_fields',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit Languages' }).click()
      await dialog(page).getByRole('button', { name: 'Add option' }).click()
    },
  },
  {
    name: 'operator-trade-retire',
    who: asOperator,
    path: () => '/operator/trade?show=gig_fields',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'More actions for Languages' }).click()
      await page.getByRole('menuitem', { name: 'Retire' }).click()
      await dialog(page).getByText('is kept').waitFor()
    },
  },
  { name: 'operator-configuration', who: asOperator, path: () => '/operator/configuration' },
  {
    name: 'operator-configuration-environment',
    who: asOperator,
    path: () => '/operator/configuration?show=environment',
  },
  { name: 'operator-configuration-changes', who: asOperator, path: () => '/operator/configuration?show=changes' },
  {
    name: 'operator-configuration-change',
    who: asOperator,
    path: () => '/operator/configuration',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Change PLATFORM_FEE_BPS' }).click()
      await page.getByRole('dialog').getByLabel('New value').waitFor()
    },
  },
  { name: 'operator-sandbox', who: asOperator, path: () => '/operator/sandbox' },
  {
    name: 'operator-sandbox-reset',
    who: asOperator,
    path: () => '/operator/sandbox',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Reset sandbox' }).click()
      await dialog(page).getByRole('textbox', { name: 'Type these words to confirm' }).fill('delete')
    },
  },
  { name: 'operator-sandbox-refused', who: asMember, path: () => '/operator/sandbox' },
]

async function drawn(page: Page): Promise<void> {
  await page.locator('canvas').nth(6).waitFor()
}
