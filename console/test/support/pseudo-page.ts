import type { Page } from 'playwright-core'
import { accented } from './pseudo-texts.ts'

/** A page on which English texts are found in the pseudo-language too, so that what's prepared in English works in both. */
export function inPseudo(page: Page): Page {
  return wrapped(page)
}

function wrapped<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const result = value.apply(target, searchedBy(String(name), given))
        return isLocator(result) ? wrapped(result) : result
      }
    },
  })
}

function searchedBy(method: string, [first, ...rest]: unknown[]): unknown[] {
  // The first one is the role.
  if (method === 'getByRole') return [first, ...rest.map(inBoth)]
  return /^(getBy|filter)/.test(method) ? [first, ...rest].map(inBoth) : [first, ...rest]
}

/** What's searched for: a text, or options with a text. */
function inBoth(searched: unknown): unknown {
  if (typeof searched === 'string') return pattern(searched, false)
  if (searched instanceof RegExp) return /^\w+$/.test(searched.source) ? pattern(searched.source, false) : searched
  if (typeof searched !== 'object' || searched === null) return searched
  const { name, hasText, exact = false, ...options } = searched as Record<string, unknown>
  return {
    ...options,
    ...(name !== undefined && { name: typeof name === 'string' ? pattern(name, exact === true) : inBoth(name) }),
    ...(hasText !== undefined && { hasText: inBoth(hasText) }),
  }
}

function pattern(text: string, isExact: boolean): RegExp {
  const either = [text, accented(text)].map((each) => each.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return isExact ? new RegExp(`^⟦?(${either})⟧?$`) : new RegExp(either, 'i')
}

function isLocator(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'getByRole' in value
}
