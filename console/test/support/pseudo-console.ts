import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { isText } from '../../in-language.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TEXTS = fileURLToPath(new URL('pseudo-texts.ts', import.meta.url))

/** A folder with the built console whose English texts are replaced by those of the pseudo-language. */
export async function buildPseudoConsole(folder: string): Promise<void> {
  cpSync(`${ROOT}/dist`, folder, { recursive: true })
  await build({
    root: ROOT,
    logLevel: 'warn',
    plugins: [pseudoTexts()],
    build: { outDir: folder, emptyOutDir: false },
  })
}

function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!isText(id)) return null
        const names = Array.from(code.matchAll(EXPORTED), ([, , name]) => name)
        return [
          `import { pseudo } from ${JSON.stringify(TEXTS)}`,
          code.replaceAll(EXPORTED, '$1 $2'),
          ...names.flatMap((name) => [
            `const pseudo_${name} = pseudo(${name})`,
            `export { pseudo_${name} as ${name} }`,
          ]),
        ].join('\n')
      },
    },
  }
}

const EXPORTED = /^export (const|function) (\w+)/gm
