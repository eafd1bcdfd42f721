import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { issueCodesGuide } from '../src/reference/issue-codes-guide.ts'
import { lifecyclesGuide } from '../src/reference/lifecycles.ts'

it('the lifecycles guide shows the transition tables that the service checks', async () => {
  const guide = await readFile(new URL('../../docs/guides/lifecycles.md', import.meta.url), 'utf8')
  expect(guide, 'docs/guides/lifecycles.md is out of date; run: npm run lifecycles').toBe(lifecyclesGuide())
  for (const edge of [
    '  submitted --> released: release',
    '  pending_approval --> active: approve',
    '  open --> in_review: review',
    '  pending --> succeeded: confirm',
  ]) {
    expect(guide).toContain(edge)
  }
})

it('the issue codes guide lists the codes that the service uses', async () => {
  const guide = await readFile(new URL('../../docs/guides/issue-codes.md', import.meta.url), 'utf8')
  expect(guide, 'docs/guides/issue-codes.md is out of date; run: npm run issue-codes').toBe(issueCodesGuide())
  expect(guide).toContain('| `insufficient_funds` | 409 |')
})
