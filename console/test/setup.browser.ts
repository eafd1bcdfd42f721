import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeOperatorLink } from '../../server/src/people/sessions/proof-service.ts'
import { toId } from '../../server/src/platform/kernel/ids.ts'
import { mailsTo } from '../../server/test/support/browser.ts'
import { createWorld, type World } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { done } from './support/done.ts'
import { main, section, toast } from './support/places.ts'

const { openVisitorWindow } = sharedChromium()

/** The page after signing in with the operator's link from the terminal. */
async function openLink(world: World): Promise<{ page: Page; complaints: string[] }> {
  const { user } = (await world.operator.get('/me')).body
  const link = await world.database.transaction(async (db) =>
    makeOperatorLink({ ...world.core.context, db }, toId('usr', user.user_id), world.url),
  )
  const { page, complaints } = await openVisitorWindow(world)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return { page, complaints }
}

describe('the operator’s link from the terminal', () => {
  it('leads through five steps to a public page with the marketplace’s own name, color and categories', async () => {
    const world = await createWorld({ host: 'localhost', working: true })
    const { page, complaints } = await openLink(world)
    const save = () => page.getByRole('button', { name: 'Save and continue' }).click()

    await page.getByRole('heading', { name: 'Name and look' }).waitFor()
    await main(page).getByText('Step 1 of 5').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Studio Hub')
    await page.getByLabel('Tagline').fill('Illustrators for hire')
    await page.getByRole('textbox', { name: 'Accent color' }).fill('#0f766e')
    await section(page, 'Preview').getByText('Studio Hub').first().waitFor()
    await save()

    await page.getByRole('heading', { name: 'Categories and fields' }).waitFor()
    await page.getByRole('banner').first().getByRole('link', { name: 'Studio Hub' }).waitFor()
    const next = page.getByRole('button', { name: 'Save and continue' })
    expect(await next.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(15, 118, 110)')
    await page.getByLabel('Categories').fill('Illustration, Web design,')
    await page.getByLabel('Certificate required').check()
    await section(page, 'Preview').getByText('Certificate required').waitFor()
    await save()

    await page.getByRole('heading', { name: 'Money' }).waitFor()
    await page.getByLabel('Platform fee').fill('7.5')
    await section(page, 'Preview').getByText('$925').waitFor()
    await section(page, 'Preview').getByText('$75').waitFor()
    await save()

    await page.getByRole('heading', { name: 'Email' }).waitFor()
    await page.getByLabel('Send a test email to').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send test email' }).click()
    await main(page).getByText('A test email to ada@example.com is in the mailbox.').waitFor()
    expect((await mailsTo(world, 'ada@example.com')).map(({ subject }) => subject)).toEqual([
      'Test email from Studio Hub',
    ])
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByRole('heading', { name: 'People' }).waitFor()
    await page.getByLabel('Email addresses').fill('Maya Lindqvist <maya@example.com>\nben.okafor@example.com\n')
    await page.getByLabel('Role').selectOption('Arbiter')
    await page.getByLabel('Who else can join?').selectOption('Only people you invite')
    await save()
    await toast(page, '2 people invited').waitFor()

    await page.getByRole('heading', { name: 'Your marketplace is ready' }).waitFor()
    const { data } = (await world.operator.get('/users?role=arbiter')).body
    expect(data.map(({ display_name, email }: Record<string, string>) => [display_name, email]).toSorted()).toEqual([
      ['Ben Okafor', 'ben.okafor@example.com'],
      ['Maya Lindqvist', 'maya@example.com'],
    ])
    expect(await mailsTo(world, 'maya@example.com')).toHaveLength(1)
    const { settings } = world.core.context
    expect([settings.brand.accent, settings.feeBps, settings.signUp]).toEqual(['#0f766e', 750, 'closed'])
    const { categories, gig_fields } = settings.trade
    expect([categories, gig_fields].map((list) => list.map(({ key }) => key))).toEqual([
      ['illustration', 'web_design'],
      ['certified'],
    ])
    await done(
      world.operator.post('/gigs', {
        title: 'Draw a cover',
        description: 'For a novel.',
        rate_type: 'fixed',
        category: 'web_design',
        fields: { certified: true },
      }),
    )

    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'See it as a visitor' }).click()
    const visited = await opened
    await visited.getByRole('banner').getByText('Studio Hub').waitFor()
    await visited.getByRole('main').getByText('Web design').first().waitFor()
    const button = visited.locator('a.button', { hasText: 'Post a gig' })
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(15, 118, 110)')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await page.getByRole('heading', { name: 'Hello, Operator' }).waitFor()
    expect(await section(page, 'Finish setting up').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('can be skipped step by step, continued later, and skipped altogether', async () => {
    const world = await createWorld({ host: 'localhost', working: true })
    const { page, complaints } = await openLink(world)
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await page.getByRole('heading', { name: 'Categories and fields' }).waitFor()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await page.getByRole('heading', { name: 'Money' }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('heading', { name: 'Categories and fields' }).waitFor()

    await page.goto('/')
    await section(page, 'Finish setting up').getByText('1 of 5 steps done').waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: 'Name and look' }).waitFor()
    await page.getByRole('button', { name: 'Skip setup' }).click()
    await page.getByRole('button', { name: 'Create demo market' }).waitFor()
    await page.goto('/operator')
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    expect(await section(page, 'Finish setting up').count()).toBe(0)
    expect((await world.operator.get('/brand')).body.name).toBe('Parley')
    expect(complaints).toEqual([])
  })
})
