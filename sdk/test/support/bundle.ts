import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const ENTRY = '\0entry'
const INDEX = fileURLToPath(new URL('../../src/index.ts', import.meta.url))

/** A minified script with all that the code imports from the SDK. What the code exports is its value, as `sdk`. */
export async function bundle(code: string): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : id === '@parley/sdk' ? { id: INDEX, moduleSideEffects: false } : null),
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    treeshake: { moduleSideEffects: false },
  })
  const { output } = await build.generate({ format: 'iife', name: 'sdk', minify: true })
  await build.close()
  return output[0].code
}

export function gzippedBytes(text: string): number {
  return gzipSync(text, { level: 9 }).byteLength
}
