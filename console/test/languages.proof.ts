import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { axeViolations } from '../../server/test/support/axe.ts'
import type { Client } from '../../server/test/support/client.ts'
import { layoutProblemsOn } from '../../server/test/support/layout-problems.ts'
import { createWorld } from '../../server/test/support/world.ts'
import { allScreens, createFullMarket, type FullMarket } from './support/all-screens.ts'
import { sharedChromium, type Window } from './support/console.ts'
import { settled } from './support/places.ts'
import { buildPseudoConsole } from './support/pseudo-console.ts'
import { inPseudo } from './support/pseudo-page.ts'
import type { Screen } from './support/screen.ts'
import { untranslatedOn } from './support/shown-texts.ts'
import { recordWritten, type Written } from './support/written.ts'

const WIDTHS = [1280, 390]
const TRANSLATIONS = ['de', 'es', 'fr']

const folder = mkdtempSync(join(tmpdir(), 'pseudo-'))
await buildPseudoConsole(folder)
const world = await createWorld({ host: 'localhost', working: true, consoleDir: folder })
const { openWindow } = sharedChromium()
let market: FullMarket
let written: Written

beforeAll(async () => {
  const recorded = await recordWritten(() => createFullMarket(world))
  market = recorded[0]
  written = recorded[1]
})

it('every text is in words, and has room for longer ones', { timeout: 600_000 }, async () => {
  const found = await faultsOn(allScreens, 'en', async (page, _width, isFirst) => [
    ...(isFirst ? (await untranslatedOn(page)).filter((text) => !isName(text)) : []),
    ...(await layoutProblemsOn(page, written.containsSome)),
    ...(isFirst ? await axeViolations(page, 'all') : []),
  ])
  expect(found).toEqual([])
})

it('every page fits in every language', { timeout: 600_000 }, async () => {
  const bare = allScreens.filter(({ prepare }) => !prepare)
  const found: string[] = []
  for (const [index, language] of TRANSLATIONS.entries()) {
    const screens = bare.filter((_, each) => each % TRANSLATIONS.length === index)
    found.push(...(await faultsOn(screens, language, (page) => layoutProblemsOn(page, written.containsSome))))
  }
  expect(found).toEqual([])
})

/** Opens each screen, wide and narrow. */
async function faultsOn(
  screens: readonly Screen<FullMarket>[],
  language: string,
  look: (page: Page, width: number, isFirst: boolean) => Promise<string[]>,
): Promise<string[]> {
  await world.inDatabase((db) => db.query('update users set language = $1', [language]))
  const windows = new Map<Client, Window>()
  const found: string[] = []
  for (const { name, who, path, prepare } of screens) {
    const opened = windows.get(who(market)) ?? (await openWindow(world, who(market)))
    windows.set(who(market), opened)
    const page = await opened.context.newPage()
    // Emails are shown in frames, in which there's no storage.
    await page.addInitScript(() => {
      if (window === window.top) localStorage.clear()
    })
    await page.goto(path(market))
    await settled(page)
    await prepare?.(inPseudo(page))
    for (const [index, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 })
      for (const fault of await look(page, width, index === 0)) found.push(`${name}, ${language} ${width}: ${fault}`)
    }
    await page.close()
  }
  return found
}

/** Names that are the same in every language, and identifiers. */
function isName(text: string): boolean {
  return text
    .replaceAll(DATE, '')
    .split(/[\n·,“”()]|: |…/)
    .map((part) => part.trim())
    .every((part) => !/\p{L}{2}/u.test(part) || written.isBySomeone(part) || NAMES.test(part) || IDENTIFIER.test(part))
}

/** What `Intl` writes in dates and times. */
const DATE = new RegExp(`\\b(AM|PM|days?|hours?|minutes?|seconds?|${dateWords().join('|')})\\b`, 'g')

function dateWords(): string[] {
  const dates = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1))
  return (['long', 'short'] as const).flatMap((style) =>
    dates.flatMap((date) => date.toLocaleDateString('en', { weekday: style, month: style }).split(/\W+/)),
  )
}

const NAMES =
  /^(Parley|Operator|first key|Claude( Code| Desktop)?|Cursor|VS Code|English|Deutsch|Español|Français|\p{Lu}{2})$/u
const IDENTIFIER = /^(\w+[._:/-][\w.:/-]*|[0-9a-f]{64})$/
