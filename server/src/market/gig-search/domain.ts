/** The words may all be in the title, or in title, category and skills together, or anywhere. */
export const IN_TITLE = 2
export const IN_LABELS = 1
export const ANYWHERE = 0
export type Relevance = typeof IN_TITLE | typeof IN_LABELS | typeof ANYWHERE

/** What every gig has that is asked for: of each of these lists of words at least one. */
export interface Needs {
  words: readonly (readonly string[])[]
  /** Whether all that have them are asked for. */
  areEnough: boolean
}

/**
 * What a query needs, written as the database does: `'fox' & !( 'dog' | 'cat' ) & 'quick' <-> 'brown'`. A phrase needs its
 * words, what must be absent needs nothing, and of two that will do each needs some word.
 */
export function needsOf(query: string): Needs {
  const tokens = query.match(TOKENS) ?? []
  let next = 0
  let areEnough = true

  function either(): string[][] {
    let needs = all()
    while (tokens[next] === '|') {
      next++
      areEnough = false
      const [[one], [other]] = [needs, all()]
      needs = one && other ? [[...one, ...other]] : []
    }
    return needs
  }

  function all(): string[][] {
    const needs = one()
    while (tokens[next] === '&' || tokens[next]?.startsWith('<')) {
      if (tokens[next++] !== '&') areEnough = false
      needs.push(...one())
    }
    return needs
  }

  function one(): string[][] {
    const token = tokens[next++]
    if (token === undefined) return []
    if (token === '!') {
      areEnough = false
      one()
      return []
    }
    if (token !== '(') return [[wordIn(token)]]
    const needs = either()
    next++
    return needs
  }

  const words = either()
  return { words, areEnough: areEnough && words.length > 0 }
}

const TOKENS = /'(?:[^']|'')*'|[&|!()]|<[^>]+>/g

function wordIn(token: string): string {
  return token.slice(1, -1).replaceAll("''", "'").replaceAll('\\\\', '\\')
}
