import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../../platform/kernel/languages.ts'

/** What the build of the console has made. */
export interface ConsoleFiles {
  /** The page that loads the application, in each language. */
  pages: Readonly<Record<Language, string>>
  /** The folder of scripts, styles and fonts. Their names contain a hash of their content. */
  assetsDir: string
}

/** Null when the console has not been built. A language it isn't translated into gets English. */
export function readConsoleFiles(dir: string): ConsoleFiles | null {
  const assetsDir = join(dir, 'assets')
  const pageIn = (language: Language) => join(dir, `index.${language}.html`)
  if (!existsSync(pageIn('en')) || !existsSync(assetsDir)) return null
  const pages = languages.map((language) => {
    const page = existsSync(pageIn(language)) ? pageIn(language) : pageIn('en')
    return [language, readFileSync(page, 'utf8')]
  })
  return { pages: Object.fromEntries(pages), assetsDir }
}
