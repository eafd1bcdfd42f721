import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { asksToKnow, sameMeaning, smallWords } from './everyday-words.ts'
import { phrases } from './phrases.ts'

/** The parts of an operation that are searched. */
export interface SearchableOperation {
  method: string
  path: string
  query: { properties?: object }
  body: { properties?: object } | null
  docs: { id: string; tag: string; summary: string; description: string }
}

export interface SearchOptions {
  /** The most results to return; 1 to 20. */
  limit?: number
  /** Filters out operations, such as those the caller has no scope for. */
  accept?: (operationId: string) => boolean
}

/** Returns the ids of the operations that best match a question, best first. */
export type OperationSearch = (question: string, options?: SearchOptions) => string[]

/** Longer questions are cut off, because the end is rarely what they're about and every word takes time. */
export const QUESTION_MAX_LENGTH = 300
export const RESULTS_MAX = 20
const RESULTS_DEFAULT = 5

/** Finds operations by questions in everyday words. Only the given operations can be found. */
export function createOperationSearch(operations: readonly SearchableOperation[]): OperationSearch {
  const reads = new Set(operations.filter(({ method }) => method === 'GET').map(({ docs }) => docs.id))
  let built: MiniSearch | undefined
  return (question, { limit = RESULTS_DEFAULT, accept } = {}) => {
    // Built with the first question, so that services that never get one don't pay for it.
    built ??= buildIndex(operations)
    const asked = question.slice(0, QUESTION_MAX_LENGTH)
    const wantsToKnow = asksToKnow.test(asked)
    const results = built.search(asked, {
      boostDocument: (id) => (reads.has(id) === wantsToKnow ? LIKELY_KIND : 1),
      ...(accept && { filter: ({ id }) => accept(id) }),
    })
    // A path can consist of words too short to be searched for, such as /me.
    const atPath = operations.filter(({ path, docs }) => path === asked && (accept?.(docs.id) ?? true))
    const found = new Set([...atPath.map(({ docs }) => docs.id), ...results.map(({ id }) => id)])
    return [...found].slice(0, Math.min(limit, RESULTS_MAX))
  }
}

/** How much a word counts in each field. */
const weights = { phrases: 3, id: 3, summary: 3, tag: 2, path: 1, fields: 0.5, description: 1 }
/** How much more an API word counts than the everyday word for it, and how much less a pair of words counts than both. */
const CONCEPT = 1.4
const PAIR = 0.4
/** How much more reads count if the caller wants to know something, and writes if they want something done. */
const LIKELY_KIND = 1.7

function buildIndex(operations: readonly SearchableOperation[]): MiniSearch {
  const known = new Set<string>()
  const index = new MiniSearch({
    fields: Object.keys(weights),
    tokenize: (text, field) =>
      field === undefined || field === 'phrases' ? [...wordsOf(text), ...pairsOf(text)] : wordsOf(text),
    processTerm: (word) => {
      const terms = toTerms(word)
      for (const term of terms) known.add(term)
      return terms
    },
    searchOptions: {
      boost: weights,
      boostTerm: (term) => (isPair(term) ? PAIR : concepts.has(term) ? CONCEPT : 1),
      processTerm: toTerms,
      // A word that no operation has may be misspelled.
      fuzzy: (term) => (known.has(term) || isPair(term) ? false : 0.2),
    },
  })
  index.addAll(operations.map(toDocument))
  return index
}

function toDocument({ path, query, body, docs }: SearchableOperation) {
  const { id, tag, summary, description } = docs
  const fields = [...Object.keys(query.properties ?? {}), ...Object.keys(body?.properties ?? {})].join(' ')
  return { id, phrases: phrases[id], summary, tag, path, fields, description }
}

/** `rate_cents` is two words, and `createKey` is three, including the whole name. */
function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

/** Pairs of adjacent words: "up to" and "want that" mean something even though their words don't on their own. */
function pairsOf(text: string): string[] {
  return text.split(/[;,]/).flatMap((phrase) => {
    const words = wordsOf(phrase)
    return words.slice(1).map((word, i) => `${words[i]} ${word}`)
  })
}

/** The stem of a word and of the word it stands for; none for words that say nothing about what the caller wants. */
function toTerms(word: string): string[] {
  const lower = word.toLowerCase()
  if (isPair(lower)) return [lower]
  if (smallWords.has(lower)) return []
  const stem = stemmer(lower)
  return [stem, ...(standsFor.get(stem) ?? [])]
}

function isPair(term: string): boolean {
  return term.includes(' ')
}

/** From the stem of an everyday word to the stems of the API's words. */
const standsFor = new Map<string, string[]>()
const concepts = new Set(Object.keys(sameMeaning).map(stemmer))
for (const [word, others] of Object.entries(sameMeaning)) {
  for (const other of wordsOf(others).map(stemmer))
    standsFor.set(other, [...(standsFor.get(other) ?? []), stemmer(word)])
}
