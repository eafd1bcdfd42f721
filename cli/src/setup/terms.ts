import type { NewTerms, Parley, TermsVersion } from '@parley/sdk'
import type { Json } from './json.ts'
import type { Section } from './section.ts'
import { isObject, type SetupFile } from './setup-file.ts'

/** The terms of use: a Markdown file next to the setup file, or an address. Whatever is different becomes a new version. */
export const terms: Section = {
  name: 'terms',

  async read(parley, file) {
    const newest = await newestTerms(parley)
    if (!newest) return undefined
    const { text, external_url } = newest
    return text === null ? { url: external_url } : { file: await file.writeLinkedFile('terms.md', text) }
  },

  async plan(parley, given, file) {
    const wanted = await termsFrom(given, file)
    const newest = await newestTerms(parley)
    const { text, external_url } = wanted
    const isSame = newest && (text ?? null) === newest.text && (external_url ?? null) === newest.external_url
    const version = (newest?.terms_version ?? 0) + 1
    return {
      changes: isSame ? [] : [`version ${version}: ${(isObject(given) && (given.file ?? given.url)) || 'none'}`],
      async apply() {
        await parley.operator.terms.publish(wanted)
        return true
      },
      pathOf: (path) => ({ text: 'file', external_url: 'url' })[path] ?? path,
    }
  },
}

/** The planned version, else the one in force. */
async function newestTerms(parley: Parley): Promise<TermsVersion | null> {
  const { in_force, planned } = await parley.terms.get()
  return planned ?? in_force
}

async function termsFrom(given: Json, file: SetupFile): Promise<NewTerms> {
  if (!isObject(given)) throw file.invalid('terms', 'must have file or url.')
  const { file: name, url, ...more } = given
  if (name === undefined) return { external_url: url, ...more } as NewTerms
  if (typeof name !== 'string') throw file.invalid('terms.file', 'must be the path to a Markdown file.')
  const text = (await file.readLinkedFile(name, 'terms.file')).toString()
  return { text, ...(url !== undefined && { external_url: url }), ...more } as NewTerms
}
