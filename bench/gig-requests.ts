import type { Dataset } from './dataset.ts'
import { wireId } from './dataset.ts'
import { get, type Request, type Service } from './support.ts'

export interface GigRequests {
  read: Request[]
  list: Request[]
  /** The same, all by one user. */
  listByOne: Request[]
  sorted: Request[]
  category: Request[]
  /** Lists with all kinds of filters and orders, first and second pages. */
  mix: Request[]
  search: Request[]
  commonSearch: Request[]
  post: Request[]
}

const VARIANTS = 200
const SORTS = ['newest', 'rate_high', 'rate_low', 'closing_soon']
// The most frequent words in a language say little, and no one searches for them. Each of the others is in fewer than one in
// fifty gigs.
const FREQUENT_WORDS = 300

/** Many different ids, filters, words and bodies of many users, so that no single cached page or plan determines the result. */
export async function gigRequests(service: Service, dataset: Dataset, keys: readonly string[]): Promise<GigRequests> {
  const { words, categories } = dataset
  const keyOf = (n: number) => keys[n % keys.length] ?? ''
  const variants = <T>(make: (n: number) => T) => Array.from({ length: VARIANTS }, (_, n) => make(n))
  const lists = variants((n) => ({ path: `/gigs?${filterOf(n, dataset)}`, key: keyOf(n) }))
  return {
    read: dataset.gigIds.map((id, n) => ({ path: `/gigs/${wireId('gig', id)}`, key: keyOf(n) })),
    list: variants((n) => ({ path: '/gigs', key: keyOf(n) })),
    listByOne: variants(() => ({ path: '/gigs', key: keyOf(0) })),
    sorted: variants((n) => ({ path: `/gigs?sort=${SORTS[n % SORTS.length]}`, key: keyOf(n) })),
    category: variants((n) => ({ path: `/gigs?category=${categories[n % categories.length]}`, key: keyOf(n) })),
    mix: await withSecondPages(service, lists),
    search: variants((n) => searchFor(wordsOf(n, words.slice(FREQUENT_WORDS)), keyOf(n))),
    commonSearch: variants((n) => searchFor(wordsOf(n, words), keyOf(n))),
    post: variants((n) => ({ method: 'POST', path: '/gigs', key: keyOf(n), body: newGig(n, dataset) })),
  }
}

function filterOf(n: number, { categories, skills }: Dataset): string {
  const filters = [
    '',
    `category=${categories[n % categories.length]}`,
    `skill=${skills[n % skills.length]}`,
    'remote=true&sort=rate_high',
    'rate_type=hourly&sort=rate_low',
    'sort=closing_soon',
    `min_rate_cents=${(n % 20) * 1_000}&rate_type=fixed`,
    `category=${categories[n % categories.length]}&sort=rate_high`,
  ]
  return filters[n % filters.length] ?? ''
}

// Every second request asks for the second page.
async function withSecondPages(service: Service, requests: readonly Request[]): Promise<Request[]> {
  const paged: Request[] = []
  for (const [n, request] of requests.entries()) {
    const { key = '', path } = request
    const url = `${service.url}${path}`
    const cursor = n % 2 === 0 ? null : (await get<{ next_cursor: string | null }>(url, key)).next_cursor
    paged.push(cursor ? { ...request, path: `${path}&cursor=${encodeURIComponent(cursor)}` } : request)
  }
  return paged
}

function searchFor(words: string, key: string): Request {
  return { path: `/gigs?q=${encodeURIComponent(words)}&sort=relevance`, key }
}

// One or two words from a vocabulary, from the most frequent to the rarest.
function wordsOf(n: number, words: readonly string[]): string {
  const rank = Math.floor(words.length ** (((n * 37) % 100) / 100))
  return [words[rank], ...(n % 3 === 2 ? [words[n % 50]] : [])].join(' ')
}

function newGig(n: number, { words, categories, skills }: Dataset): object {
  return {
    title: `${words[n * 7]} ${words[n * 13]}`,
    description: words.slice(n * 60, n * 60 + 60).join(' '),
    category: categories[n % categories.length],
    skills: [skills[n % skills.length]],
    rate_type: 'hourly',
    rate_min_cents: n * 100,
    rate_max_cents: n * 200 + 1_000,
  }
}
