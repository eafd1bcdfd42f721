import type { Customization } from './customization.ts'
import { type Formats, formatsOf } from './formats.ts'
import { type Language, languageFor } from './languages.ts'
import type { Mode } from './mode.ts'
import { type Words, wordsIn } from './words/index.ts'

/** What a page or an email says about the marketplace, in the language of its reader. */
export interface Site extends Pick<Customization, SiteDocument> {
  language: Language
  words: Words
  formats: Formats
  /** Where people reach the marketplace. */
  publicUrl: string
  mode: Mode
  currency: string
}

/** For a reader, by the language that they chose or that their browser asks for. */
export function siteFor(reader: Parameters<typeof languageFor>[1], settings: SiteSettings): Site {
  return siteIn(languageFor(settings.languages, reader), settings)
}

export function siteIn(language: Language, settings: SiteSettings): Site {
  const { brand, languages, terms, trade, mode, publicUrl, currency, rewriteTexts = (texts) => texts } = settings
  const { words, formats } = rewriteTexts({ words: wordsIn(language), formats: formatsOf(language, currency) })
  return { brand, languages, terms, trade, language, words, formats, publicUrl: publicUrl(), mode, currency }
}

interface SiteSettings extends Readonly<Pick<Customization, SiteDocument>> {
  publicUrl: () => string
  mode: Mode
  currency: string
  rewriteTexts?: RewriteTexts
}

type SiteDocument = 'brand' | 'languages' | 'terms' | 'trade'

/** Rewrites every text in a tree of them, and every text that a function in it returns. */
export type RewriteTexts = <Texts extends object>(texts: Texts) => Texts
