import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { asksToKnow, sameMeaning, smallWords } from './everyday-words.ts'
import { phrases } from './phrases.ts'

/** What the search reads of an operation. */
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
  /** Leaves out operations, such as those the caller has no scope for. */
  accept?: (operationId: string) => boolean
}

/** Returns the ids of the operations that fit a question best, best first. */
export type OperationSearch = (question: string, options?: SearchOptions) => string[]

/** Longer questions are cut: their end is rarely what they are about, and every word costs time. */
export const QUESTION_MAX_LENGTH = 300
export const RESULTS_MAX = 20
const RESULTS_DEFAULT = 5

/** Finds operations by questions in everyday words. Only the given operations can be found. */
export function createOperationSearch(operations: readonly SearchableOperation[]): OperationSearch {
  const reads = new Set(operations.filter(({ method }) => method === 'GET').map(({ docs }) => docs.id))
  let built: MiniSearch | undefined
  return (question, { limit = RESULTS_DEFAULT, accept } = {}) => {
    // Built by the first question, so that services that are never asked do not pay for it.
    built ??= buildIndex(operations)
    const asked = question.slice(0, QUESTION_MAX_LENGTH)
    const wantsToKnow = asksToKnow.test(asked)
    const results = built.search(asked, {
      boostDocument: (id) => (reads.has(id) === wantsToKnow ? LIKELY_KIND : 1),
      ...(accept && { filter: ({ id }) => accept(id) }),
    })
    // A path can consist of words that are too small to be searched for, such as /me.
    const atPath = operations.filter(({ path, docs }) => path === asked && (accept?.(docs.id) ?? true))
    const found = new Set([...atPath.map(({ docs }) => docs.id), ...results.map(({ id }) => id)])
    return [...found].slice(0, Math.min(limit, RESULTS_MAX))
  }
}

/** How much a word counts in each field. */
const weights = { phrases: 3, id: 3, summary: 3, tag: 2, path: 1, fields: 0.5, description: 1 }
/** How much more a word of the API counts than the everyday word that stands for it, and a pair of words less than both. */
const CONCEPT = 1.4
const PAIR = 0.4
/** How much more reads count for who wants to know something, and writes for who wants something done. */
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
      // A word that no operation has may be a misspelled one.
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

/** `rate_cents` is two words, `createKey` three: also the whole. */
function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/)
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

/** Two words that follow each other: "up to" and "want that" mean something although their words alone do not. */
function pairsOf(text: string): string[] {
  return text.split(/[;,]/).flatMap((phrase) => {
    const words = wordsOf(phrase)
    return words.slice(1).map((word, i) => `${words[i]} ${word}`)
  })
}

/** The stem of a word and of the word it stands for; none for words that say nothing about what is wanted. */
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
