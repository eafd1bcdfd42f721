import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fontFamilies } from '../../platform/kernel/brand.ts'

const WEIGHTS = [400, 500, 600, 700]

/** The rules by which browsers load the files of a font, only for the alphabets that a page uses. */
export async function fontRules(packageName: string): Promise<string> {
  const sheets = await Promise.all(WEIGHTS.map((weight) => readPackaged(`${packageName}/${weight}.css`)))
  return sheets
    .join('\n')
    .replaceAll(/src: url\(\.\/files\/([^)]+\.woff2)\).*;/g, 'src: url(/brand/fonts/$1) format("woff2");')
}

/** A font file by its name; null if there is none. */
export async function fontFile(name: string): Promise<Buffer | null> {
  const [, packageName] = FILE_NAME.exec(name) ?? []
  if (packageName === undefined) return null
  return readPackaged(`${packageName}/files/${name}`).catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** The outlines of the letters that images of the brand are drawn with. */
export function outlineFile(alphabet: string, weight: number): Promise<Buffer> {
  return readPackaged(`inter/files/inter-${alphabet}-${weight}-normal.woff`)
}

const packageNames = Object.values(fontFamilies).map(({ packageName }) => packageName)
const FILE_NAME = new RegExp(`^(${packageNames.join('|')})-[a-z-]+-(?:${WEIGHTS.join('|')})-normal\\.woff2$`)

const require = createRequire(import.meta.url)

function readPackaged(path: string): Promise<Buffer> {
  return readFile(require.resolve(`@fontsource/${path}`))
}
