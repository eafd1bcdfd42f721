import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { StaticFile } from './static-file.ts'

/** The SDK and command-line packages, which npm installs from their URLs; none if they haven't been built. */
export function readDownloads(): { path: string; file: StaticFile }[] {
  return ['parley-sdk.tgz', 'parley-cli.tgz'].flatMap((name) => {
    const file = fileURLToPath(new URL(name, FOLDER))
    if (!existsSync(file)) return []
    const make = () => readFile(file)
    // npm checks each time whether its copy is still current.
    return [
      { path: `/downloads/${name}`, file: { type: 'application/gzip', maxAgeSeconds: 0, isCompressed: true, make } },
    ]
  })
}

const FOLDER = new URL('../../../../downloads/dist/', import.meta.url)
