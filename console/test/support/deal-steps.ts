import type { Locator, Page } from 'playwright-core'

// Steps that people take on the pages of deals.

export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
}
