import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Client, issueCodesOf } from '../../server/test/support/client.ts'
import { expectCleanAudit, walletOf } from '../../server/test/support/deals.ts'
import { agentWith } from '../../server/test/support/mandates.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { approve } from './support/deal-steps.ts'
import { agreedContract, activeContract as contractAbout, invite } from './support/deals.ts'
import { done } from './support/done.ts'
import { dialog, main, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()

describe('an offer', () => {
  it('that arrived while another was being accepted is shown first', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'hourly', { rate_cents: 5_000, hours_per_week: 10 })
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await dialog(page).getByText('$50 per hour').waitFor()
    await done(client.post(`/negotiations/${id}/round`, { rate_cents: 4_500 }))
    await dialog(page).getByRole('heading', { name: 'There’s a newer offer, number 2' }).waitFor()
    expect(await dialog(page).getByRole('row', { name: 'Rate' }).innerText()).toMatch(/\$50 per hour\s+\$45 per hour/)
    await dialog(page).getByRole('button', { name: 'View the new offer' }).click()
    await dialog(page).getByText('Offer 2').waitFor()
    await dialog(page).getByRole('button', { name: 'Accept and approve' }).click()
    await page.getByRole('heading', { name: 'Waiting for Cleo’s approval' }).waitFor()
    expect((await client.get(`/negotiations/${id}`)).body).toMatchObject({
      status: 'agreed',
      terms: { rate_cents: 4_500 },
    })
    expect(complaints).toEqual([])
  })

  it('that is no longer the newest is refused by the service, and explained', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'hourly', { rate_cents: 5_000, hours_per_week: 10 })
    const { page } = await openWindow(world, worker)
    // Without live updates, the page doesn't know about the new offer.
    await page.route('**/api/events**', (route) => route.abort())
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await done(client.post(`/negotiations/${id}/round`, { hours_per_week: 30 }))
    await dialog(page).getByRole('button', { name: 'Accept and approve' }).click()
    await dialog(page).getByRole('heading', { name: 'There’s a newer offer, number 2' }).waitFor()
    await dialog(page).getByText('so nothing was accepted.', { exact: false }).waitFor()
    expect(await dialog(page).getByRole('row', { name: 'Hours' }).innerText()).toMatch(/10 per week\s+30 per week/)
    expect((await client.get(`/negotiations/${id}`)).body.status).toBe('open')
  })

  it('keeps what was typed through a refusal, a reload and an offer from the other side', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'hourly', { rate_cents: 5_000, hours_per_week: 10 })
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('link', { name: 'Make counteroffer' }).click()
    await page.getByLabel('Rate').fill('61.50')
    await page.getByLabel('Hours per week').fill('400')
    await page.getByRole('button', { name: 'Send offer' }).click()
    await main(page).getByText('Must be at most 168.').waitFor()
    await page.getByLabel('Hours per week').fill('12')
    await page.reload()
    await main(page).getByText('Draft restored.').waitFor()
    await done(client.post(`/negotiations/${id}/round`, { rate_cents: 5_500 }))
    await main(page).getByText('Offer 2 arrived while you were writing').waitFor()
    await main(page).getByText('Current offer: $55 per hour').waitFor()
    expect(await page.getByLabel('Rate').inputValue()).toBe('61.50')
    await page.getByRole('button', { name: 'Send offer' }).click()
    await page.getByRole('heading', { name: 'Waiting for Cleo' }).waitFor()
    expect((await client.get(`/negotiations/${id}`)).body.terms).toMatchObject({
      rate_cents: 6_150,
      hours_per_week: 12,
    })
    expect(complaints).toEqual([])
  })

  it('isn’t approved with the contract if the contract isn’t what was seen', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 5_000 })
    const { page } = await openWindow(world, worker)
    await page.route('**/api/negotiations/*/agree', async (route) => {
      const answer = await route.fetch()
      const { contract_id } = await answer.json()
      await done(client.post(`/contracts/${contract_id}/milestones`, { title: 'The bellows, too', amount_cents: 1 }))
      await route.fulfill({ response: answer })
    })
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await dialog(page).getByRole('button', { name: 'Accept and approve' }).click()
    await toast(page, 'the contract is different from what you saw').waitFor()
    await page.getByRole('heading', { name: 'Approve contract' }).waitFor()
    await page.getByRole('heading', { name: 'The bellows, too' }).waitFor()
    const { contract_id } = (await client.get(`/negotiations/${id}`)).body
    expect((await client.get(`/contracts/${contract_id}`)).body.approvals).toEqual({ client_at: null, worker_at: null })
  })

  it('that changes nothing suggests accepting instead', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 5_000 })
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/negotiations/${id}?offer=true`)
    const form = page.locator('form').filter({ has: page.getByLabel('Total price') })
    await form.getByLabel('Total price').fill('51')
    await form.getByRole('button', { name: 'Send offer' }).waitFor()
    await form.getByLabel('Total price').fill('50')
    await form.getByLabel('Message').fill('Fine with me.')
    await form.getByText('Change something to make a counteroffer, or accept this one.').waitFor()
    expect(await form.getByRole('button', { name: 'Send offer' }).count()).toBe(0)
    await form.getByRole('button', { name: 'Accept offer' }).click()
    await dialog(page).getByRole('button', { name: 'Accept and approve' }).click()
    await page.getByRole('heading', { name: 'Waiting for Cleo’s approval' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('has the brief, which changes only when an offer takes up the edited gig', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 5_000 })
    const { gig_id } = (await client.get(`/negotiations/${id}`)).body
    await done(client.patch(`/gigs/${gig_id}`, { description: 'And clean its pipes.', skills: ['tin'] }))
    const { page, complaints } = await openWindow(world, client)
    await page.goto(`/negotiations/${id}`)
    const brief = page.getByRole('region', { name: 'Brief' })
    await brief.getByText('As discussed.').waitFor()
    // The style of people's texts, which is loaded with them, leaves other lists alone.
    const spaceInListItem = await page.evaluate(() => {
      const list = document.body.appendChild(document.createElement('ul'))
      list.innerHTML = '<li><i></i><b></b></li>'
      const { marginTop } = getComputedStyle(list.querySelector('b') as Element)
      list.remove()
      return marginTop
    })
    expect(spaceInListItem).toBe('0px')
    await brief.getByText('Changed: description and skills.', { exact: false }).waitFor()
    expect(await brief.getByRole('link', { name: 'View gig' }).getAttribute('href')).toBe(`/gigs/${gig_id}`)
    await page.getByRole('link', { name: 'Change your offer' }).click()
    await page.getByLabel('Use the latest version of the gig').check()
    await page.getByRole('button', { name: 'Send offer' }).click()
    await brief.getByText('And clean its pipes.').waitFor()
    await main(page).getByText('Uses the edited gig (version 2)').waitFor()
    expect(await brief.getByText('The gig was edited later').count()).toBe(0)
    const { contract_id } = await done(worker.post(`/negotiations/${id}/agree`, { round: 2 }))
    await done(client.patch(`/gigs/${gig_id}`, { title: 'Tune two organs' }))
    await page.goto(`/contracts/${contract_id}`)
    await page.getByRole('heading', { name: 'Tune an organ', level: 1 }).waitFor()
    await brief.getByText('The brief below still applies to this contract.', { exact: false }).waitFor()
    await brief.getByText('And clean its pipes.').waitFor()
    expect(complaints).toEqual([])
  })

  it('of an agent is marked as such', async () => {
    const [client, worker] = await newPair()
    const id = await invite(client, worker, 'Tune an organ', 'fixed', { rate_cents: 5_000 })
    const agent = await world.newAgent(worker)
    const { page } = await openWindow(world, client)
    await page.goto(`/negotiations/${id}`)
    await page.getByRole('heading', { name: 'Waiting for Wanda' }).waitFor()
    await done(agent.post(`/negotiations/${id}/round`, { rate_cents: 6_000 }))
    await page.getByRole('row', { name: '$60' }).getByTitle('Made by an agent').waitFor()
    expect(await page.getByRole('row', { name: '$50' }).last().getByText('Agent').count()).toBe(0)
  })
})

describe('money', () => {
  it('is paid into escrow once, however often the button is clicked and even if the response is lost', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 50_000 }))
    const { page } = await openWindow(world, client)
    let isFirst = true
    await page.route('**/fund', async (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      // The service has done it, but its response never arrives.
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Fund $200' }).dblclick()
    await toast(page, '$200 is now in escrow').waitFor()
    expect(await walletOf(client)).toEqual({ available: 30_000, escrow: 20_000, clearing: 0 })
    await expectCleanAudit(world)
  })

  it('that is missing is deposited and paid into escrow with two clicks, once, even if the response is lost', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 15_000 }))
    const { page } = await openWindow(world, client)
    let isFirst = true
    await page.route('**/deposits', async (route) => {
      if (!isFirst || route.request().method() !== 'POST') return route.continue()
      isFirst = false
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    await dialog(page).getByText('You need $50 more.').waitFor()
    expect(await dialog(page).getByLabel('Deposit').inputValue()).toBe('50')
    await dialog(page).getByRole('button', { name: 'Deposit $50 and fund' }).click()
    await toast(page, '$200 is now in escrow').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/contracts/${id}`)
    expect(await walletOf(client)).toEqual({ available: 0, escrow: 20_000, clearing: 0 })
  })

  it('that is missing can arrive from elsewhere, and a smaller deposit funds nothing', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    const { page } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    await dialog(page).getByLabel('Deposit').fill('150')
    await dialog(page).getByRole('button', { name: 'Deposit $150', exact: true }).click()
    await dialog(page).getByText('You need $50 more.').waitFor()
    expect(await walletOf(client)).toEqual({ available: 15_000, escrow: 0, clearing: 0 })
    await done(client.post('/wallet/deposits', { amount_cents: 5_000 }))
    await dialog(page).getByRole('button', { name: 'Fund $200' }).click()
    await toast(page, '$200 is now in escrow').waitFor()
  })

  it('isn’t released by a cleared field, or after the other side refunded it', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 20_000 }))
    const [milestone] = (await done(client.get(`/contracts/${id}`))).milestones
    const path = `/contracts/${id}/milestones/${milestone.id}`
    await done(client.post(`${path}/fund`))
    await done(worker.post(`${path}/submit`, { message: 'Done.' }))
    const { page } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Release payment' }).click()
    await dialog(page).getByLabel('Amount').fill('')
    await dialog(page).getByRole('button', { name: 'Release', exact: true }).click()
    await expect.poll(() => dialog(page).getByLabel('Amount').getAttribute('aria-invalid')).toBe('true')
    await dialog(page).getByLabel('Amount').fill('50')
    await done(worker.post(`${path}/refund`))
    await dialog(page)
      .getByRole('button', { name: /^Release/ })
      .click()
    await dialog(page).getByRole('alert').getByText('Something has changed, so this is no longer possible.').waitFor()
    expect(await walletOf(client)).toEqual({ available: 20_000, escrow: 0, clearing: 0 })
  })
})

describe('a contract', () => {
  it('that changed while it was being approved is shown again before it is approved', async () => {
    const [client, worker] = await newPair()
    const id = await agreedContract(client, worker, 'Press apples', 20_000)
    const { page } = await openWindow(world, worker)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await done(client.post(`/contracts/${id}/milestones`, { title: 'Bottles', amount_cents: 4_000 }))
    await dialog(page).getByRole('heading', { name: 'The contract has changed' }).waitFor()
    await dialog(page).getByText('Bottles').waitFor()
    expect((await client.get(`/contracts/${id}`)).body.approvals.worker_at).toBeNull()
    await dialog(page).getByRole('button', { name: 'Review again' }).click()
    await approve(page)
    await expect.poll(async () => (await client.get(`/contracts/${id}`)).body.approvals.worker_at).not.toBeNull()
  })

  it('is one click away from a printable document with everything that was agreed, and only that', async () => {
    const [client, worker] = await newPair()
    const { id } = await contractAbout(client, worker, 'Gild a frame', 123_450, [
      ['Leaf and burnish', 123_450, '2097-05-04'],
    ])
    const { terms_hash, brief_hash } = await done(client.get(`/contracts/${id}`))
    const { page, complaints } = await openWindow(world, worker)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('link', { name: 'Print' }).click()
    await page.getByRole('button', { name: 'Print or save as PDF' }).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await main(page).getByText('As discussed.').waitFor()
    const paper = await page.locator('body').innerText()
    const missing = [
      ...['Gild a frame', 'Cleo', client.userId, 'Wanda', worker.userId, 'As discussed.', terms_hash, brief_hash, id],
      ...[
        'Leaf and burnish',
        'May 4, 2097',
        '$1,234.50',
        '5% of each payment',
        'Approved by client',
        'Approved by worker',
      ],
    ].filter((text) => !paper.includes(text))
    expect(missing).toEqual([])
    expect(paper).not.toMatch(/Find gigs|Jump to|Back to|Print or save/)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    expect(complaints).toEqual([])
  })

  it('gets a milestone, which is changed and removed', async () => {
    const [client, worker] = await newPair()
    const id = await agreedContract(client, worker, 'Press apples', 20_000)
    const { page, complaints } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await page.getByRole('button', { name: 'Add milestone' }).click()
    await dialog(page).getByLabel('Title').fill('Bottles')
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await dialog(page).getByText('This field is required.').waitFor()
    await dialog(page).getByLabel('Amount').fill('40')
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('heading', { name: 'Bottles' }).waitFor()
    await openMenu(page, 'Bottles', 'Edit')
    await dialog(page).getByLabel('Amount').fill('45.50')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await main(page).getByText('$45.50').first().waitFor()
    await openMenu(page, 'Bottles', 'Remove')
    await dialog(page).getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => page.getByRole('heading', { name: 'Bottles' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('is disputed from a milestone, with evidence', async () => {
    const [client, worker] = await newPair()
    const id = await activeContract(client, worker, 20_000)
    await done(client.post('/wallet/deposits', { amount_cents: 20_000 }))
    const [milestone] = (await done(client.get(`/contracts/${id}`))).milestones
    await done(client.post(`/contracts/${id}/milestones/${milestone.id}/fund`))
    const { page } = await openWindow(world, client)
    await page.goto(`/contracts/${id}`)
    await openMenu(page, 'Press apples', 'Open dispute')
    await page.getByRole('heading', { name: 'Open a dispute' }).waitFor()
    await page.getByLabel('What happened').fill('No juice.')
    await page.getByLabel('What Wanda should get').fill('0')
    await page.getByRole('button', { name: 'Add evidence' }).click()
    await page.getByLabel('What it shows').fill('An empty bottle')
    await page.getByLabel('Link starting with https://').fill('https://files.example/bottle.jpg')
    await page.getByRole('button', { name: 'Open dispute' }).click()
    // The reason is still missing.
    await expect.poll(() => page.getByLabel('Reason').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Reason').selectOption('not_delivered')
    await page.getByRole('button', { name: 'Open dispute' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/disputes\/dsp_/)
    const [dispute] = (await done(client.get('/disputes'))).data
    expect(dispute).toMatchObject({ milestone_id: milestone.id, reason: 'not_delivered', amount_cents: 20_000 })
    await page.goto(`/contracts/${id}`)
    await page.getByRole('link', { name: 'View dispute' }).waitFor()
    expect(await page.getByRole('link', { name: 'View dispute' }).getAttribute('href')).toBe(`/disputes/${dispute.id}`)
  })
})

const ASKED = ['approval_required']

describe('a page of many deals', () => {
  it('has all names and titles after at most eight requests', async () => {
    const client = await world.newUser({ display_name: 'Cleo' })
    await done(client.post('/wallet/deposits', { amount_cents: 100_000 }))
    const agent = await agentWith(world, client, { ask_owner: ['negotiations.round', 'milestones.fund'] })
    const sorting = (await done(client.post('/gigs', newGig('Sort the mail')))).id
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const worker = await world.newUser({ display_name: `Worker ${number}` })
      await done(worker.post(`/gigs/${sorting}/apply`, { message: 'I can.' }))
      await done(worker.post(`/profile/${client.userId}/vouches`, { message: 'Pays at once.' }))
      await done(worker.post('/gigs', newGig(`Gig ${number}`)))
      const offerId = await invite(client, worker, `Talk ${number}`, 'fixed', { rate_cents: 1_000 })
      await done(worker.post(`/negotiations/${offerId}/round`, { rate_cents: 1_200 }))
      expect(issueCodesOf(await agent.post(`/negotiations/${offerId}/round`, { rate_cents: 1_100 }))).toEqual(ASKED)
      const id = await agreedContract(client, worker, `Job ${number}`, 1_000)
      await done(client.post(`/contracts/${id}/approve`))
      const { milestones } = await done(worker.post(`/contracts/${id}/approve`))
      const funding = `/contracts/${id}/milestones/${milestones[0].id}/fund`
      expect(issueCodesOf(await agent.post(funding))).toEqual(ASKED)
      await done(client.post(funding))
      const dispute = { contract_id: id, milestone_id: milestones[0].id, reason: 'payment', statement: 'It is done.' }
      await done(worker.post('/disputes/create', { ...dispute, proposed_worker_cents: 1_000 }))
    }
    const { page, complaints } = await openWindow(world, client)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== '/api/events/stream') asked.push(pathname)
    })
    const pages: [path: string, shown: readonly string[]][] = [
      ['/', ['Worker 1', 'Worker 6', 'Job 6']],
      ['/gigs', ['Gig 6', 'Worker 6', 'Worker 1']],
      ['/gigs/mine', ['Sort the mail']],
      [`/gigs/${sorting}`, ['Worker 1', 'Worker 6']],
      ['/negotiations', ['Talk 6', 'Worker 6', 'Worker 1']],
      ['/contracts', ['Job 6', 'Worker 6', 'Worker 1']],
      ['/disputes', ['Job 6', 'Worker 6', 'Worker 1']],
      ['/wallet', ['Job 6', 'Job 1']],
      ['/approvals', ['Escrow for “Job 6”', 'Worker 6', 'Worker 1', '$11']],
      [`/people/${client.userId}?tab=vouches`, ['Worker 6', 'Worker 1']],
    ]
    const tooMany: Record<string, readonly string[]> = {}
    for (const [path, shown] of pages) {
      asked.length = 0
      await page.goto(path)
      for (const text of shown) await main(page).getByText(text).first().waitFor()
      if (asked.length > 8) tooMany[path] = [...asked]
    }
    expect(tooMany).toEqual({})
    expect(complaints).toEqual([])
  })
})

describe('the palette', () => {
  it('takes the focus, and opens only the highlighted page, deal, person or payment, by keyboard alone', async () => {
    const [client, worker] = await newPair()
    const { id } = await contractAbout(client, worker, 'Carve a lintel', 31_050)
    await done(client.post('/wallet/deposits', { amount_cents: 31_050 }))
    const { page, complaints } = await openWindow(world, client)
    await page.goto('/wallet')
    await page.getByRole('heading', { name: 'Wallet' }).first().waitFor()
    const input = page.getByRole('combobox', { name: 'Jump to' })
    const highlighted = page.getByRole('option', { selected: true })
    const palette = page.getByRole('dialog', { name: 'Jump to' })
    const open = async (text: string) => {
      await page.keyboard.press('Control+k')
      await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.type(text)
    }
    for (const [text, option, path] of [
      ['', /^Home$/, '/'],
      ['negoti', /^Negotiations$/, '/negotiations'],
      ['lintel wand', /^Carve a lintel.*Wanda · /, `/contracts/${id}`],
      ['310.50', /^Deposit \+\$310\.50/, '/wallet'],
      ['nobody has this', /^Search gigs for “nobody has this”$/, '/gigs?q=nobody+has+this'],
    ] as const) {
      await open(text)
      await expect.poll(() => highlighted.allTextContents()).toEqual([expect.stringMatching(option)])
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url().slice(world.url.length).replaceAll('%20', '+')).toBe(path)
      await palette.waitFor({ state: 'detached' })
    }

    // While the search is running, Enter opens nothing.
    await page.route('**/api/negotiations?*', () => {})
    await open('a lintel')
    await page.getByRole('status').filter({ hasText: 'Searching…' }).waitFor()
    await page.keyboard.press('Enter')
    expect(await palette.count()).toBe(1)
    await page.keyboard.press('Escape')
    await palette.waitFor({ state: 'detached' })
    await page.unroute('**/api/negotiations?*')

    await open('wanda')
    await page.getByRole('group', { name: 'People' }).getByRole('option', { name: 'Wanda' }).first().waitFor()
    for (const name of ['Contracts', 'Negotiations']) {
      await page.getByRole('group', { name }).getByRole('option', { name: 'Carve a lintel' }).waitFor()
    }
    expect(complaints).toEqual([])
  })
})

function newGig(title: string) {
  return { title, description: 'All of it.', rate_type: 'fixed' }
}

function newPair() {
  return Promise.all([world.newUser({ display_name: 'Cleo' }), world.newUser({ display_name: 'Wanda' })])
}

async function activeContract(client: Client, worker: Client, rate_cents: number): Promise<string> {
  const id = await agreedContract(client, worker, 'Press apples', rate_cents)
  await done(client.post(`/contracts/${id}/approve`))
  await done(worker.post(`/contracts/${id}/approve`))
  return id
}

async function openMenu(page: Page, milestone: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${milestone}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
