import { brand } from './brand.ts'
import { languages } from './languages.ts'
import { people } from './people.ts'
import { rules } from './rules.ts'
import type { Section } from './section.ts'
import { terms } from './terms.ts'
import { trade } from './trade.ts'

/** All sections of a setup file, in the order in which they're applied. */
export const sections: readonly Section[] = [languages, brand, rules, trade, terms, people]
