import type { Brand } from './brand.ts'
import type { Customization } from './customization.ts'
import type { Language } from './languages.ts'
import type { Mode } from './mode.ts'
import { type Words, wordsIn } from './words/index.ts'

/** What a page or an email says about the marketplace, in the language of its reader. */
export interface Site {
  brand: Brand
  language: Language
  words: Words
  /** Where people reach the marketplace. */
  publicUrl: string
  mode: Mode
  currency: string
}

export function siteIn(
  language: Language,
  { brand, mode, publicUrl, currency }: Pick<Customization, 'brand'> & SiteSettings,
): Site {
  return { brand, language, words: wordsIn(language), publicUrl: publicUrl(), mode, currency }
}

interface SiteSettings {
  publicUrl: () => string
  mode: Mode
  currency: string
}
