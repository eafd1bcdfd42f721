import type { LanguageChanges } from '@parley/sdk'
import { differences } from './differences.ts'
import type { Section } from './section.ts'
import { isObject } from './setup-file.ts'

/** The languages that people can choose from, and the default. */
export const languages: Section = {
  name: 'languages',

  async read(parley) {
    const { default: fallback, offered, version } = await parley.operator.languages.get()
    return version === 0 ? undefined : { default: fallback, offered }
  },

  async plan(parley, given, file) {
    if (!isObject(given)) throw file.invalid('languages', 'must have the fields default and offered.')
    const { default: fallback, offered, version } = await parley.operator.languages.get()
    return {
      changes: differences({ default: fallback, offered }, given),
      async apply() {
        await parley.operator.languages.set(given as unknown as LanguageChanges, { ifMatch: version })
        return true
      },
    }
  },
}
