import { type Brand, standardBrand } from './brand.ts'
import { languages as allLanguages, type OfferedLanguages } from './languages.ts'
import { newSetup, type Setup } from './setup.ts'
import type { TermsSchedule } from './terms-of-use.ts'
import { standardTrade, type Trade } from './trade.ts'

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
export const standardCustomization: Customization = {
  brand: standardBrand,
  languages: { default: 'en', offered: allLanguages },
  setup: newSetup,
  terms: { versions: [] },
  trade: standardTrade,
}

/** Each document as stored, or the standard one. New properties of a document have their standard value. */
export function customizationFrom(stored: ReadonlyMap<string, unknown>): Customization {
  const entries = Object.entries(standardCustomization).map(([name, standard]) => [
    name,
    { ...standard, ...(stored.get(name) as object | null | undefined) },
  ])
  return Object.fromEntries(entries)
}
