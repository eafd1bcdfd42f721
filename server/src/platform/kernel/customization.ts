import { type Brand, defaultBrand } from './brand.ts'
import { languages as allLanguages, type OfferedLanguages } from './languages.ts'
import { newSetup, type Setup } from './setup.ts'
import type { TermsSchedule } from './terms-of-use.ts'
import { defaultTrade, type Trade } from './trade.ts'

/** What operators have customized. Each is a document that's replaced as a whole; rules, by contrast, are single values. */
export interface Customization {
  brand: Brand
  languages: OfferedLanguages
  setup: Setup
  /** Only what every request needs; the versions themselves have a table. */
  terms: TermsSchedule
  trade: Trade
}

export type CustomizationName = keyof Customization

/** What applies until an operator changes it. */
export const defaultCustomization: Customization = {
  brand: defaultBrand,
  languages: { default: 'en', offered: allLanguages },
  setup: newSetup,
  terms: { versions: [] },
  trade: defaultTrade,
}

/** Each document as stored, or the default. New properties of a document have their default value. */
export function customizationFrom(stored: ReadonlyMap<string, unknown>): Customization {
  const entries = Object.entries(defaultCustomization).map(([name, fallback]) => [
    name,
    { ...fallback, ...(stored.get(name) as object | null | undefined) },
  ])
  return Object.fromEntries(entries)
}
