import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../server/test/support/client.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { sharedChromium } from './support/console.ts'
import { operatorOf } from './support/operators.ts'
import { section, toast } from './support/places.ts'

const world = await createWorld({ host: 'localhost', working: true })
const { openWindow } = sharedChromium()
let operator: Client

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="40" height="40" rx="10" fill="#0f766e"/><path d="M12 28V12h16v6H18v4h10v6z" fill="#fff"/><path d="M52 28V12h4v16zm10 0V12h12v4h-8v2h8v10H62v-4h8v-2h-8zm18 0V12h4v12h8v4z" fill="#134e4a"/></svg>'

beforeAll(async () => {
  operator = await operatorOf(world)
})

describe('an operator', () => {
  it('sets name, logo, color and tagline, and sees them in a preview first', async () => {
    const { page, complaints } = await openWindow(world, operator)
    await page.goto('/operator/branding')
    await page.getByLabel('Name', { exact: true }).fill('Studio Hub')
    await page.getByLabel('Tagline').fill('Illustrators for hire')
    await page
      .getByRole('group', { name: 'Logo' })
      .locator('input')
      .setInputFiles({
        name: 'logo.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(LOGO),
      })
    await section(page, 'Preview').getByRole('img', { name: 'Studio Hub' }).first().waitFor()
    await page.getByRole('textbox', { name: 'Accent color' }).fill('#ffdd00')
    await page.getByRole('button', { name: 'Use #887500, the nearest readable color' }).click()
    await page.getByRole('textbox', { name: 'Accent color' }).fill('#0f766e')
    await page.getByLabel('Font').selectOption('Lora')
    expect((await operator.get('/brand')).body.name).toBe('Parley')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await toast(page, 'Branding saved').waitFor()
    expect((await operator.get('/brand')).body).toMatchObject({ name: 'Studio Hub', accent: '#0f766e', font: 'lora' })
    expect(complaints).toEqual([])
  })
})
