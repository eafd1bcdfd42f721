import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generate } from 'openapi-typescript-codegen'
import { openApi30Of } from '../server/dist/platform/docs/openapi-3-0.js'

// Writes generated/openapi-3.0.json, as the service returns it at `/openapi-3.0.json`, and a client from it, with a generator
// that can't read 3.1. Doesn't use the generator's command, because another package has a command with the same name.

const generated = new URL('generated/', import.meta.url)
const input = openApi30Of(JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')))
mkdirSync(generated, { recursive: true })
writeFileSync(new URL('openapi-3.0.json', generated), JSON.stringify(input))
await generate({ input, output: fileURLToPath(new URL('older', generated)), useOptions: true })
