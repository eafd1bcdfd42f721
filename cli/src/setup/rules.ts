import type { ChangedSettings, OperatorSetting, Parley } from '@parley/sdk'
import type { Json } from './json.ts'
import type { Section } from './section.ts'
import { isObject } from './setup-file.ts'

/** Settings that operators can change. Those that a file doesn't name stay as they are; null returns to the environment's value. */
export const rules: Section = {
  name: 'rules',
  step: 'money',

  async read(parley) {
    const changed = (await changeableSettings(parley)).filter(({ changed_at }) => changed_at !== null)
    if (changed.length === 0) return undefined
    return Object.fromEntries(changed.map(({ name, value, choices }) => [name, choices ? value : Number(value)]))
  },

  async plan(parley, given, file) {
    if (!isObject(given)) throw file.invalid('rules', 'must list settings and their values.')
    const settings = await changeableSettings(parley)
    const changes = Object.entries(given).flatMap(([name, value]) => {
      const setting = settings.find((each) => each.name === name)
      if (!setting) throw file.invalid(`rules.${name}`, 'isn’t a setting that operators can change.')
      return isUnchanged(setting, value)
        ? []
        : [{ name, value, words: `${name}: ${setting.value} → ${newValueText(setting, value)}` }]
    })
    return {
      changes: changes.map(({ words }) => words),
      async apply() {
        const values = Object.fromEntries(changes.map(({ name, value }) => [name, value])) as ChangedSettings
        await parley.operator.settings.update({
          values,
          reason: `parley init --from ${file.path}`.slice(0, REASON_MAX),
        })
        return true
      },
      pathOf: (path) => path.replace(/^values\./, ''),
    }
  },
}

async function changeableSettings(parley: Parley): Promise<OperatorSetting[]> {
  return (await parley.operator.settings.get()).data.filter(({ is_changeable }) => is_changeable)
}

function isUnchanged({ value, changed_at }: OperatorSetting, given: Json): boolean {
  return given === null ? changed_at === null : String(given) === value
}

function newValueText({ environment_value }: OperatorSetting, given: Json): string {
  return given === null ? `${environment_value}, the environment’s value` : String(given)
}

const REASON_MAX = 500
