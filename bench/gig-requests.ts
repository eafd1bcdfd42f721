import type { Dataset } from './dataset.ts'
import type { IdForm } from './deals.ts'
import { get, type Request, type Service } from './support.ts'

export type GigKind = 'read' | 'list' | 'search' | 'create'

const QUERIES = 200

/** Varied ids, filters, words and bodies, so that nothing is fast only because it was asked before. */
export function gigRequests(dataset: Dataset, key: string, idOf: IdForm): Record<GigKind, Request[]> {
  const title = (n: number) => `${dataset.words[n * 7]} ${dataset.words[n * 13]}`
  return {
    read: dataset.gigIds.map((id) => ({ path: `/gigs/${idOf('gig', id)}`, key })),
    list: Array.from({ length: QUERIES }, (_, n) => ({ path: `/gigs?${filterOf(n, dataset)}`, key })),
    search: Array.from({ length: QUERIES }, (_, n) => ({
      path: `/gigs?q=${queryOf(n, dataset)}&sort=${n % 2 ? 'newest' : 'relevance'}`,
      key,
    })),
    create: Array.from({ length: QUERIES }, (_, n) => ({
      method: 'POST' as const,
      path: '/gigs',
      key,
      body: {
        title: title(n),
        description: dataset.words.slice(n * 60, n * 60 + 60).join(' '),
        category: dataset.categories[n % dataset.categories.length],
        skills: [dataset.skills[n % dataset.skills.length]],
        rate_type: 'hourly',
        rate_min_cents: n * 100,
        rate_max_cents: n * 200 + 1_000,
      },
    })),
  }
}

/** Every other request goes on to the second page. */
export function withCursors(service: Service, requests: readonly Request[]): Promise<Request[]> {
  return Promise.all(
    requests.map(async (request, n) => {
      const { key = '', path } = request
      if (n % 2 === 0) return request
      const { next_cursor } = await get<{ next_cursor: string | null }>(`${service.url}${path}`, key)
      return next_cursor ? { ...request, path: `${path}&cursor=${encodeURIComponent(next_cursor)}` } : request
    }),
  )
}

function filterOf(n: number, { categories, skills }: Dataset): string {
  const filters = [
    '',
    `category=${categories[n % categories.length]}`,
    `skill=${skills[n % skills.length]}`,
    'remote=true&sort=rate_high',
    `rate_type=hourly&sort=rate_low`,
    'sort=closing_soon',
    `min_rate_cents=${(n % 20) * 1_000}&rate_type=fixed`,
    `category=${categories[n % categories.length]}&sort=rate_high`,
  ]
  return filters[n % filters.length] ?? ''
}

// One to three words, drawn from all over the vocabulary: mostly rare ones, as in real searches, some common.
function queryOf(n: number, { words }: Dataset): string {
  const rank = Math.floor(words.length ** (((n * 37) % 100) / 100))
  const wanted = [words[rank], ...(n % 3 === 2 ? [words[n % 50]] : [])]
  return encodeURIComponent(wanted.join(' '))
}
