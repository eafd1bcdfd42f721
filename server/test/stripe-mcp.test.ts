import { expect, it } from 'vitest'
import { connectMcp } from './support/mcp.ts'
import { createStripeWorld } from './support/stripe-world.ts'

const world = await createStripeWorld()
const { url } = world
const user = await world.newUser()
const agent = await connectMcp(url, user.secret, '2026-07-28')

it('names the page on which a user pays, as the next step after a deposit', async () => {
  const { text, structured } = await agent.call('api_write', {
    operation: 'createDeposit',
    input: { amount_cents: 5_000 },
  })
  const step = `ask your user to pay at ${url}/pay/${structured.data.id}`
  expect(text).toContain(step)
  const read = await agent.call('api_read', { operation: 'getDeposit', input: { id: structured.data.id } })
  expect(read.text).toContain(step)
})

it('names the page on which a user sets up payouts, until that’s done', async () => {
  const step = `ask your user to set up their payout account at ${url}/wallet/payout-account/continue`
  const read = () => agent.call('api_read', { operation: 'getPayoutAccount', input: {} })
  expect((await read()).text).toContain(step)

  await user.post('/wallet/payout-account')
  await world.work()
  const [account] = (await world.stripe.client().v2.core.accounts.list({})).data
  world.stripe.completeOnboarding(account?.id ?? '')
  await user.post('/wallet/payout-account')
  await world.work()
  expect((await read()).text).toContain('STRIPE TEST BANK ••6789')
  expect((await read()).text).not.toContain('ask your user')
})
