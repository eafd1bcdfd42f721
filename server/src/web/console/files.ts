import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build of the console has made. */
export interface ConsoleFiles {
  index: string
  /** The folder of scripts, styles and fonts. Their names contain a hash of their content. */
  assetsDir: string
}

/** Null when the console has not been built. */
export function readConsoleFiles(dir: string): ConsoleFiles | null {
  const [index, assetsDir] = [join(dir, 'index.html'), join(dir, 'assets')]
  if (!existsSync(index) || !existsSync(assetsDir)) return null
  return { index: readFileSync(index, 'utf8'), assetsDir }
}
