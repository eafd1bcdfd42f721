import { type Language, locales } from './languages.ts'
import { type MoneyFormat, moneyFormatOf } from './money.ts'
import { dayFormatOf } from './time.ts'
import { formatMomentIn } from './time-zone.ts'

/** How amounts, times and numbers are written in a language. */
export interface Formats {
  /** `$1,050`, `$1,050.50` */
  money: MoneyFormat
  /** `Dec 4, 2026`: the day, in UTC. */
  day: (at: string) => string
  /** `Dec 4, 2026, 7:14 PM CET`: local time in the time zone, or UTC if the reader's time zone isn't known. */
  moment: (at: string, timeZone?: string | null) => string
  /** `3 days ago` */
  ago: (count: number, unit: 'day' | 'hour' | 'minute') => string
  /** `1,050` */
  number: (number: number) => string
  /** `4.5`, always with one decimal place. */
  rating: (rating: number) => string
  /** `96%`, from 0.96. */
  percent: (share: number) => string
  /** `one, two, and three` */
  list: (parts: readonly string[]) => string
}

// Kept, because making them takes longer than a page.
const made = new Map<string, Formats>()

/** The formats of a language, with amounts in a currency. */
export function formatsOf(language: Language, currency: string): Formats {
  const key = `${language} ${currency}`
  const formats = made.get(key) ?? formatsFor(locales[language], currency)
  made.set(key, formats)
  return formats
}

function formatsFor(locale: string, currency: string): Formats {
  const [numbers, percents] = [new Intl.NumberFormat(locale), new Intl.NumberFormat(locale, { style: 'percent' })]
  const ratings = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const past = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  const lists = new Intl.ListFormat(locale)
  return {
    money: moneyFormatOf(currency, locale),
    day: dayFormatOf(locale),
    moment: (at, timeZone = null) => formatMomentIn(at, timeZone, locale),
    ago: (count, unit) => past.format(-count, unit),
    number: (number) => numbers.format(number),
    rating: (rating) => ratings.format(rating),
    percent: (share) => percents.format(share),
    list: (parts) => lists.format(parts),
  }
}

/** For texts with a count in them: writes it with the form of the noun that the language uses for it, such as `3 reviews`. */
export function countsIn(language: Language): (count: number, one: string, other: string) => string {
  const [rules, numbers] = [new Intl.PluralRules(locales[language]), new Intl.NumberFormat(locales[language])]
  return (count, one, other) => `${numbers.format(count)} ${rules.select(count) === 'one' ? one : other}`
}
