import type { Language } from '@parley/sdk'
import { languageNames } from './languages.ts'

/** The options of a select, each in its own language. */
export function LanguageOptions({ languages }: { languages: readonly Language[] }) {
  return languages.map((language) => (
    <option key={language} value={language} lang={language}>
      {languageNames[language]}
    </option>
  ))
}
