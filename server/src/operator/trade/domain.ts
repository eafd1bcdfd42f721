import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { type Issue, Refusal } from '../../platform/kernel/errors.ts'
import type { Language } from '../../platform/kernel/languages.ts'
import {
  byKey,
  type Category,
  FIELDS_MAX,
  type FieldDefinition,
  type FieldKind,
  flatCategories,
  inUse,
  type Named,
  type Trade,
} from '../../platform/kernel/trade.ts'

/** What's wrong with new definitions that their shape can't express, by themselves or compared with those that exist. */
export function definitionIssues(before: Trade, after: Trade, defaultLanguage: Language): DefinitionIssue[] {
  return [
    ...categoryIssues(before.categories, after.categories, defaultLanguage),
    ...fieldListIssues('gig_fields', before.gig_fields, after.gig_fields, defaultLanguage),
    ...fieldListIssues('profile_fields', before.profile_fields, after.profile_fields, defaultLanguage),
  ]
}

type DefinitionIssue = Issue<'required' | 'not_allowed' | 'too_small' | 'too_short' | 'too_long' | 'duplicate_item'>

function categoryIssues(
  before: readonly Category[],
  after: readonly Category[],
  defaultLanguage: Language,
): DefinitionIssue[] {
  return nameIssues(locatedCategories(after), flatCategories({ categories: before }), defaultLanguage)
}

function fieldListIssues(
  list: 'gig_fields' | 'profile_fields',
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
  defaultLanguage: Language,
): DefinitionIssue[] {
  const fields = located(after, list)
  const tooMany = inUse(after).length > FIELDS_MAX
  const message = `must have at most ${FIELDS_MAX} fields in use`
  const known = byKey(before)
  return [
    ...(tooMany
      ? [{ path: list, code: 'too_long' as const, message, details: { maximum: FIELDS_MAX, unit: 'items' } }]
      : []),
    ...nameIssues(fields, before, defaultLanguage),
    ...fields.flatMap((field) => fieldIssues(field, known.get(field.key), defaultLanguage)),
  ]
}

/** A definition with its path in the request. */
type Located<N> = N & { path: string }

function located<N>(list: readonly N[], path: string): Located<N>[] {
  return list.map((each, index) => ({ ...each, path: `${path}.${index}` }))
}

/** A category is retired along with the one above. */
function locatedCategories(categories: readonly Category[]): Located<Named>[] {
  return located(categories, 'categories').flatMap((category) => [
    category,
    ...located(category.children, `${category.path}.children`).map((child) => ({
      ...child,
      retired: child.retired || category.retired,
    })),
  ])
}

/** Names that stay as they were are accepted even if the default language has changed since. */
function nameIssues(
  definitions: readonly Located<Named>[],
  before: readonly Named[],
  defaultLanguage: Language,
): DefinitionIssue[] {
  const kept = new Map(before.map(({ key, names }) => [key, canonicalJson(names)]))
  const first = byKey(definitions)
  return definitions.flatMap(({ key, names, path }): DefinitionIssue[] => [
    ...(names[defaultLanguage] === undefined && kept.get(key) !== canonicalJson(names)
      ? [missingIssue(`${path}.names.${defaultLanguage}`)]
      : []),
    ...(first.get(key)?.path !== path
      ? [
          {
            path: `${path}.key`,
            code: 'duplicate_item' as const,
            message: 'is already used by another category, field or option',
          },
        ]
      : []),
  ])
}

function missingIssue(path: string): Issue<'required'> {
  return { path, code: 'required', message: 'is required', details: { types: ['string'] } }
}

function fieldIssues(
  field: Located<FieldDefinition>,
  before: FieldDefinition | undefined,
  defaultLanguage: Language,
): DefinitionIssue[] {
  const { path, type, minimum, maximum, options } = field
  const needsOptions = isChoice(field) && inUse(options).length === 0
  return [
    ...(before && before.type !== type ? [notAllowedIssue(`${path}.type`, 'can’t change', [before.type])] : []),
    ...unsupportedProperties(field),
    ...(minimum !== null && maximum !== null && minimum > maximum
      ? [
          {
            path: `${path}.maximum`,
            code: 'too_small' as const,
            message: 'must be at least minimum',
            details: { minimum },
          },
        ]
      : []),
    ...(needsOptions
      ? [
          {
            path: `${path}.options`,
            code: 'too_short' as const,
            message: 'must have at least 1 option in use',
            details: { minimum: 1, unit: 'items' },
          },
        ]
      : []),
    ...nameIssues(located(options, `${path}.options`), before?.options ?? [], defaultLanguage),
  ]
}

function isChoice({ type }: FieldDefinition): boolean {
  return type === 'choice' || type === 'choices'
}

// Properties that only fields of other types have.
function unsupportedProperties(field: Located<FieldDefinition>): DefinitionIssue[] {
  const { path, type, units, minimum, maximum, max_length, options, filterable } = field
  const isNumber = type === 'number'
  const given = [
    { name: 'units', isWrong: !isNumber && Object.keys(units).length > 0 },
    { name: 'minimum', isWrong: !isNumber && minimum !== null },
    { name: 'maximum', isWrong: !isNumber && maximum !== null },
    { name: 'max_length', isWrong: type !== 'text' && max_length !== null },
    { name: 'options', isWrong: !isChoice(field) && options.length > 0 },
  ]
  return [
    ...given
      .filter(({ isWrong }) => isWrong)
      .map(({ name }) => notAllowedIssue(`${path}.${name}`, `must be omitted for a field of type ${type}`)),
    ...(type === 'text' && filterable
      ? [notAllowedIssue(`${path}.filterable`, 'must be false for a text field; use the filter `q` to search text')]
      : []),
  ]
}

function notAllowedIssue(path: string, message: string, allowed: string[] = []): Issue<'not_allowed'> {
  return { path, code: 'not_allowed', message, details: { allowed } }
}

/** What a change does to existing gigs or profiles. Removing and narrowing are refused if they affect any. */
export const effects = ['removed', 'narrowed', 'retired', 'restored', 'required'] as const
export type EffectName = (typeof effects)[number]

export interface Effect {
  /** Where it is in the new definitions. */
  path: string
  key: string
  effect: EffectName
  kind: FieldKind
  /** Which gigs or profiles it affects. */
  affected: Affected
}

/** The gigs or profiles that a change affects, by the category or values they have. */
export type Affected =
  | { categories: readonly string[] }
  | { field: string }
  | { field: string; option: string }
  | { field: string; lacks: true }
  | { field: string; below: number | null; above: number | null }
  | { field: string; longerThan: number }

/** Whether a change is refused if it affects anything. */
export function isNarrowing({ effect }: Effect): boolean {
  return effect === 'removed' || effect === 'narrowed'
}

/** The refusal of a change that would exclude what gigs or profiles have. */
export function valuesInUseRefusal(refused: readonly CountedEffect[]): Refusal {
  const issues = refused.map(({ effect: { path, key, effect, kind }, count }): Issue<'values_in_use'> => {
    const [things, have] = count === 1 ? [`1 ${kind}`, 'has'] : [`${count} ${kind}s`, 'have']
    const message =
      effect === 'removed' ? `must keep “${key}”, which ${things} ${have}` : `excludes the “${key}” of ${things}`
    return { path, code: 'values_in_use', message, details: { key, kind, count } }
  })
  return new Refusal('CONFLICT', issues.map(({ path, message }) => `${path} ${message}`).join('; '), issues)
}

export interface CountedEffect {
  effect: Effect
  /** How many gigs or profiles it affects. */
  count: number
}

export function effectsOf(before: Trade, after: Trade): Effect[] {
  return [
    ...effectsOnCategories(before.categories, after.categories),
    ...effectsOnFields('gig', before.gig_fields, after.gig_fields),
    ...effectsOnFields('profile', before.profile_fields, after.profile_fields),
  ]
}

function effectsOnCategories(before: readonly Category[], after: readonly Category[]): Effect[] {
  const [old, now] = [locatedCategories(before), locatedCategories(after)]
  return availabilityChanges(old, now, 'categories').map((change) => ({
    ...change,
    kind: 'gig',
    affected: { categories: [change.key] },
  }))
}

// A retired field keeps its values, and so the limits and options that they fit.
function effectsOnFields(
  kind: FieldKind,
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): Effect[] {
  const list = `${kind}_fields`
  const fields = located(after, list)
  const ownEffects = availabilityChanges(before, fields, list).map((change) => ({
    ...change,
    kind,
    affected: { field: change.key },
  }))
  const known = byKey(before)
  const nestedEffects = fields.flatMap((field) => {
    const old = known.get(field.key)
    return old ? effectsOnField(kind, old, field) : []
  })
  return [...ownEffects, ...nestedEffects]
}

function effectsOnField(kind: FieldKind, before: FieldDefinition, after: Located<FieldDefinition>): Effect[] {
  const { key, path } = after
  const list = `${path}.options`
  const optionEffects = availabilityChanges(before.options, located(after.options, list), list).map((change) => ({
    ...change,
    kind,
    affected: { field: key, option: change.key },
  }))
  const narrower: [name: string, isNarrower: boolean, affected: Affected][] = [
    [
      'minimum',
      isLess(before.minimum ?? Number.NEGATIVE_INFINITY, after.minimum),
      { field: key, below: after.minimum, above: null },
    ],
    [
      'maximum',
      isLess(after.maximum, before.maximum ?? Number.POSITIVE_INFINITY),
      { field: key, below: null, above: after.maximum },
    ],
    [
      'max_length',
      isLess(after.max_length, before.max_length ?? Number.POSITIVE_INFINITY),
      { field: key, longerThan: after.max_length ?? 0 },
    ],
  ]
  return [
    ...optionEffects,
    ...narrower
      .filter(([, isNarrower]) => isNarrower)
      .map(([name, , affected]) => ({ path: `${path}.${name}`, key, effect: 'narrowed' as const, kind, affected })),
    ...(isRequired(after) && !isRequired(before)
      ? [
          {
            path: `${path}.required`,
            key,
            effect: 'required' as const,
            kind,
            affected: { field: key, lacks: true as const },
          },
        ]
      : []),
  ]
}

function isRequired({ required, retired }: FieldDefinition): boolean {
  return required && !retired
}

function isLess(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one < other
}

// What was removed, retired or restored. `list` is the path for what was removed, which has none of its own anymore.
function availabilityChanges(
  before: readonly Named[],
  after: readonly Located<Named>[],
  list: string,
): Pick<Effect, 'path' | 'key' | 'effect'>[] {
  const known = byKey(after)
  return before.flatMap(({ key, retired }): Pick<Effect, 'path' | 'key' | 'effect'>[] => {
    const now = known.get(key)
    if (!now) return [{ path: list, key, effect: 'removed' }]
    if (now.retired === retired) return []
    return [{ path: `${now.path}.retired`, key, effect: now.retired ? 'retired' : 'restored' }]
  })
}

/** The keys of the fields whose texts in the search index have to change. */
export function renamedFields(before: readonly FieldDefinition[], after: readonly FieldDefinition[]): string[] {
  const known = byKey(after)
  return before.filter((old) => searchSignature(old) !== searchSignature(known.get(old.key))).map(keyOf)
}

// Differs when a change of the field affects full-text search.
function searchSignature(field: FieldDefinition | undefined): string {
  const searched = field && (isChoice(field) || field.type === 'text') && !field.retired
  return searched ? JSON.stringify(field.options.map(({ key, names }) => [key, names])) : ''
}

export function renamedCategories(before: Trade, after: Trade): string[] {
  const [old, now] = [namesByKey(before), namesByKey(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key))
}

function namesByKey(trade: Trade): Map<string, string> {
  return new Map(flatCategories(trade).map(({ key, names }) => [key, JSON.stringify(names)]))
}

function keyOf({ key }: Named): string {
  return key
}
