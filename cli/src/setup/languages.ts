import type { LanguageChanges } from '@parley/sdk'
import { differences } from './differences.ts'
import type { Section } from './section.ts'
import { isObject } from './setup-file.ts'

/** The languages that people can choose from, and the standard one. */
export const languages: Section = {
  name: 'languages',

  async read(parley) {
    const { standard, offered, version } = await parley.operator.languages.get()
    return version === 0 ? undefined : { standard, offered }
  },

  async plan(parley, given, file) {
    if (!isObject(given)) throw file.wrong('languages', 'has to have the fields standard and offered.')
    const { standard, offered, version } = await parley.operator.languages.get()
    return {
      changes: differences({ standard, offered }, given),
      async apply() {
        await parley.operator.languages.set(given as unknown as LanguageChanges, { ifMatch: version })
        return true
      },
    }
  },
}
