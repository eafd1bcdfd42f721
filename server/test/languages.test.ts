import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../src/platform/kernel/brand.ts'
import { english } from '../src/platform/kernel/words/en/index.ts'
import { checkAll } from './support/check-all.ts'
import { exampleSite } from './support/example-site.ts'
import { NAME, visitAllPages } from './support/page-walk.ts'
import { pathsIn, pseudo, textsRead } from './support/pseudo.ts'
import { rarePages } from './support/rare-pages.ts'
import { untranslatedIn } from './support/untranslated.ts'
import { createWorld } from './support/world.ts'

const noConsole = mkdtempSync(join(tmpdir(), 'parley-no-console-'))
const world = await createWorld({ settings: { rewriteTexts: pseudo }, consoleDir: noConsole })
const brand = { ...defaultBrand, name: NAME }
const pages = [...(await visitAllPages(world)), ...rarePages(exampleSite('en', { brand, rewriteTexts: pseudo }))]

describe('pages', () => {
  it('have all their texts in the language of their reader', async () => {
    expect(pages.length).toBeGreaterThan(100)
    await checkAll(
      pages.map(({ name, text }) => [name, text] as const),
      (text) => expect(untranslatedIn(text, ['Parley CLI'])).toEqual([]),
    )
  })

  it('have all their texts checked here', () => {
    const { layout, home, finder, fields, gigs, people, signIn, mailbox, consent, oauth, scopes, agentActions } =
      english
    const { unsubscribing, problems, notBuilt, terms } = english
    const groups = { layout, home, finder, fields, gigs, people, signIn, mailbox, consent, oauth, scopes, agentActions }
    const all = pathsIn({ ...groups, unsubscribing, problems, notBuilt, terms }, 'words')
    expect(all.filter((path) => !textsRead.has(path))).toEqual([])
  })
})
