import type { Page } from 'playwright-core'
import { dialog } from './places.ts'

// Steps that people take on the pages of deals.

export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
}
