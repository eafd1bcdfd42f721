// @vitest-environment happy-dom
import type { Page, PageList } from '@parley/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FilteredList } from '../src/app/filtered-list.tsx'
import { FilterAmount, FilterChips, FilterPanel, FilterSelect, FilterTags } from '../src/app/filters.tsx'
import { listQuery } from '../src/app/queries.ts'
import { queryClient } from '../src/app/query-client.ts'
import { parseGigSearch } from '../src/pages/gigs/search.ts'
import { Rows } from '../src/ui/rows.tsx'
import { rendersInDom } from './support/dom.ts'

rendersInDom()
afterEach(() => queryClient.clear())

interface Thing {
  id: string
  title: string
}

/** What the service is asked for, and how the test answers. */
let asked: { search: object; cursor: string | null }[]
let walletIsLoaded: Promise<void> | undefined
let answer: (search: Record<string, unknown>, cursor: string | null) => Page<Thing>

function Things({ search }: { search: Record<string, unknown> }) {
  const query = listQuery<Thing>(['things', search], () => {
    const page = async (cursor: string | null = null) => {
      asked.push({ search, cursor })
      return answer(search, cursor)
    }
    return { page } as unknown as PageList<Thing>
  })
  return (
    <FilteredList
      query={query}
      filters={
        <FilterPanel
          label="Search"
          placeholder=""
          sorts={{ newest: 'Newest', rate_high: 'Best paid' }}
          defaultSort="newest"
        >
          <FilterChips name="rate_type" label="Pay" values={['all', 'hourly', 'fixed']} words={{ all: 'All' }} />
          <FilterSelect name="remote" label="Where" options={{ any: 'Anywhere', true: 'Remote', false: 'On site' }} />
          <FilterAmount name="min_rate" label="At least" />
          <FilterTags name="skill" label="Skills" placeholder="" removeLabel={(tag) => `Remove ${tag}`} />
        </FilterPanel>
      }
      skeleton={<p>Loading</p>}
      empty={<p>Nothing yet</p>}
    >
      {(things) => (
        <Rows items={things} label="Things">
          {({ title }) => <span>{title}</span>}
        </Rows>
      )}
    </FilteredList>
  )
}

async function open(address: string) {
  asked = []
  const root = createRootRoute({ component: Outlet })
  const gigs = createRoute({
    getParentRoute: () => root,
    path: '/gigs',
    validateSearch: parseGigSearch,
    component: () => <Things search={gigs.useSearch()} />,
  })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/wallet',
    loader: () => walletIsLoaded,
    component: () => <p>Wallet</p>,
  })
  history.replaceState(null, '', address)
  const router = createRouter({ routeTree: root.addChildren([gigs, elsewhere]), search: { strict: true } })
  render(
    <QueryClientProvider client={queryClient}>
      {/* The types of the console's own router are registered. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await router.load()
  return { search: () => router.state.location.searchStr, router }
}

const titles = () => [...document.querySelectorAll('[aria-label=Things] > li')].map(({ textContent }) => textContent)
const all = { data: [{ id: '1', title: 'Paint a gate' }], next_cursor: null }

it('requests what the URL says, and drops what makes no sense', async () => {
  answer = () => all
  await open('/gigs?q=gate&rate_type=barter&min_rate=50&remote=true&skill=painting&page=7')
  await waitFor(() => expect(titles()).toEqual(['Paint a gate']))
  expect(asked).toEqual([{ search: { q: 'gate', min_rate: 50, remote: true, skill: ['painting'] }, cursor: null }])
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('gate')
  expect(screen.getByLabelText<HTMLSelectElement>('Where').value).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('At least').value).toBe('50')
  // Four filters, one of which is the words, which are always visible.
  expect(screen.getByRole('button', { name: /^Filters/ }).textContent).toBe('Filters3')
})

it('adds each choice to the URL, and removes it again', async () => {
  answer = () => all
  const { search } = await open('/gigs')
  fireEvent.click(await screen.findByRole('button', { name: 'fixed' }))
  await waitFor(() => expect(search()).toBe('?rate_type=fixed'))
  fireEvent.change(screen.getByLabelText('Where'), { target: { value: 'false' } })
  await waitFor(() => expect(search()).toBe('?rate_type=fixed&remote=false'))
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: '  a gate ' } })
  await waitFor(() => expect(search()).toBe('?rate_type=fixed&remote=false&q=a+gate'))
  fireEvent.change(screen.getByLabelText('At least'), { target: { value: '12.50' } })
  await waitFor(() => expect(search()).toContain('min_rate=12.5'))
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'rate_high' } })
  await waitFor(() => expect(search()).toContain('sort=rate_high'))
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(() => expect(search()).not.toContain('rate_type'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(search()).toBe('?sort=rate_high'))
})

it('shows each active filter, clears one or all of them, and keeps the focus among the filters', async () => {
  answer = () => all
  const { search } = await open('/gigs?q=gate&rate_type=fixed&min_rate=50&remote=true&skill=paint,wood')
  const active = () => within(screen.getByRole('list', { name: 'Active filters' })).queryAllByRole('listitem')
  await waitFor(() =>
    expect(active().map(({ textContent }) => textContent)).toEqual([
      'Pay: fixed',
      'Where: Remote',
      'At least: $50',
      'Skills: paint',
      'Skills: wood',
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Clear Skills: paint' }))
  await waitFor(() => expect(active()).toHaveLength(4))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear Skills: wood' }))
  for (const name of ['Clear Skills: wood', 'Clear At least: $50', 'Clear Where: Remote', 'Clear Pay: fixed']) {
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  // The words are visible, and a single filter needs no button that clears all.
  expect(search()).toBe('?q=gate')
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
})

it('shows how many results there are, or that there are more than are counted', async () => {
  answer = ({ q }) =>
    q === 'gate' ? { ...all, count: 1, count_capped: false } : { ...all, count: 1000, count_capped: true }
  await open('/gigs')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1,000+ results'))
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'gate' } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 result'))
})

it('says what to do when nothing matches, and something else when there is nothing at all', async () => {
  answer = ({ q }) => (q === 'nothing' ? { data: [], next_cursor: null } : all)
  const { search } = await open('/gigs?q=nothing&sort=rate_high')
  await screen.findByText('No matches')
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(titles()).toEqual(['Paint a gate']))
  expect(search()).toBe('?sort=rate_high')
  cleanup()
  queryClient.clear()
  answer = () => ({ data: [], next_cursor: null })
  await open('/gigs?sort=rate_high')
  await screen.findByText('Nothing yet')
})

it('loads more, and keeps the old list until the one for other filters has loaded', async () => {
  answer = ({ rate_type }, cursor) => {
    if (rate_type) return { data: [{ id: '3', title: 'Tune a piano' }], next_cursor: null }
    return cursor ? { data: [{ id: '2', title: 'Mend a fence' }], next_cursor: null } : { ...all, next_cursor: 'more' }
  }
  await open('/gigs')
  await waitFor(() => expect(titles()).toEqual(['Paint a gate']))
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(titles()).toEqual(['Paint a gate', 'Mend a fence']))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  const seen = new Set<string>()
  const observer = new MutationObserver(() => seen.add(titles().join()))
  observer.observe(document.body, { subtree: true, childList: true })
  fireEvent.click(screen.getByRole('button', { name: 'hourly' }))
  await waitFor(() => expect(titles()).toEqual(['Tune a piano']))
  observer.disconnect()
  // Never a skeleton.
  expect([...seen].filter((list) => list === '')).toEqual([])
})

it('doesn’t navigate back if the user has left the page while typing a filter', async () => {
  answer = () => all
  let finish = () => {}
  walletIsLoaded = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { router } = await open('/gigs')
  const words = await screen.findByLabelText<HTMLInputElement>('Search')
  fireEvent.change(words, { target: { value: 'gate' } })
  const left = router.navigate({ to: '/wallet' })
  // Typing has paused for long enough, and the next page is still loading.
  await waitFor(() => expect(words.value).toBe(''))
  finish()
  await left
  await screen.findByText('Wallet')
  expect(location.pathname + location.search).toBe('/wallet')
})
