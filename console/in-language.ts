import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WORDS = fileURLToPath(new URL('src/words', import.meta.url))

/**
 * Builds the application in one language: whatever imports a file of texts gets its translation, the file of the same name in the
 * language's folder. The page of the build is `index.<language>.html`.
 */
export function inLanguage(language: string): Plugin {
  const folder = `${WORDS}/${language}`
  return {
    name: 'in-language',
    buildStart() {
      const missing = language === 'en' ? [] : textFiles().filter((name) => !existsSync(`${folder}/${name}`))
      if (missing.length > 0) this.error(`The folder console/src/words/${language} lacks ${missing.join(', ')}.`)
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        // Files of texts import each other without the name of their folder.
        if (language === 'en' || !source.includes('words/')) return null
        const resolved = await this.resolve(source, importer, options)
        return resolved && isText(resolved.id) ? `${folder}/${basename(resolved.id)}` : resolved
      },
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        delete bundle['index.html']
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: page.source })
      },
    },
  }
}

/** Whether a module is an English file of texts. */
export function isText(path: string): boolean {
  return dirname(path) === WORDS && textFiles().includes(basename(path))
}

function textFiles(): string[] {
  return readdirSync(WORDS).filter((name) => name.endsWith('.ts') && name !== 'translated.ts')
}
