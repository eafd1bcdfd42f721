// @vitest-environment happy-dom
import { type CurrentSession, ParleyError } from '@parley/sdk'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAction } from '../src/app/action.tsx'
import { parley } from '../src/app/parley.ts'
import { queryClient } from '../src/app/query-client.ts'
import { SignInAgain } from '../src/app/sign-in-again.tsx'
import { useUndoable } from '../src/app/undoable.ts'
import { words } from '../src/words/app.ts'
import { rendersInDom } from './support/dom.ts'

rendersInDom()

const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Nothing is sent here.')))

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
  fetched.mockClear()
})

const lost = new ParleyError({ code: 'CONNECTION_FAILED', message: 'The connection was lost.' })

/** An action whose responses the test provides, one at a time. */
function actionWith(...answers: (() => Promise<string>)[]) {
  const keys: (string | null | undefined)[] = []
  const done: string[] = []
  const { result } = renderHook(() =>
    useAction({
      send: (_: string, { idempotencyKey }) => {
        keys.push(idempotencyKey)
        return answers.shift()?.() ?? Promise.resolve('done')
      },
      touches: ['gigs'],
      onDone: (output) => void done.push(output),
    }),
  )
  const run = (input: string) => act(() => result.current.run(input))
  return { result, run, keys, done }
}

it('sends once, however often it’s run in the meantime', async () => {
  let resolve = (_: string) => {}
  const answer = new Promise<string>((settle) => {
    resolve = settle
  })
  const { result, keys, done } = actionWith(() => answer)
  let first: Promise<boolean> | undefined
  await act(async () => {
    first = result.current.run('A gig')
  })
  expect(result.current.isBusy).toBe(true)
  expect(await act(() => result.current.run('A gig'))).toBe(false)
  resolve('posted')
  expect(await act(() => first)).toBe(true)
  expect([keys.length, done, result.current.isBusy]).toEqual([1, ['posted'], false])
})

it('retries with the same key after a lost response, and uses a new one for anything else or once it’s done', async () => {
  const { result, run, keys } = actionWith(() => Promise.reject(lost))
  expect(await run('A gig')).toBe(false)
  expect(result.current.error).toBe(lost)
  expect(await run('A gig')).toBe(true)
  expect(result.current.error).toBeNull()
  await run('A gig')
  await run('Another gig')
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

it('is sent five seconds later if it can be undone, unless it’s undone or the page is left in the meantime', async () => {
  vi.useFakeTimers()
  try {
    const sent: string[] = []
    const action = { isBusy: false, error: null, reset: () => {}, record: null }
    const run = async (input: string) => sent.push(input) > 0
    const { result, unmount } = renderHook(() => useUndoable({ ...action, run }))
    const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    const decide = (input: string) => act(() => result.current.run(input))

    await decide('approve')
    pass(4_999)
    expect([result.current.pending, sent]).toEqual(['approve', []])
    pass(1)
    expect([result.current.pending, sent]).toEqual([null, ['approve']])

    await decide('undone')
    act(() => result.current.undo())
    await decide('hidden')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await decide('left')
    unmount()
    pass(60_000)
    expect(sent).toEqual(['approve'])
  } finally {
    vi.useRealTimers()
  }
})

it('refetches what it affects before it counts as done, and after a conflict', async () => {
  const isStale = () => queryClient.getQueryState(['gigs', 'list'])?.isInvalidated
  const conflict = new ParleyError({ code: 'CONFLICT', message: 'No longer possible.', status: 409 })
  for (const answer of [() => Promise.resolve('done'), () => Promise.reject(conflict)]) {
    queryClient.setQueryData(['gigs', 'list'], [])
    queryClient.setQueryData(['wallet'], {})
    await actionWith(answer).run('A gig')
    expect([isStale(), queryClient.getQueryState(['wallet'])?.isInvalidated]).toEqual([true, false])
  }
})

it('continues automatically after the person signs in again, and is refused if they don’t', async () => {
  const user = { id: 'usr_1', user_id: 'usr_1', email: 'ada@example.com' } as Partial<
    CurrentSession['user']
  > as CurrentSession['user']
  render(<SignInAgain user={user} />)
  const ended = new ParleyError({ code: 'UNAUTHORIZED', message: 'No session.', status: 401 })
  const first = actionWith(() => Promise.reject(ended))
  await act(async () => void first.result.current.run('A gig'))
  const elsewhere = await screen.findByRole('button', { name: words.signInAgain.afterwards })
  expect([first.result.current.isBusy, first.result.current.error]).toEqual([true, null])
  fetched.mockResolvedValueOnce(Response.json({ user }))
  fireEvent.click(elsewhere)
  await waitFor(() => expect(first.done).toEqual(['done']))
  expect(first.keys).toEqual([first.keys[0], first.keys[0]])

  const old = { code: 'recent_sign_in_required', path: '', message: 'Sign in again.' } as ParleyError['issues'][number]
  const stale = new ParleyError({ code: 'FORBIDDEN', message: 'Sign in again.', status: 403, issues: [old] })
  const second = actionWith(() => Promise.reject(stale))
  await act(async () => void second.result.current.run('A gig'))
  fireEvent.click(await screen.findByRole('button', { name: words.close }))
  await waitFor(() => expect(second.result.current.error).toBe(stale))
  expect(second.keys).toHaveLength(1)
})

it('is recorded without being sent, whatever the parameters of its function are', async () => {
  const gig = { title: 'Port a parser', description: 'From C.', rate_type: 'fixed' } as const
  const { result } = renderHook(() => [
    useAction({ send: (body: typeof gig, options) => parley.gigs.create(body, options), touches: [] }),
    useAction({ send: (body: typeof gig, options = {}) => parley.gigs.create(body, options), touches: [] }),
    useAction({
      // Two requests: the second needs the response to the first, so the first is what can be shown.
      send: async (...[body, options]: [typeof gig, object]) => {
        const { id } = await parley.gigs.create(body, options)
        return parley.gigs.delete(id, options)
      },
      touches: [],
    }),
    useAction({ send: (body: typeof gig) => parley.gigs.create(body), touches: [], canCopy: false }),
  ])
  const recorded = await Promise.all(result.current.map(({ record }) => record?.(gig)))
  expect(recorded.map((request) => request && [request.init.method, request.url])).toEqual([
    ['POST', '/api/gigs'],
    ['POST', '/api/gigs'],
    ['POST', '/api/gigs'],
    undefined,
  ])
  expect(JSON.parse(String(recorded[0]?.init.body))).toEqual(gig)
  expect(fetched).not.toHaveBeenCalled()
})
