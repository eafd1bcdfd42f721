import type { Agents } from './agents.ts'
import { dialog, main } from './places.ts'
import type { Screen } from './screen.ts'

type Market = { agents: Agents }

const asOwner = ({ agents }: Market) => agents.owner
const asNobody = ({ agents }: Market) => agents.worker

/** Approvals, agents, and connecting an assistant. */
export const agentScreens: readonly Screen<Market>[] = [
  { name: 'home-owner', who: asOwner, path: () => '/' },
  {
    name: 'approvals',
    who: asOwner,
    path: () => '/approvals',
    prepare: (page) => page.keyboard.press('j'),
  },
  { name: 'approvals-empty', who: asNobody, path: () => '/approvals' },
  { name: 'approvals-history', who: asOwner, path: () => '/approvals?view=history' },
  { name: 'approvals-history-empty', who: asNobody, path: () => '/approvals?view=history' },
  {
    name: 'approvals-reject',
    who: asOwner,
    path: () => '/approvals',
    prepare: async (page) => {
      await page.keyboard.press('j')
      await page.keyboard.press('r')
      await dialog(page).getByLabel('Reason').fill('Ask again when the captions are there.')
    },
  },
  {
    name: 'approvals-approve',
    who: asOwner,
    path: () => '/approvals',
    prepare: async (page) => {
      const request = page.getByRole('article').filter({ hasText: 'Release $300' })
      await request.getByRole('button', { name: 'Approve' }).click()
      await dialog(page).getByText('The agent can proceed right away.').waitFor()
    },
  },
  {
    name: 'approvals-undo',
    who: asOwner,
    path: () => '/approvals',
    prepare: async (page) => {
      // The pictures take longer than the five seconds to undo it. Everything else, such as axe, needs its timers.
      await page.evaluate(() => {
        const real = window.setTimeout
        window.setTimeout = ((run: TimerHandler, ms?: number) =>
          ms === 5_000 ? 0 : real(run, ms)) as typeof setTimeout
      })
      const request = page.getByRole('article').filter({ hasText: 'Publish the gig' })
      await request.getByRole('button', { name: 'Approve' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  { name: 'agents', who: asOwner, path: () => '/agents' },
  { name: 'agents-empty', who: asNobody, path: () => '/agents' },
  {
    name: 'agents-new-refused',
    who: asOwner,
    path: () => '/agents',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create agent' }).click()
      await dialog(page).getByRole('button', { name: 'Create agent' }).click()
      await dialog(page).getByText('This field is required.').waitFor()
    },
  },
  { name: 'agent', who: asOwner, path: ({ agents }) => `/agents/${agents.buyerId}` },
  { name: 'agent-paused', who: asOwner, path: ({ agents }) => `/agents/${agents.pausedId}` },
  { name: 'agent-missing', who: asNobody, path: ({ agents }) => `/agents/${agents.buyerId}` },
  {
    name: 'agent-pause',
    who: asOwner,
    path: ({ agents }) => `/agents/${agents.buyerId}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Pause', exact: true }).click()
      await dialog(page).getByText('These aren’t affected:').waitFor()
    },
  },
  {
    name: 'agent-mandate',
    who: asOwner,
    path: ({ agents }) => `/agents/${agents.buyerId}?view=mandate`,
    prepare: (page) => main(page).getByText('The agent would ask you first.').waitFor(),
  },
  {
    name: 'agent-mandate-refused',
    who: asOwner,
    path: ({ agents }) => `/agents/${agents.buyerId}?view=mandate`,
    prepare: async (page) => {
      await page.getByLabel('Lowest rate').fill('3000')
      await page.getByRole('button', { name: 'Save mandate' }).click()
      await main(page).getByText('Fix 1 field.').waitFor()
    },
  },
  {
    name: 'agent-mandate-raise',
    who: asOwner,
    path: ({ agents }) => `/agents/${agents.buyerId}?view=mandate&raise=${agents.fundingId}`,
    prepare: (page) => main(page).getByText('Prefilled from a request').waitFor(),
  },
  { name: 'agent-keys', who: asOwner, path: ({ agents }) => `/agents/${agents.buyerId}?view=keys` },
  {
    name: 'agent-key-new',
    who: asOwner,
    path: ({ agents }) => `/agents/${agents.buyerId}?view=keys`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create key' }).click()
      await dialog(page).getByLabel('Name').fill('Laptop')
    },
  },
  { name: 'connect', who: asNobody, path: () => '/agents/connect' },
  {
    name: 'connect-waiting',
    who: asNobody,
    path: () => '/agents/connect',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create agent and key' }).click()
      await main(page).getByText('Waiting for the first call.').waitFor()
      await page.getByRole('button', { name: 'Cursor' }).click()
    },
  },
  { name: 'consent', who: asOwner, path: () => `/oauth/authorize?${CONSENT}` },
  { name: 'device', who: asOwner, path: () => '/oauth/device' },
  {
    name: 'device-refused',
    who: asOwner,
    path: () => '/oauth/device',
    prepare: async (page) => {
      await page.getByLabel('Code').fill('ABCD-EFGH')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'consent-failed', who: asOwner, path: () => '/oauth/authorize?client_id=nobody' },
  { name: 'sign-in', who: asOwner, path: () => '/sign-in?switch=yes' },
]

/** What an app asks for with the URL it opens. */
const CONSENT = new URLSearchParams({
  client_id: 'parley-cli',
  redirect_uri: 'http://127.0.0.1:8976/callback',
  response_type: 'code',
  scope: 'read gigs:write negotiations:write contracts:approve payments:write',
  state: 'some-state',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
})
