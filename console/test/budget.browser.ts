import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const FIRST_PAGE_MAX_BYTES = 180_000
const ROUTE_MAX_BYTES = 60_000

const scripts = readdirSync(`${DIST}assets`).filter((name) => name.endsWith('.js'))
const index = readFileSync(`${DIST}index.html`, 'utf8')
const entry = /src="\/assets\/(index-[\w-]+\.js)"/.exec(index)?.[1] ?? ''

/** A script and everything that it imports before it runs. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  const text = readFileSync(`${DIST}assets/${name}`, 'utf8')
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) withImports(imported, seen)
  return seen
}

function compressedSize(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + statSync(`${DIST}assets/${name}.gz`).size, 0)
}

it('loads at most 180 kB of compressed script for the first page', () => {
  const home = scripts.find((name) => name.startsWith('home-page-')) ?? ''
  const needed = withImports(home, withImports(entry))
  expect(needed.size).toBeGreaterThan(2)
  const bytes = compressedSize(needed)
  console.log(`The first page loads ${bytes} bytes of script, compressed.`)
  expect(bytes).toBeLessThanOrEqual(FIRST_PAGE_MAX_BYTES)
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

it('has no script, style or URL from another origin in the page', () => {
  expect(index).not.toMatch(/<script(?![^>]*src=)|<style|style=|https?:/)
})
