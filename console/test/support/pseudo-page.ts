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
        const isSearch = typeof name === 'string' && /^(getBy|filter)/.test(name)
        const result = value.apply(target, isSearch ? given.map(inBoth) : given)
        return isLocator(result) ? wrapped(result) : result
      }
    },
  })
}

/** What's searched for: a text, or options with a text. */
function inBoth(searched: unknown): unknown {
  if (typeof searched === 'string') return pattern(searched, false)
  if (typeof searched !== 'object' || searched === null || searched instanceof RegExp) return searched
  const { name, hasText, exact = false, ...options } = searched as Record<string, unknown>
  return {
    ...options,
    ...(name !== undefined && { name: typeof name === 'string' ? pattern(name, exact === true) : name }),
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
