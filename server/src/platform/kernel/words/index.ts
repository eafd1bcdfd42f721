import type { Language } from '../languages.ts'
import { english } from './en/index.ts'
import type { Translated } from './translated.ts'

export type Words = Translated<typeof english>

const words: Record<Language, Words> = { en: english, de: english, es: english, fr: english }

/** The texts of pages and emails in a language. */
export function wordsIn(language: Language): Words {
  return words[language]
}
