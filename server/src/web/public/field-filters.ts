import { type FieldFilter, filterNamesOf } from '../../platform/fields/domain.ts'
import { type Html, html } from '../../platform/kernel/html.ts'
import type { Site } from '../../platform/kernel/site.ts'
import { definitionsOf, type FieldDefinition, type FieldKind, inUse, valueIn } from '../../platform/kernel/trade.ts'
import { options } from './layout.ts'
import { labelOf, nameOf } from './trade.ts'

/** In front of a field's name in addresses, which the console has too. */
export const FIELD_PREFIX = 'fields.'

/** The controls for custom fields that a list can be filtered by, with what it's filtered by. */
export function fieldFilters(site: Site, kind: FieldKind, filter: FieldFilter = {}): Html[] {
  return inUse(definitionsOf(site.trade, kind))
    .filter(({ filterable }) => filterable)
    .map((definition) => filterControl(site, definition, filter))
}

function filterControl(site: Site, definition: FieldDefinition, filter: FieldFilter): Html {
  const { key, type } = definition
  if (type === 'boolean') return yesOrNo(site, definition, valueIn(filter, key))
  if (type === 'number' || type === 'date') {
    return html`${filterNamesOf(definition).map((name) => limit(site, definition, name, valueIn(filter, name)))}`
  }
  return optionList(site, definition, [valueIn(filter, key) ?? []].flat())
}

function yesOrNo(site: Site, definition: FieldDefinition, chosen: unknown): Html {
  const { fields, finder } = site.words
  const name = FIELD_PREFIX + definition.key
  return html`<div><label for="${name}">${labelOf(site, definition)}</label>
      <select id="${name}" name="${name}">${options(chosen === undefined ? chosen : String(chosen), finder.any, { true: fields.yes, false: fields.no })}</select></div>`
}

// Browsers send the numbers and dates of such inputs in the same form whatever the language, which the console reads too.
function limit(site: Site, definition: FieldDefinition, name: string, value: unknown): Html {
  const { type, minimum, maximum } = definition
  const { from, to } = site.words.fields
  const id = FIELD_PREFIX + name
  const limits = html`${minimum !== null && html` min="${minimum}"`}${maximum !== null && html` max="${maximum}"`}`
  return html`<div><label for="${id}">${(name.endsWith('.min') ? from : to)(labelOf(site, definition))}</label>
      <input type="${type}" id="${id}" name="${id}" value="${value === undefined ? '' : String(value)}"${type === 'number' && html` step="any"`}${limits}></div>`
}

function optionList(site: Site, definition: FieldDefinition, chosen: readonly unknown[]): Html {
  const name = FIELD_PREFIX + definition.key
  const boxes = inUse(definition.options).map(
    (option) =>
      html`<label class="check"><input type="checkbox" name="${name}" value="${option.key}"${chosen.includes(option.key) && html` checked`}> ${nameOf(site, option)}</label>`,
  )
  return html`<fieldset><legend>${labelOf(site, definition)}</legend><div class="choices">${boxes}</div></fieldset>`
}
