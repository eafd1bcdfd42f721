import { Html } from '../../src/platform/kernel/html.ts'
import type { RewriteTexts } from '../../src/platform/kernel/site.ts'

/**
 * A language for tests, made from another: every text in brackets, with accents, and about a third longer. Text without brackets
 * isn't among the words, and a layout that holds these texts also holds most translations.
 */
export const pseudo: RewriteTexts = (texts) => rewritten(texts, '')

/** The paths, such as `words.layout.tagline`, of all texts that were read since the start. */
export const textsRead = new Set<string>()

/** The paths of all texts in a tree. */
export function pathsIn(tree: unknown, path: string): string[] {
  const isTree = typeof tree === 'object' && tree !== null && !(tree instanceof Html)
  return isTree ? Object.entries(tree).flatMap(([name, each]) => pathsIn(each, `${path}.${name}`)) : [path]
}

const known = new WeakMap<object, object>()

function rewritten<Value>(value: Value, path: string): Value {
  if (typeof value === 'string') return textOf(value) as Value
  if (value instanceof Html) return new Html(inBrackets(accentedHtml(value.text))) as Value
  if (typeof value === 'function') {
    return ((...given: unknown[]) => {
      textsRead.add(path)
      return rewritten(value(...given), path)
    }) as Value
  }
  if (typeof value !== 'object' || value === null) return value
  const found = known.get(value) ?? treeOf(value, path)
  known.set(value, found)
  return found as Value
}

function treeOf(tree: object, path: string): object {
  const copy = Array.isArray(tree) ? [] : {}
  for (const [name, value] of Object.entries(tree)) {
    const here = path === '' ? name : `${path}.${name}`
    const get = () => {
      if (typeof value === 'string' || value instanceof Html) textsRead.add(here)
      return rewritten(value, here)
    }
    Object.defineProperty(copy, name, { enumerable: true, get })
  }
  return copy
}

function textOf(text: string): string {
  return text === '' ? '' : inBrackets(accented(text))
}

function inBrackets(text: string): string {
  return `⟦${text}⟧`
}

/** With doubled vowels, which are a good third of the letters. */
function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter)
}

function accentedHtml(text: string): string {
  // Every other part is a tag or a character reference.
  const parts = text.split(/(<[^>]*>|&[#\w]+;)/)
  return parts.map((part, index) => (index % 2 === 0 ? accented(part) : part)).join('')
}

const ACCENTED: Record<string, string> = {
  ...{ a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ýý', A: 'Áá', E: 'Éé', I: 'Íí', O: 'Óó', U: 'Úú', Y: 'Ýý' },
  ...{ c: 'ç', l: 'ľ', n: 'ñ', r: 'ř', s: 'š', t: 'ť', z: 'ž', C: 'Ç', L: 'Ľ', N: 'Ñ', R: 'Ř', S: 'Š', T: 'Ť', Z: 'Ž' },
}
