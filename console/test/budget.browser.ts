import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const FIRST_PAGE_MAX_BYTES = 180_000
/** Words are longer in other languages. */
const TRANSLATION_MAX_BYTES = 3_000
const ROUTE_MAX_BYTES = 60_000

const languages = readdirSync(DIST).flatMap((name) => /^index\.(\w+)\.html$/.exec(name)?.[1] ?? [])

describe.each(languages)('the console in the language %s', (language) => {
  const index = readFileSync(`${DIST}index.${language}.html`, 'utf8')
  const entry = /src="\/assets\/(index-[\w-]+\.js)"/.exec(index)?.[1] ?? ''
  const scripts = [...reachable(entry, /(?:from|import)\s*\(?["`]\.\/([\w-]+\.js)["`]/g)]

  it('loads at most 180 kB of compressed script for the first page, or 3 kB more if it’s translated', () => {
    const home = scripts.find((name) => name.startsWith('home-page-')) ?? ''
    const needed = withImports(home, withImports(entry))
    expect(needed.size).toBeGreaterThan(2)
    const bytes = compressedSize(needed)
    console.log(`The first page loads ${bytes} bytes of script, compressed.`)
    expect(bytes).toBeLessThanOrEqual(FIRST_PAGE_MAX_BYTES + (language === 'en' ? 0 : TRANSLATION_MAX_BYTES))
  })

  it('loads at most 60 kB more for any other page', () => {
    const first = withImports(entry)
    const pages = scripts.filter((name) => /-page-[\w-]{8}\.js$/.test(name))
    expect(pages.length).toBeGreaterThan(8)
    const tooLarge = pages
      .map((name) => ({ name, bytes: compressedSize([...withImports(name)].filter((each) => !first.has(each))) }))
      .filter(({ bytes }) => bytes > ROUTE_MAX_BYTES)
    expect(tooLarge).toEqual([])
  })

  it('has its language, and no script, style or URL from another origin in the page', () => {
    expect(index).toContain(`<html lang="${language}">`)
    expect(index).not.toMatch(/<script(?![^>]*src=)|<style|style=|https?:/)
  })
})

/** A script and everything that it imports before it runs. */
function withImports(name: string, seen?: Set<string>): Set<string> {
  return reachable(name, /(?:from|import)\s*"\.\/([\w-]+\.js)"/g, seen)
}

function reachable(name: string, imports: RegExp, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  const text = readFileSync(`${DIST}assets/${name}`, 'utf8')
  for (const [, imported = ''] of text.matchAll(imports)) reachable(imported, imports, seen)
  return seen
}

function compressedSize(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + statSync(`${DIST}assets/${name}.gz`).size, 0)
}
