import type { Language } from '@parley/sdk'

/** What each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
}
