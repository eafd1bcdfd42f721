import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from '../src/ui/amounts.ts'

describe('amounts', () => {
  it.each([
    ['1200', 'USD', 120_000],
    ['1,200.50', 'USD', 120_050],
    ['1.200,50', 'EUR', 120_050],
    ['0.5', 'USD', 50],
    ['12,345', 'USD', 1_234_500],
    [' 7 ', 'USD', 700],
    ['', 'USD', null],
    ['1200', 'JPY', 1200],
  ])('reads %j in %s as %j', (text, currency, cents) => {
    expect(parseMoney(text, currency)).toBe(cents)
  })

  it.each(['a lot', '-5', '1e5', '1.234.5x', '0.505 cents', '99999999999999999'])('refuses %j', (text) => {
    expect(parseMoney(text, 'USD')).toBeNaN()
  })

  it('refuses a fraction of a currency that has none', () => {
    expect(parseMoney('12.5', 'JPY')).toBeNaN()
  })

  it('are shown without empty digits', () => {
    expect(formatMoney(120_000, 'USD')).toMatch(/^\$1,200$/)
    expect(formatMoney(120_050, 'USD')).toMatch(/^\$1,200\.50$/)
  })
})
