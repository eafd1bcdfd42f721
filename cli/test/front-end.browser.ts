import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { signedIn } from '../../server/test/support/browser.ts'
import { launchChromium } from '../../server/test/support/chromium.ts'
import { postGig } from '../../server/test/support/deals.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { newMachine, Text } from './support/parley.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const world = await createWorld({ working: true, host: 'localhost' })

it('in the front-end starter, a visitor sees new gigs, signs in, applies, negotiates, approves what an agent asks, and sees changes without reloading', async () => {
  const [client, worker] = await Promise.all([world.newUser(), world.newUser({ display_name: 'Ada' })])
  const gigId = await postGig(client)
  const address = await startStarter()
  const browser = await launchChromium()
  try {
    const context = await browser.newContext()
    const [name = '', value = ''] = (await signedIn(world, worker)).cookie?.split('=') ?? []
    await context.addCookies([{ name, value, url: world.url }])
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))

    await page.goto(address)
    await page.locator(`a[href="#/gigs/${gigId}"]`).waitFor()
    const justPosted = await postGig(client)
    await page.locator(`a[href="#/gigs/${justPosted}"]`).click()
    await page.getByText('Sign in to apply.').waitFor()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.locator('input[name=act_as][value=me]').check()
    await page.locator('button[name=decision][value=allow]').click()
    await page.getByText('Ada', { exact: true }).waitFor()
    // Back where they were.
    await page.getByRole('button', { name: 'Apply' }).waitFor()
    expect(page.url()).toBe(`${address}/#/gigs/${justPosted}`)

    await page.getByRole('link', { name: 'Gigs' }).click()
    await page.locator(`a[href="#/gigs/${gigId}"]`).click()
    await page.getByLabel('Message').fill('I can do this.')
    await page.getByLabel('Your rate').fill('450')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('heading', { name: 'Your application: $450.00' }).waitFor()
    expect(await page.getByRole('button', { name: 'Apply' }).count()).toBe(0)
    const [application] = (await client.get('/applications?role=client')).body.data
    expect(application).toMatchObject({ worker_id: worker.userId, rate_cents: 45_000 })

    // No one touches the page: the client's offers appear on their own.
    const terms = { rate_cents: 40_000 }
    const opened = (await client.post('/negotiations', { application_id: application.id, terms })).body
    await page.getByRole('heading', { name: 'Current offer: $400.00' }).waitFor()
    await page.getByLabel('Your offer').fill('430')
    await page.getByRole('button', { name: 'Make an offer' }).click()
    await page.getByRole('heading', { name: 'Current offer: $430.00' }).waitFor()
    expect((await client.post(`/negotiations/${opened.id}/round`, { rate_cents: 42_000 })).status).toBe(201)
    await page.getByRole('heading', { name: 'Current offer: $420.00' }).waitFor()
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await page.getByText('By the client · agreed').waitFor()
    expect((await client.get(`/negotiations/${opened.id}`)).body).toMatchObject({ status: 'agreed' })

    await page.getByRole('link', { name: 'Negotiations' }).click()
    await page.getByText(/^With .+ · round 3 · agreed$/).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expect
      .poll(async () => (await signedIn(world, worker)).get('/apps/connected').then(({ body }) => body.data))
      .toEqual([])

    // As an agent, which has to ask first. The consent page proposes the choice of last time.
    const other = await postGig(client)
    await page.goto(`${address}/#/gigs/${other}`)
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await page.locator('input[name=act_as][value=me]').isChecked()).toBe(true)
    await page.locator('input[name=act_as][value=new]').check()
    await page.locator('button[name=decision][value=allow]').click()
    await page.getByLabel('Message').fill('So can my agent.')
    await page.getByRole('button', { name: 'Apply' }).click()
    const approvals = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Review it' }).click()
    await (await approvals).getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('heading', { name: 'Your application' }).waitFor()
    expect(await page.getByRole('alert').textContent()).toBe('')
    expect(problems).toEqual([])
  } finally {
    await browser.close()
  }
})

/** The address of a starter that `parley init` wrote, with the packages of the repository. */
async function startStarter(): Promise<string> {
  const machine = await newMachine({ PARLEY_URL: world.url, PARLEY_KEY: world.operator.secret ?? '' })
  const folder = join(machine.folder, 'starter')
  expect((await machine.run(['init', folder, '--template', 'front-end'])).code).toBe(0)
  await mkdir(join(folder, 'node_modules/@parley'), { recursive: true })
  await symlink(join(ROOT, 'sdk'), join(folder, 'node_modules/@parley/sdk'))
  await promisify(execFile)(process.execPath, ['setup.js'], { cwd: folder, env: machine.env })
  // With `CI` set, Vite would color its address.
  const env = { ...machine.env, NO_COLOR: '1' }
  const server = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js')], { cwd: folder, env })
  afterAll(async () => {
    server.kill()
    await once(server, 'close')
  })
  const output = new Text()
  server.stdout.on('data', (chunk) => output.add(String(chunk)))
  const [address] = await output.until(/http:\/\/localhost:\d+/)
  return address
}
