import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../../server/test/support/axe.ts'
import type { Client } from '../../server/test/support/client.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { done } from './support/done.ts'
import { operatorOf } from './support/operators.ts'
import { dialog, main, section, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()
let operator: Client

beforeAll(async () => {
  operator = await operatorOf(world)
})

const GIG = { title: 'Clean an office', description: 'Twice a week.', rate_type: 'fixed' }

describe('a custom field of gigs', () => {
  it('is asked for, shown and filtered by as soon as an operator adds it, and keeps its values when it’s retired', async () => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const plain = await done(client.post('/gigs', { ...GIG, title: 'Clean a garage' }))
    const desk = await openWindow(world, operator)
    await desk.page.goto('/operator/trade')
    await desk.page.getByRole('tab', { name: 'Gig fields' }).click()
    await main(desk.page).getByText('No custom fields yet').waitFor()

    await openNewField(desk.page)
    await dialog(desk.page).getByLabel('Name', { exact: true }).fill('Certified')
    await dialog(desk.page).getByLabel('Type').selectOption('Yes or no')
    await save(desk.page)
    await openNewField(desk.page)
    await dialog(desk.page).getByLabel('Name', { exact: true }).fill('Languages')
    await dialog(desk.page).getByLabel('Type').selectOption('Several options')
    await save(desk.page, 'refused')
    const options = dialog(desk.page).getByRole('group', { name: 'Options' })
    await options.getByText('This field is required.').waitFor()
    expect(await options.getByLabel('Option 1', { exact: true }).evaluate(isFocused)).toBe(true)
    for (const [index, name] of ['English', 'French', 'German'].entries()) {
      if (index > 0) await options.getByRole('button', { name: 'Add option' }).click()
      await dialog(desk.page)
        .getByLabel(`Option ${index + 1}`, { exact: true })
        .fill(name)
    }
    expect(await axeViolations(desk.page, 'all')).toEqual([])
    await save(desk.page)
    await section(desk.page, 'Preview').getByRole('group', { name: 'Languages' }).getByLabel('German').waitFor()
    expect(await axeViolations(desk.page, 'all')).toEqual([])

    const { page, complaints } = await openWindow(world, client)
    await page.goto('/gigs/new')
    await page.getByLabel('Title').fill(GIG.title)
    await page.getByLabel('Description').fill(GIG.description)
    await page.getByLabel('Certified').selectOption('Yes')
    await page.getByRole('group', { name: 'Languages' }).getByLabel('French').check()
    await page.getByRole('group', { name: 'Languages' }).getByLabel('German').check()
    expect(await axeViolations(page, 'all')).toEqual([])
    await page.getByRole('button', { name: 'Post gig' }).click()
    await page.getByRole('heading', { name: GIG.title }).waitFor()
    expect(await factsOn(page)).toMatchObject({ Certified: 'Yes', Languages: 'French, German' })
    const gigId = new URL(page.url()).pathname.split('/').at(-1)
    const path = `/gigs/${gigId}`
    expect((await client.get(path)).body.fields).toEqual({ certified: true, languages: ['french', 'german'] })

    const found = await openWindow(world, worker)
    await found.page.setViewportSize({ width: 390, height: 844 })
    await found.page.goto('/gigs')
    const card = main(found.page).getByRole('article').filter({ hasText: GIG.title })
    for (const tag of ['Certified', 'French', 'German']) await card.getByText(tag, { exact: true }).waitFor()
    await found.page.getByRole('link', { name: 'Clean a garage' }).waitFor()
    await found.page.getByRole('button', { name: 'Filters' }).click()
    await found.page.getByLabel('Certified').selectOption('Yes')
    await found.page.getByRole('group', { name: 'Languages' }).getByLabel('German').check()
    await main(found.page).getByText('1 result').waitFor()
    await found.page.getByRole('link', { name: GIG.title }).waitFor()
    // The list before stays, faded, until the one with both filters has loaded.
    await expect.poll(() => found.page.getByRole('link', { name: 'Clean a garage' }).count()).toBe(0)
    await expect.poll(() => main(found.page).locator('[aria-busy=true]').count()).toBe(0)
    expect(await axeViolations(found.page, 'all')).toEqual([])
    await found.page.getByRole('group', { name: 'Languages' }).getByLabel('German').uncheck()
    await found.page.getByRole('group', { name: 'Languages' }).getByLabel('English').check()
    await main(found.page).getByText('No matches').waitFor()

    const filtered = await worker.get('/gigs?fields[certified]=true&fields[languages]=german,english')
    expect(filtered.body.data.map(({ id }: { id: string }) => id)).toEqual([gigId])
    const { components } = await (await fetch(`${world.url}/openapi.json`)).json()
    expect(components.schemas.GigFields.properties).toMatchObject({
      certified: { type: 'boolean' },
      languages: { type: 'array', items: { enum: ['english', 'french', 'german'] } },
    })

    await desk.page.getByRole('button', { name: 'Edit Languages' }).click()
    await dialog(desk.page).getByLabel('Name', { exact: true }).fill('Spoken languages')
    await dialog(desk.page).getByRole('checkbox', { name: 'Retired' }).last().check()
    await save(desk.page)
    await desk.page.getByRole('button', { name: 'More actions for Certified' }).click()
    await desk.page.getByRole('menuitem', { name: 'Retire' }).click()
    await dialog(desk.page).getByText('“Certified” is kept where it’s already used: 1 gig.').waitFor()
    await dialog(desk.page).getByRole('button', { name: 'Retire' }).click()
    await main(desk.page).getByText('Retired', { exact: true }).waitFor()

    await page.goto(path)
    await page.getByRole('heading', { name: GIG.title }).waitFor()
    const facts = await factsOn(page)
    expect(facts).toMatchObject({ 'Spoken languages': 'French, German' })
    expect(facts).not.toHaveProperty('Certified')
    await page.goto('/gigs/new')
    const offered = page.getByRole('group', { name: 'Spoken languages' }).getByRole('checkbox')
    await offered.first().waitFor()
    expect(await offered.count()).toBe(2)
    expect(await page.getByLabel('Certified').count()).toBe(0)
    await page.goto(`${path}/edit`)
    await page.getByLabel('Title').fill('Clean two offices')
    expect(await page.getByLabel('German').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByRole('heading', { name: 'Clean two offices' }).waitFor()

    await desk.page.getByRole('button', { name: 'More actions for Certified' }).click()
    await desk.page.getByRole('menuitem', { name: 'Remove' }).click()
    await dialog(desk.page).getByText('“Certified” can’t be removed, because it’s used in 1 gig.').waitFor()
    await dialog(desk.page).getByRole('button', { name: 'Cancel' }).click()
    await desk.page.getByRole('button', { name: 'More actions for Certified' }).click()
    await desk.page.getByRole('menuitem', { name: 'Bring back' }).click()
    await expect.poll(() => main(desk.page).getByText('Retired', { exact: true }).count()).toBe(0)
    expect((await client.get(path)).body.fields).toEqual({ certified: true, languages: ['french', 'german'] })
    expect((await client.get(`/gigs/${plain.id}`)).body.fields).toEqual({})
    expect([...desk.complaints, ...complaints, ...found.complaints]).toEqual([])
  })
})

describe('a category', () => {
  it('can be a subcategory, which is chosen from a list when a gig is posted, and found by its parent category, too', async () => {
    const [client, worker] = [await world.newUser(), await world.newUser()]
    const desk = await openWindow(world, operator)
    await desk.page.goto('/operator/trade')
    await desk.page.getByRole('button', { name: 'Add category' }).click()
    await dialog(desk.page).getByLabel('Name', { exact: true }).fill('Cleaning')
    await save(desk.page)
    await desk.page.getByRole('button', { name: 'More actions for Cleaning' }).click()
    await desk.page.getByRole('menuitem', { name: 'Add subcategory' }).click()
    await dialog(desk.page).getByLabel('Name', { exact: true }).fill('Windows')
    await save(desk.page)
    await main(desk.page).getByText('Windows', { exact: true }).waitFor()
    expect(await axeViolations(desk.page, 'all')).toEqual([])

    const { page, complaints } = await openWindow(world, client)
    await page.goto('/gigs/new')
    await page.getByLabel('Title').fill('Clean a skylight')
    await page.getByLabel('Description').fill('It’s on the fourth floor.')
    await page.getByLabel('Category').selectOption('Cleaning: Windows')
    await page.getByRole('button', { name: 'Post gig' }).click()
    await page.getByRole('heading', { name: 'Clean a skylight' }).waitFor()
    await main(page).getByText('Windows', { exact: true }).waitFor()

    const found = await openWindow(world, worker)
    await found.page.goto('/gigs')
    await found.page.getByRole('button', { name: 'Filters' }).click()
    await found.page.getByLabel('Category').selectOption('Cleaning')
    await main(found.page).getByText('1 result').waitFor()
    await found.page.getByRole('link', { name: 'Clean a skylight' }).waitFor()
    expect([...desk.complaints, ...complaints, ...found.complaints]).toEqual([])
  })
})

describe('a custom field of profiles', () => {
  it('is filled in with a valid value, shown on the profile, and filtered by', async () => {
    const [worker, client] = [await world.newUser({ display_name: 'Wanda' }), await world.newUser()]
    const desk = await openWindow(world, operator)
    await desk.page.goto('/operator/trade?show=profile_fields')
    await openNewField(desk.page)
    await dialog(desk.page).getByLabel('Name', { exact: true }).fill('Years of experience')
    await dialog(desk.page).getByLabel('Type').selectOption('Number')
    await dialog(desk.page).getByLabel('Minimum').fill('0')
    await dialog(desk.page).getByLabel('Maximum').fill('60')
    await dialog(desk.page).getByRole('textbox', { name: 'Unit optional' }).fill('years')
    await save(desk.page)

    const { page, complaints } = await openWindow(world, worker)
    await page.goto('/people/me/edit')
    const field = page.getByLabel('Years of experience (years)')
    await field.fill('70')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await main(page).getByText('Must be at most 60.').waitFor()
    expect(await field.evaluate(isFocused)).toBe(true)
    await field.fill('12')
    expect(await axeViolations(page, 'all')).toEqual([])
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByRole('heading', { name: 'Wanda' }).waitFor()
    expect(await factsOn(page)).toMatchObject({ 'Years of experience': '12 years' })

    const found = await openWindow(world, client)
    await found.page.goto('/people')
    await found.page.getByRole('button', { name: 'Filters' }).click()
    await found.page.getByLabel('Years of experience (years): from').fill('10')
    await main(found.page).getByText('1 result').waitFor()
    await found.page.getByRole('link', { name: 'Wanda' }).waitFor()
    await main(found.page).getByRole('article').getByText('Years of experience: 12 years').waitFor()
    await expect.poll(() => main(found.page).locator('[aria-busy=true]').count()).toBe(0)
    expect(await axeViolations(found.page, 'all')).toEqual([])
    expect([...desk.complaints, ...complaints, ...found.complaints]).toEqual([])
  })
})

function isFocused(element: Element): boolean {
  return element === document.activeElement
}

async function openNewField(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add field' }).click()
  await dialog(page).getByRole('heading', { name: 'New field' }).waitFor()
}

/** Saves what a dialog has, which closes it unless it's refused. */
async function save(page: Page, outcome: 'saved' | 'refused' = 'saved'): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  if (outcome === 'refused') return
  await toast(page, 'Saved').waitFor()
  await expect.poll(() => dialog(page).count()).toBe(0)
}

/** What the lists of facts on a page say. */
async function factsOn(page: Page): Promise<Record<string, string>> {
  const pairs = await main(page)
    .locator('dt')
    .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
  return Object.fromEntries(pairs)
}
