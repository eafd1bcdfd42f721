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
import { createWritten } from './support/written.ts'

const WIDTHS = [1280, 390]
const TRANSLATIONS = ['de', 'es', 'fr']

const folder = mkdtempSync(join(tmpdir(), 'pseudo-'))
await buildPseudoConsole(folder)
const world = await createWorld({ host: 'localhost', working: true, consoleDir: folder })
const { openWindow } = sharedChromium()
const written = createWritten()
let market: FullMarket

beforeAll(async () => {
  market = await written.recordDuring(() => createFullMarket(world))
})

it('every text is in words, and has room for longer ones', { timeout: 600_000 }, async () => {
  const found = await faultsOn(allScreens, 'en', async (page, _width, isFirst) => [
    ...(isFirst ? (await untranslatedOn(page)).filter((text) => !needsNoTranslation(text)) : []),
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
    written.recordOn(page)
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

/** What someone wrote, what `Intl` writes, names that are the same in every language, and identifiers. */
function needsNoTranslation(text: string): boolean {
  return written
    .removeFrom(text)
    .replaceAll(LIST, '\n')
    .replaceAll(DATE, '')
    .replaceAll(DURATION, '')
    .replaceAll(KEY_ENDING, '')
    .split(/[\n·,“”()]|: |…/)
    .map((part) => part.trim())
    .every((part) => !/\p{L}{2}/u.test(part) || NAMES.test(part) || IDENTIFIER.test(part))
}

/** What `Intl` writes between what people wrote. */
const LIST = /\n and \n/g
const DURATION = /\b\d+ (days?|hours?|minutes?|seconds?)\b/g
const DATE = new RegExp(`\\b(AM|PM|${dateWords().join('|')})\\b`, 'g')

function dateWords(): string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month))
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 0, day + 1))
  return (['long', 'short'] as const).flatMap((style) => [
    ...months.map((date) => date.toLocaleDateString('en', { month: style })),
    ...days.map((date) => date.toLocaleDateString('en', { weekday: style })),
  ])
}

const KEY_ENDING = /\(…[\w-]{4}\)$/g
const NAMES =
  /^(Parley|Operator|first key|Claude( Code| Desktop)?|Cursor|VS Code|parley mcp|English|Deutsch|Español|Français)$/
const IDENTIFIER = /^(https?:\/\/.*|[a-z]\w*([.:]\w+)+(\/\S+)?|[a-z]{3}_\w+|[0-9a-f]{64})$/
