// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown, Deadline, setClock, Time } from '../src/ui/time.tsx'
import { rendersInDom } from './support/dom.ts'

rendersInDom()

const NOW = Date.parse('2026-11-14T12:00:00.000Z')
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  setClock(new Date(NOW).toISOString(), NOW)
})
afterEach(() => vi.useRealTimers())

it('counts what is left of a deadline without losing a day to a few seconds', () => {
  const shown = [
    14 * DAY,
    14 * DAY - 5 * SECOND,
    13 * DAY + 12 * HOUR,
    DAY + 20 * HOUR,
    DAY - SECOND,
    5 * HOUR - SECOND,
    HOUR - 10 * SECOND,
    90 * SECOND,
    20 * SECOND,
    -2 * DAY - HOUR,
    40 * DAY,
  ].map((leftMs) => {
    const at = new Date(NOW + leftMs).toISOString()
    render(
      <p data-testid={at}>
        <Deadline at={at} /> / <Countdown until={at} />
      </p>,
    )
    return screen.getByTestId(at).textContent
  })
  expect(shown).toEqual([
    'in 14 days / 14d',
    'in 14 days / 14d',
    'in 13 days / 13d 12h',
    'in 1 day / 1d 20h',
    'in 1 day / 1d',
    'in 5 hours / 5h 00m',
    'in 1 hour / 59:50',
    'in 1 minute / 01:30',
    'in less than a minute / 00:20',
    '2 days ago / 00:00',
    'Dec 24, 2026 / 40d',
  ])
})

it('stands in a sentence, both as a number of days and as a date', () => {
  const says = (when: string) => `Approval due ${when}`
  const shown = [3 * DAY, 40 * DAY].map((leftMs) => {
    const at = new Date(NOW + leftMs).toISOString()
    render(
      <p data-testid={at}>
        <Deadline at={at} says={says} /> / <Time at={at} says={says} /> / <Time at={at} />
      </p>,
    )
    return screen.getByTestId(at).textContent
  })
  expect(shown).toEqual([
    'Approval due in 3 days / Approval due in 3 days / in 3 days',
    'Approval due on Dec 24, 2026 / Approval due on Dec 24, 2026 / Dec 24, 2026',
  ])
})

it('counts from the time in the service’s response, unless its clock is only a little off', () => {
  const until = new Date(NOW + 5 * DAY).toISOString()
  const shown = [2 * DAY, -DAY, 1_900].map((aheadMs) => {
    // The response was made halfway between sending and now.
    setClock(new Date(NOW - SECOND + aheadMs).toISOString(), NOW - 2 * SECOND)
    const { container, unmount } = render(<Countdown until={until} />)
    const text = container.textContent
    unmount()
    return text
  })
  expect(shown).toEqual(['3d', '6d', '5d'])
})
