import type { Language } from '../languages.ts'
import { german } from './de/index.ts'
import { english } from './en/index.ts'
import { spanish } from './es/index.ts'
import { french } from './fr/index.ts'
import type { Translated } from './translated.ts'

export type Words = Translated<typeof english>

const words: Record<Language, Words> = { en: english, de: german, es: spanish, fr: french }

/** The texts of pages and emails in a language. */
export function wordsIn(language: Language): Words {
  return words[language]
}
