import { expect, it } from 'vitest'
import { addMonths, byDay, periodOf, weeksOf } from '../src/pages/calendar/days.ts'

it('shows each month as six weeks, with all of its days', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks.map((week) => [week[0], week[6]])).toEqual([
    ['2026-11-01', '2026-11-07'],
    ['2026-11-08', '2026-11-14'],
    ['2026-11-15', '2026-11-21'],
    ['2026-11-22', '2026-11-28'],
    ['2026-11-29', '2026-12-05'],
    ['2026-12-06', '2026-12-12'],
  ])
  expect(weeksOf('2028-02')[0]?.[0]).toBe('2028-01-30')
  const fromMonday = [weeksOf('2026-11', 1)[0], weeksOf('2027-02', 1)[0]]
  expect(fromMonday.map((week) => [week?.[0], week?.[6]])).toEqual([
    ['2026-10-26', '2026-11-01'],
    ['2027-02-01', '2027-02-07'],
  ])
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(periodOf(weeks)).toEqual({ from: '2026-10-31T00:00:00.000Z', to: '2026-12-15T00:00:00.000Z' })
})

it('puts a date on its day in every time zone, and a moment on the reader’s day', () => {
  const due = { at: '2026-12-02T00:00:00.000Z', date: '2026-12-01' }
  const moment = { at: new Date(2026, 10, 30, 23, 59).toISOString(), date: null }
  expect([...byDay([due, moment])]).toEqual([
    ['2026-11-30', [moment]],
    ['2026-12-01', [due]],
  ])
})
