import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { BrandChanges, Bytes, OperatorBrand } from '@parley/sdk'
import { CommandFailed, exitCodes } from '../exit-codes.ts'
import { differences } from './differences.ts'
import type { Json, JsonObject } from './json.ts'
import type { Section } from './section.ts'
import { isObject, type SetupFile } from './setup-file.ts'

/** The default for each field that a file leaves out. */
const defaults: JsonObject = {
  tagline: null,
  accent: null,
  font: 'system',
  support_email: null,
  terms_url: null,
  privacy_url: null,
  imprint_url: null,
  headline: null,
  intro: null,
  powered_by: true,
}

const imageNames = ['logo', 'icon'] as const
type ImageName = (typeof imageNames)[number]

/** The whole brand. Its images are files next to the setup file. */
export const brand: Section = {
  name: 'brand',
  step: 'brand',

  async read(parley, file) {
    const current = await parley.operator.brand.get()
    if (current.version === 0) return undefined
    const texts = Object.entries(textsOf(current)).filter(([name, value]) => value !== defaults[name])
    const images = await Promise.all(imageNames.map((name) => savedImage(current, name, file)))
    return Object.fromEntries([...texts, ...images.flat()])
  },

  async plan(parley, given, file) {
    if (!isObject(given)) throw file.invalid('brand', 'must be an object with fields, such as name.')
    const current = await parley.operator.brand.get()
    const { logo, icon, ...written } = given
    const { accent } = written
    const texts = { ...defaults, ...written, ...(typeof accent === 'string' && { accent: accent.toLowerCase() }) }
    const images = (
      await Promise.all([changedImage(current, 'logo', logo, file), changedImage(current, 'icon', icon, file)])
    ).flat()
    return {
      changes: [
        ...differences(textsOf(current), texts),
        ...images.map(({ name, path }) => `${name}: ${path ?? 'removed'}`),
      ],
      async apply() {
        const uploads = images.map(async ({ name, path, bytes }) => {
          const id = path && (await parley.attachments.upload(basename(path), bytes)).id
          return [`${name}_attachment_id`, id]
        })
        const body = { ...texts, ...Object.fromEntries(await Promise.all(uploads)) } as BrandChanges
        const { version } = await parley.operator.brand.set(body, { ifMatch: current.version })
        return version !== current.version
      },
      pathOf: (path) => path.replace('_attachment_id', ''),
    }
  },
}

function textsOf(current: OperatorBrand): JsonObject {
  const names = ['name', ...Object.keys(defaults)] as (keyof OperatorBrand)[]
  return Object.fromEntries(names.map((name) => [name, current[name] as Json]))
}

interface ChangedImage {
  name: ImageName
  /** Null: it's removed. */
  path: string | null
  bytes: Bytes
}

/** An image of the file, unless the brand has it already. */
async function changedImage(
  current: OperatorBrand,
  name: ImageName,
  path: Json | undefined,
  file: SetupFile,
): Promise<ChangedImage[]> {
  const source = current[`${name}_sha256`]
  if (path === undefined || path === null) return source === null ? [] : [{ name, path: null, bytes: new Uint8Array() }]
  const at = `brand.${name}`
  if (typeof path !== 'string') throw file.invalid(at, 'must be the path to an image.')
  const bytes = await file.readLinkedFile(path, at)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // An exported image is the drawn PNG, whose hash is in its URL.
  const isSame = source !== null && (sha256 === source || current[`${name}_url`]?.includes(sha256))
  return isSame ? [] : [{ name, path, bytes }]
}

async function savedImage(current: OperatorBrand, name: ImageName, file: SetupFile): Promise<[string, string][]> {
  const url = current[`${name}_url`]
  if (current[`${name}_sha256`] === null || url === null) return []
  const response = await fetch(url)
  if (!response.ok)
    throw new CommandFailed(`Couldn’t download ${url}: the response was ${response.status}.`, {
      exitCode: exitCodes.unavailable,
    })
  return [[name, await file.writeLinkedFile(`${name}.png`, new Uint8Array(await response.arrayBuffer()))]]
}
