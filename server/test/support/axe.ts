import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const require = createRequire(import.meta.url)
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const RULES = {
  all: {},
  colors: { runOnly: ['color-contrast', 'link-in-text-block'] },
  // A program shows an email within its own page, which has the landmarks.
  email: { rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } },
}

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/** What axe finds on a page. */
export async function axeViolations(page: Page, rules: keyof typeof RULES): Promise<string[]> {
  await page.evaluate(AXE)
  const options = { resultTypes: ['violations'], iframes: false, ...RULES[rules] }
  const { violations } = await page.evaluate((options): Promise<{ violations: Violation[] }> => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Violation[] }> } }
    return axe.run(options)
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
