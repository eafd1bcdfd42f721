import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectCleanAudit, walletOf } from '../../server/test/support/deals.ts'
import { createStripeWorld } from '../../server/test/support/stripe-world.ts'
import { sharedChromium } from './support/console.ts'
import { done } from './support/done.ts'
import { operatorOf } from './support/operators.ts'
import { dialog, main, section, toast } from './support/places.ts'
import { deposit, earn } from './support/stripe-market.ts'

// What was paid in can be paid out at once.
const world = await createStripeWorld({ host: 'localhost', working: true, stripe: { availableAfterSeconds: 0 } })
const { stripe } = world
stripe.webhooks.automatic()
const { openWindow } = sharedChromium()

it('deposits by card, and refunds what wasn’t spent to where it came from', async () => {
  const ada = await world.newUser({ display_name: 'Ada' })
  const { page, complaints } = await openWindow(world, ada)

  // Left halfway, the deposit stays open.
  await page.goto('/wallet?open=deposit')
  await dialog(page).getByText('You’ll pay on our payment provider’s page', { exact: false }).waitFor()
  await dialog(page).getByLabel('Amount').fill('120')
  await dialog(page).getByText('$0 →, changed to $120').waitFor()
  await dialog(page).getByRole('button', { name: 'Continue to payment' }).click()
  await atStripe(page, 'Checkout')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await dialog(page).getByText('Not paid yet.', { exact: false }).waitFor()
  expect(new URL(page.url()).searchParams.get('deposit')).toMatch(/^dep_/)
  await dialog(page).getByText('Expires in', { exact: false }).waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await section(page, 'Pending payments').getByRole('link', { name: 'Continue to payment' }).click()

  // The first card is declined.
  await atStripe(page, 'Checkout')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Your card was declined.').waitFor()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await dialog(page).getByText('Completed').waitFor()
  await expect.poll(() => page.getByText('Pending payments').count()).toBe(0)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await main(page).getByText('+$120').waitFor()

  // A part goes back.
  await main(page).getByRole('link', { name: 'Deposit' }).click()
  await dialog(page).getByRole('button', { name: 'Refund' }).click()
  await dialog(page).getByText('Up to $120 hasn’t been spent or refunded.').waitFor()
  await dialog(page).getByLabel('Amount').fill('45.50')
  await dialog(page).getByText('$120 →, changed to $74.50').waitFor()
  await dialog(page).getByRole('button', { name: 'Refund $45.50' }).click()
  await toast(page, '$45.50 is on its way back to you').waitFor()
  await section(page, 'Refunds').getByText('$45.50').waitFor()
  await section(page, 'Refunds').getByText('Refunded').waitFor()
  expect(await walletOf(ada)).toMatchObject({ available: 7_450 })

  // The card has expired in the meantime.
  const [charge] = (await stripe.client().refunds.list()).data
  stripe.failRefund(charge?.id ?? '', 'expired_or_canceled_card')
  await section(page, 'Refunds').getByText('The money is back in your wallet.', { exact: false }).waitFor()
  await expect.poll(async () => (await walletOf(ada)).available).toBe(12_000)
  expect(withoutStripe(complaints)).toEqual([])
  await expectCleanAudit(world)
})

it('sets up payouts, and withdraws what was earned, but not what was deposited', async () => {
  const [client, wanda] = await Promise.all([
    world.newUser({ display_name: 'Cleo' }),
    world.newUser({ display_name: 'Wanda' }),
  ])
  const { page, complaints } = await openWindow(world, wanda)
  await page.goto('/wallet')
  await section(page, 'Payout account').getByRole('button', { name: 'Set up payouts' }).click()
  await dialog(page).getByLabel('Country').selectOption('France')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await atStripe(page, 'Onboarding')
  await page.getByRole('button', { name: 'Leave incomplete' }).click()
  await dialog(page).getByText('Setup isn’t finished').waitFor()
  await dialog(page).getByRole('listitem').first().waitFor()
  await dialog(page).getByRole('link', { name: 'Continue setup' }).click()
  await atStripe(page, 'Onboarding')
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await dialog(page).getByText('Payouts are set up').waitFor()

  // Nothing has been earned so far.
  await dialog(page).getByRole('button', { name: 'Withdraw money' }).click()
  await dialog(page).getByText('No earnings to withdraw yet').waitFor()
  await earn(world, client, wanda, 20_000)
  await deposit(world, wanda, 5_000)
  await dialog(page).getByText('You can withdraw up to $190.').waitFor()
  await dialog(page).getByText('$50 in your wallet comes from deposits.', { exact: false }).waitFor()
  await dialog(page).getByRole('button', { name: 'Withdraw all: $190' }).click()
  await dialog(page).getByText('$240 →, changed to $50').waitFor()
  await dialog(page).getByRole('button', { name: 'Withdraw $190' }).click()
  await toast(page, '$190 has left your wallet').waitFor()

  const pending = section(page, 'Pending payments')
  await pending.getByText('In transit').waitFor()
  await pending.getByText('Expected on', { exact: false }).waitFor()
  await pending.getByRole('link', { name: 'Withdrawal' }).click()
  await dialog(page).getByText('The money is on its way to your bank.').waitFor()
  stripe.settlePayouts()
  await dialog(page).getByText('The money has been paid out to your bank.').waitFor()
  await expect.poll(() => page.getByText('Pending payments').count()).toBe(0)

  // Days later, the bank returns it.
  const [account] = (await stripe.client().v2.core.accounts.list({})).data
  const [payout] = (await stripe.client().payouts.list({}, { stripeAccount: account?.id ?? '' })).data
  stripe.failPayout(payout?.id ?? '', { afterPaid: true })
  await dialog(page).getByText('The money is back in your wallet.').waitFor()
  await expect.poll(async () => (await walletOf(wanda)).available).toBe(24_000)
  expect(withoutStripe(complaints)).toEqual([])
  await expectCleanAudit(world)
})

it('shows operators what the provider does, without asking them to do it', async () => {
  const ada = await world.newUser({ display_name: 'Ada' })
  await done(ada.post('/wallet/deposits', { amount_cents: 8_000 }))
  const { page, complaints } = await openWindow(world, await operatorOf(world))
  await page.goto('/operator/money')
  const row = page.getByRole('article').filter({ hasText: '$80' })
  await row.getByText('Stripe', { exact: false }).waitFor()
  await row.getByText('Pending').waitFor()
  expect(await row.getByRole('button').count()).toBe(0)
  await row.getByRole('link').click()
  await main(page).getByText('Provider').waitFor()
  expect(
    await main(page)
      .getByRole('button', { name: /Confirm|Mark as failed/ })
      .count(),
  ).toBe(0)
  expect(complaints).toEqual([])
})

async function atStripe(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor()
  expect(page.url().startsWith(stripe.baseUrl)).toBe(true)
}

/** Only the visits to Stripe's pages are meant to leave the marketplace. */
function withoutStripe(complaints: readonly string[]): string[] {
  return complaints.filter((complaint) => !complaint.startsWith(`left the origin: ${stripe.baseUrl}`))
}
