import type { OperatorTrade, TradeChanges } from '@parley/sdk'
import { differences, withoutEmpty } from './differences.ts'
import type { JsonObject } from './json.ts'
import type { Section } from './section.ts'
import { isObject } from './setup-file.ts'

/** Categories and custom fields. Each list in a file is complete; lists that aren't in it stay as they are. */
export const trade: Section = {
  name: 'trade',
  step: 'trade',

  async read(parley) {
    return withoutEmpty(listsOf(await parley.operator.trade.get()))
  },

  async plan(parley, given, file) {
    if (!isObject(given)) throw file.invalid('trade', 'must contain lists, such as categories.')
    const current = await parley.operator.trade.get()
    const changes = Object.entries(given).flatMap(([list, value]) => differences(listsOf(current)[list], value, list))
    return {
      changes,
      async apply() {
        const { version } = await parley.operator.trade.update(given as TradeChanges, { ifMatch: current.version })
        return version !== current.version
      },
    }
  },
}

function listsOf({ categories, gig_fields, profile_fields }: OperatorTrade): JsonObject {
  return { categories, gig_fields, profile_fields } as unknown as JsonObject
}
