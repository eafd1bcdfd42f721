import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { agentActions } from '../../server/src/platform/kernel/agent-actions.ts'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import { mailTo, newEmail, signUp } from '../../server/test/support/browser.ts'
import { expectCleanAudit, walletOf } from '../../server/test/support/deals.ts'
import { agentWith, setMandate } from '../../server/test/support/mandates.ts'
import { connectMcp, type McpAgent } from '../../server/test/support/mcp.ts'
import { setPayoutAccount } from '../../server/test/support/payout-accounts.ts'
import { timed } from '../../server/test/support/timed.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { asked } from './support/agents.ts'
import { sharedChromium, tabTo } from './support/console.ts'
import { activeContract, invite } from './support/deals.ts'
import { done } from './support/done.ts'
import { dialog, main, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()

describe('the approvals desk', () => {
  it(
    'shows a request over MCP immediately; once approved by keyboard, the agent continues within two seconds',
    timed,
    async () => {
      const { owner, milestones, mcp } = await newBuyer({ ask_owner: ['milestones.fund'], max_funding_cents: 300_000 })
      const { page, complaints } = await openWindow(world, owner)
      await page.goto('/approvals')
      await main(page).getByText('You’re all caught up').waitFor()

      const { after } = (await mcp.call('wait_for_events', { wait: 0 })).structured
      await mcp.refused('approval_required', 'fund', milestones[0])
      const askedAt = performance.now()
      const request = card(page, 'Put $1,050 into escrow for “Twelve portraits”.')
      await request.waitFor()
      const appearedMs = performance.now() - askedAt
      await request.getByText('Buyer').waitFor()
      await request.getByText('$5,000 →, changed to $3,950').waitFor()
      await request.getByText('Escrow for “Twelve portraits”', { exact: true }).waitFor()
      await request.getByText('$3,000 →, After $1,950').waitFor()

      // If no request is focused, the keys do nothing.
      await page.keyboard.press('a')
      await page.keyboard.press('j')
      await expect.poll(() => request.evaluate((element) => element === document.activeElement)).toBe(true)
      const goesOn = goOnWhenApproved(mcp, after, milestones[0])
      await page.keyboard.press('a')
      await dialog(page).getByText('The agent can proceed right away.').waitFor()
      await tabTo(page, dialog(page).getByRole('button', { name: 'Approve' }))
      const decidedAt = performance.now()
      await page.keyboard.press('Enter')
      await goesOn
      const wentOnMs = performance.now() - decidedAt
      console.log(
        `The request appeared after ${Math.round(appearedMs)} ms; the agent went on after ${Math.round(wentOnMs)} ms.`,
      )
      await main(page).getByText('You’re all caught up').waitFor()
      expect(appearedMs).toBeLessThan(4_000)
      expect(wentOnMs).toBeLessThan(2_000)
      expect(await walletOf(owner)).toMatchObject({ available: 395_000, escrow: 105_000 })
      await page.getByRole('tab', { name: 'History' }).click()
      await main(page).getByText('Done', { exact: true }).waitFor()
      expect(complaints).toEqual([])
      await expectCleanAudit(world)
    },
  )

  it('shows the most urgent first, terms before and after, and all that the agent wrote', async () => {
    const { owner, agent, milestones } = await newBuyer({ ask_owner: ['milestones.change', 'wallet.withdraw'] })
    const { contract_id, milestone_id } = milestones[1] ?? {}
    await agent.patch(`/contracts/${contract_id}/milestones/${milestone_id}`, {
      amount_cents: 45_000,
      title: 'Oak frames',
      due_date: '2099-03-01',
    })
    const destination = 'DE12500105170648489890'
    await setPayoutAccount(owner, { reference: destination })
    await agent.post('/wallet/withdrawals', { amount_cents: 5_000, destination })
    const { page, complaints } = await openWindow(world, owner)
    await page.goto('/approvals')
    const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
    await first.getByText('Change the amount of “Frames”', { exact: false }).waitFor()
    for (const text of ['Frames', 'Oak frames', '$300', '$450', 'Mar 1, 2099']) {
      await first.getByText(text, { exact: true }).first().waitFor()
    }
    await second.getByText('Withdraw $50', { exact: false }).waitFor()
    await second.locator('blockquote').getByText(destination).waitFor()
    expect(complaints).toEqual([])
  })

  it('says what the owner receives, and deposits what’s missing without leaving the request', async () => {
    const { owner, agent, mcp, milestones } = await newBuyer({ ask_owner: ['negotiations.agree', 'milestones.fund'] })
    const [client, worker] = await Promise.all([world.newUser(), world.newUser()])
    const offerId = await invite(client, owner, 'Paint a door', 'fixed', { rate_cents: 40_000 })
    await agent.post(`/negotiations/${offerId}/agree`, { round: 1 })
    await mcp.refused('approval_required', 'fund', milestones[0])
    const other = await activeContract(owner, worker, 'Paint a ship', 450_000)
    await done(owner.post(`${other.paths[0]}/fund`))
    const { page, complaints } = await openWindow(world, owner)
    await page.goto('/approvals')
    await card(page, 'Agree to a price of $400').getByText('You receive $380 after the 5% fee.').waitFor()
    const funding = card(page, 'Put $1,050 into escrow')
    await funding.getByText('You need $550 more for this.', { exact: false }).waitFor()
    await funding.getByRole('button', { name: 'Deposit $550' }).click()
    await dialog(page).getByRole('button', { name: 'Deposit $550' }).click()
    await funding.getByText('$1,050 →, changed to $0').waitFor()
    expect(new URL(page.url()).pathname).toBe('/approvals')
    expect(complaints).toEqual([])
  })

  it('rejects with a reason that the agent can read, by keyboard alone, and lets the owner change their mind', async () => {
    const { owner, milestones, mcp } = await newBuyer({ ask_owner: ['milestones.fund'] })
    const { page, complaints } = await openWindow(world, owner)
    await mcp.refused('approval_required', 'fund', milestones[0])
    await page.goto('/')
    const item = page.getByRole('article').filter({ hasText: 'Approval requested' })
    await item.getByText('Put $1,050 into escrow', { exact: false }).waitFor()
    await tabTo(page, item.getByRole('link', { name: 'Review request' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Approvals', exact: true }).waitFor()
    await card(page, 'Put $1,050').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    await dialog(page).getByLabel('Reason').waitFor()
    await page.keyboard.type('Not before Friday.')
    await tabTo(page, dialog(page).getByRole('button', { name: 'Reject' }))
    await page.keyboard.press('Enter')
    await main(page).getByText('Rejecting in 5 seconds…').waitFor()
    await main(page).getByText('You’re all caught up').waitFor()
    const refused = await mcp.refused('approval_rejected', 'fund', milestones[0])
    expect(refused.text).toContain('Not before Friday.')

    await page.goto('/approvals?view=history')
    await main(page).getByText('Not before Friday.').waitFor()
    await page.getByRole('button', { name: 'Approve after all' }).click()
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await toast(page, 'Approved. The agent can proceed.').waitFor()
    await mcp.ok('fund', milestones[0])
    expect(complaints).toEqual([])
  })

  it('shows the gig and the reason, and sends what commits no one after a few seconds, unless it’s undone or the page is left', async () => {
    const { owner, agent } = await newBuyer({ ask_owner: ['gigs.publish'] })
    const gig = { title: 'Frame twelve portraits', description: 'In oak.', rate_type: 'fixed', rate_max_cents: 9_000 }
    const reason = 'הצייר סיים – the frames take <b>weeks</b>.'
    const publish = () => agent.post('/gigs', gig, { 'parley-reason': encodeURIComponent(reason) })
    const id = await asked(publish())
    const { page, complaints } = await openWindow(world, owner)
    await page.goto('/approvals')
    const request = card(page, 'Publish the gig “Frame twelve portraits”.')
    const quoted = request.getByText(reason, { exact: true })
    expect(await quoted.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    await request.getByText('Fixed price').waitFor()
    await request.getByText('Rate up to').waitFor()
    const facts = request.locator('dl').filter({ hasText: 'Requested' })
    await facts.getByText('Frame twelve portraits').waitFor()
    const approve = request.getByRole('button', { name: 'Approve' })
    const undo = request.getByRole('button', { name: 'Undo' })

    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await request.getByText('Approving in 5 seconds…').waitFor()
    await expect.poll(() => undo.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await approve.waitFor()
    await expect.poll(() => request.evaluate((element) => element === document.activeElement)).toBe(true)
    await approve.click()
    await undo.waitFor()
    await page.getByRole('tab', { name: 'History' }).click()
    await main(page).getByText('No decisions yet').waitFor()
    await page.getByRole('tab', { name: 'Pending' }).click()
    await approve.waitFor()
    expect((await owner.get(`/approvals/${id}`)).body.status).toBe('pending')
    await approve.click()
    await toast(page, 'Approved. The agent can proceed.').waitFor()
    const posted = await done(publish())

    await page.goto(`/gigs/${posted.id}`)
    await page.getByTitle('Made by an agent').waitFor()
    expect(complaints).toEqual([])
  })

  it('raises the mandate instead, prefilled for the request, by keyboard alone; the agent then acts on its own', async () => {
    const { owner, agentId, milestones, mcp } = await newBuyer({ may: [], ask_owner: [] })
    const { page, complaints } = await openWindow(world, owner)
    const { after } = (await mcp.call('wait_for_events', { wait: 0 })).structured
    await mcp.refused('approval_required', 'fund', milestones[0])
    await page.goto('/approvals')
    await tabTo(page, page.getByRole('link', { name: 'Allow it in the mandate instead' }))
    await page.keyboard.press('Enter')
    await main(page).getByText('Prefilled from a request').waitFor()
    await main(page).getByText('Total put into escrow: No limit → $1,050').waitFor()
    await tabTo(page, page.getByLabel('Total put into escrow'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('1,500')
    const explained = page.getByRole('list', { name: 'Can do on its own' })
    await explained.getByText('Fund milestones').waitFor()
    await main(page).getByText('Put more than $1,500 into escrow in total').waitFor()
    const goesOn = goOnWhenApproved(mcp, after, milestones[0])
    await tabTo(page, page.getByRole('button', { name: 'Save and approve request' }))
    await page.keyboard.press('Enter')
    await toast(page, 'Mandate saved and request approved').waitFor()
    await goesOn
    await mcp.ok('fund', milestones[1])
    await mcp.refused('mandate_exceeded', 'fund', milestones[2])
    expect((await owner.get(`/agents/${agentId}/mandate`)).body).toMatchObject({
      max_funding_cents: 150_000,
      used: { funding_cents: 135_000 },
    })
    await page.goto(`/agents/${agentId}`)
    await main(page).getByText('$1,350 of $1,500').waitFor()
    expect(complaints).toEqual([])
  })

  it('shows what an agent wrote as text, never as part of the page', async () => {
    const { owner, agent } = await newBuyer({ ask_owner: ['vouches.write'] })
    const other = await world.newUser()
    const message =
      '<img src="https://evil.example/x.png" onerror="alert(1)"> [click](javascript:alert(2)) <h1>Approved</h1>'
    await asked(agent.post(`/profile/${other.userId}/vouches`, { message }))
    const { page, complaints } = await openWindow(world, owner)
    await page.goto('/approvals')
    const request = page.getByRole('article')
    await request.getByText('In the agent’s words').waitFor()
    expect(await request.locator('blockquote').innerText()).toBe(message)
    expect(await page.locator('main img, main h1:has-text("Approved"), main a[href^="javascript"]').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('an agent', () => {
  it('is paused with one click and a confirmation that says what continues, and resumed', async () => {
    const { owner, agentId, milestones, mcp } = await newBuyer({ max_funding_cents: 300_000 })
    const { page, complaints } = await openWindow(world, owner)
    await page.goto('/agents')
    await page.getByRole('link', { name: 'Buyer' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/agents/${agentId}`)
    await tabTo(page, page.getByRole('button', { name: 'Pause', exact: true }))
    await page.keyboard.press('Enter')
    await dialog(page).getByText('Payouts and released payments').waitFor()
    await tabTo(page, dialog(page).getByRole('button', { name: 'Pause agent' }))
    await page.keyboard.press('Enter')
    await main(page).getByText('This agent is paused').waitFor()
    await expect(mcp.call('fund', milestones[0])).rejects.toThrow()
    await page.getByRole('button', { name: 'Resume' }).click()
    await toast(page, 'Buyer resumed').waitFor()
    await mcp.ok('fund', milestones[0])
    // What it does appears without reloading.
    await page
      .getByRole('link', { name: 'Funded a milestone' })
      .or(main(page).getByText('Funded a milestone'))
      .first()
      .waitFor()
    await main(page).getByText('1 action in the last 24 hours').waitFor()
    await main(page).getByText('$1,050 of $3,000').waitFor()
    expect(complaints).toEqual([])
  })

  it('is created with a preset: it asks every time, or acts on its own up to a total', async () => {
    const { owner } = await newBuyer()
    const { page, complaints } = await openWindow(world, owner)
    const mandates: Record<string, unknown>[] = []
    for (const preset of ['Ask every time', 'Up to $500 in total']) {
      await page.goto('/agents')
      await page.getByRole('button', { name: 'Create agent' }).click()
      await dialog(page).getByLabel('Name').fill(preset)
      if (mandates.length > 0) await dialog(page).getByLabel('Mandate').selectOption(preset)
      await dialog(page).getByRole('button', { name: 'Create agent' }).click()
      await page.waitForURL('**/agents/agt_*')
      const id = new URL(page.url()).pathname.split('/').at(-1)
      mandates.push((await owner.get(`/agents/${id}/mandate`)).body)
    }
    const none = {
      max_funding_cents: null,
      max_release_cents: null,
      max_contract_cents: null,
      max_withdrawal_cents: null,
    }
    const total = { max_funding_cents: 50_000, max_release_cents: 50_000, max_contract_cents: 50_000 }
    expect(mandates).toMatchObject([
      { may: [], ask_owner: agentActions, ...none },
      { may: [], ask_owner: [], ...none, ...total },
    ])
    await page.getByRole('button', { name: 'Ask every time' }).click()
    await page.getByRole('list', { name: 'Has to ask you' }).getByText('Publish gigs').waitFor()
    await page.getByRole('button', { name: 'Save mandate' }).click()
    await toast(page, 'Mandate saved.').waitFor()
    const { agent_id } = mandates[1] ?? {}
    expect((await owner.get(`/agents/${agent_id}/mandate`)).body).toMatchObject({ ask_owner: agentActions, ...none })
    expect(complaints).toEqual([])
  })

  it('has a mandate that can be tried before it’s saved, with the service’s own response', async () => {
    const { owner, agentId } = await newBuyer({ may: [], ask_owner: [] })
    const { page, complaints } = await openWindow(world, owner)
    await page.goto(`/agents/${agentId}?view=mandate`)
    const trial = page.getByRole('region', { name: 'Try it' })
    await trial.getByText('The agent would ask you first.').waitFor()
    await page.getByLabel('Total put into escrow').fill('300')
    await trial.getByText('The request would be blocked.').waitFor()
    await trial.getByText('Total put into escrow: $300 of $300 left, but this is $500.').waitFor()
    await trial.getByLabel('Amount').fill('300')
    await trial.getByText('The agent would do it on its own.').waitFor()
    await page.getByLabel('Fund milestones').selectOption('ask')
    await trial.getByText('The agent would ask you first.').waitFor()
    await page.getByLabel('Lowest rate').fill('20')
    await page.getByLabel('Highest rate').fill('10')
    await page.getByRole('button', { name: 'Save mandate' }).click()
    await main(page).getByText('Fix 1 field.').waitFor()
    await main(page).getByText('Must be at least $20.').first().waitFor()
    await page.getByLabel('Highest rate').fill('25')
    await page.getByRole('button', { name: 'Save mandate' }).click()
    await toast(page, 'Mandate saved.').waitFor()
    expect((await owner.get(`/agents/${agentId}/mandate`)).body).toMatchObject({
      min_rate_cents: 2_000,
      max_rate_cents: 2_500,
      max_funding_cents: 30_000,
      ask_owner: ['milestones.fund'],
    })
    expect(complaints).toEqual([])
  })

  it('has a mandate whose form follows other tabs, but never takes away what is being typed', async () => {
    const { owner, agent, agentId } = await newBuyer({ max_funding_cents: 10_000 })
    const { page, complaints } = await openWindow(world, owner)
    await page.goto(`/agents/${agentId}?view=mandate`)
    const funding = page.getByLabel('Total put into escrow')
    await expect.poll(() => funding.inputValue()).toBe('100')
    await setMandate(owner, agent, { max_funding_cents: 20_000 })
    await expect.poll(() => funding.inputValue()).toBe('200')
    await funding.fill('300')
    await setMandate(owner, agent, { max_funding_cents: 25_000 })
    await main(page)
      .getByText('This mandate was changed elsewhere. If you save, you’ll overwrite those changes.')
      .waitFor()
    expect(await funding.inputValue()).toBe('300')
    await page.getByRole('button', { name: 'Save mandate' }).click()
    await toast(page, 'Mandate saved.').waitFor()
    expect((await owner.get(`/agents/${agentId}/mandate`)).body.max_funding_cents).toBe(30_000)
    await expect.poll(() => main(page).getByText('changed elsewhere').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('gets keys that are shown once, and deleting it deletes them too', async () => {
    const { owner, agentId } = await newBuyer()
    const { page, complaints } = await openWindow(world, owner)
    await page.goto(`/agents/${agentId}?view=keys`)
    await page.getByRole('button', { name: 'Create key' }).click()
    await dialog(page).getByLabel('Name').fill('Laptop')
    await dialog(page).getByRole('button', { name: 'Create key' }).click()
    const secret = await dialog(page).getByLabel('Secret').innerText()
    expect((await world.as(secret).get('/me')).body.agent.id).toBe(agentId)
    await dialog(page).getByRole('button', { name: 'I’ve saved it' }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Laptop' })
    await row.waitFor()
    expect(await page.content()).not.toContain(secret)
    await row.getByRole('button', { name: 'Revoke' }).click()
    await dialog(page).getByRole('button', { name: 'Revoke' }).click()
    await toast(page, 'Key revoked').waitFor()
    expect((await world.as(secret).get('/me')).status).toBe(401)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await dialog(page).getByRole('button', { name: 'Delete agent' }).click()
    await main(page).getByText('No agents yet').waitFor()
    expect((await owner.get('/agents')).body.data).toEqual([])
    expect(complaints).toEqual([])
  })
})

describe('connecting an assistant', () => {
  it('creates an agent with a tight mandate, a key and ready-made settings, and sees its first call', async () => {
    const email = newEmail()
    const owner = await signUp(world, email)
    const { page, complaints } = await openWindow(world, owner)
    await world.inDatabase((db) =>
      db.query(`update sessions set signed_in_at = now() - interval '1 day' where user_id = $1`, [
        toId('usr', owner.userId),
      ]),
    )
    await page.goto('/agents/connect')
    await main(page).getByText(`${world.url}/mcp`, { exact: true }).waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Create agent and key' }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Email a code to' }).click()
    await page.getByLabel('Code from the email').waitFor()
    await page.getByLabel('Code from the email').fill((await mailTo(world, email)).code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await main(page).getByText('Waiting for the first call.').waitFor()
    await page.getByRole('button', { name: 'VS Code' }).click()
    const settings = JSON.parse(await page.locator('main pre').innerText())
    const { url, headers } = settings.servers.parley
    expect(url).toBe(`${world.url}/mcp`)
    const secret = headers.Authorization.replace('Bearer ', '')
    const mcp = await connectMcp(world.url, secret)
    expect((await mcp.ok('wallet')).available_cents).toBe(0)
    // Every two seconds, the service saves when keys were used; here, the test does.
    for (const use of world.app.lastUses) await use.flush(world.database)
    await main(page).getByText('Connected. Assistant has made its first call.').waitFor()
    const { agent } = (await world.as(secret).get('/me')).body
    const mandate = (await world.as(secret).get(`/agents/${agent.id}/mandate`)).body
    expect([mandate.may, mandate.ask_owner.length]).toEqual([[], agentActions.length])
    expect(complaints).toEqual([])
  })
})

/** A client with money and a contract, whose agent trades over MCP. */
async function newBuyer(rules: object = {}) {
  const [owner, worker] = await Promise.all([
    world.newUser({ display_name: 'Olive' }),
    world.newUser({ display_name: 'Wim' }),
  ])
  await done(owner.post('/wallet/deposits', { amount_cents: 500_000 }))
  const { id, paths } = await activeContract(owner, worker, 'Paint portraits', 185_000, [
    ['Twelve portraits', 105_000],
    ['Frames', 30_000],
    ['Delivery', 50_000],
  ])
  const agent = await agentWith(world, owner, rules)
  await done(owner.patch(`/agents/${agent.agentId}`, { name: 'Buyer' }))
  const milestones = paths.map((path) => ({ contract_id: id, milestone_id: path.split('/').at(-1) }))
  return { owner, agent, agentId: agent.agentId, milestones, mcp: await connectMcp(world.url, agent.secret) }
}

/** What a patient agent does: it waits for its owner's decision, then repeats its call. */
async function goOnWhenApproved(mcp: McpAgent, after: string, call: object = {}): Promise<void> {
  let from = after
  for (;;) {
    const { structured } = await mcp.call('wait_for_events', { after: from, types: ['approval.approved'] })
    if (structured.data.length > 0) break
    from = structured.after
  }
  await mcp.ok('fund', call as Record<string, unknown>)
}

function card(page: Page, text: string): Locator {
  return page.getByRole('article').filter({ hasText: text })
}
