import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { phrases, sameMeaning, smallWords } from './everyday-words.ts'

/** What the search reads of an operation. */
export interface SearchableOperation {
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
export function createOperationSearch(operations: Iterable<SearchableOperation>): OperationSearch {
  let built: MiniSearch | undefined
  return (question, { limit = RESULTS_DEFAULT, accept } = {}) => {
    // Built by the first question, so that services that are never asked do not pay for it.
    built ??= buildIndex(operations)
    const results = built.search(question.slice(0, QUESTION_MAX_LENGTH), accept && { filter: ({ id }) => accept(id) })
    return results.slice(0, Math.min(limit, RESULTS_MAX)).map(({ id }) => id)
  }
}

/** How much a word counts in each field: in the everyday phrases most, in the long description least. */
const weights = { phrases: 3, id: 2, summary: 2, tag: 1, path: 1, fields: 0.5, description: 0.5 }

function buildIndex(operations: Iterable<SearchableOperation>): MiniSearch {
  const documents = [...operations].map(toDocument)
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
      processTerm: toTerms,
      // A word that no operation has may be a misspelled one.
      fuzzy: (term) => (known.has(term) || term.includes(' ') ? false : 0.2),
    },
  })
  index.addAll(documents)
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
  if (lower.includes(' ')) return [lower]
  if (smallWords.has(lower)) return []
  const stem = stemmer(lower)
  return [stem, ...(standsFor.get(stem) ?? [])]
}

/** From the stem of an everyday word to the stems of the API's words. */
const standsFor = new Map<string, string[]>()
for (const [word, others] of Object.entries(sameMeaning)) {
  for (const other of wordsOf(others).map(stemmer))
    standsFor.set(other, [...(standsFor.get(other) ?? []), stemmer(word)])
}
