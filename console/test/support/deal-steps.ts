import type { Locator, Page } from 'playwright-core'

// Steps that people take on the pages of deals.

export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

export async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
}

export async function deliver(page: Page, message: string, links = ''): Promise<void> {
  await page.getByRole('button', { name: 'Deliver' }).click()
  await dialog(page).getByLabel('What you did').fill(message)
  await dialog(page).getByLabel('Links to the work').fill(links)
  await dialog(page).getByRole('button', { name: 'Deliver' }).click()
}

export async function review(page: Page, stars: string, comment: string): Promise<void> {
  await page.getByRole('radio', { name: stars }).check({ force: true })
  await page.getByLabel('Comment').fill(comment)
  await page.getByRole('button', { name: 'Send the review' }).click()
}
