import { canonicalJson } from '../../platform/kernel/canonical-json.ts'
import { type Issue, Refusal } from '../../platform/kernel/errors.ts'
import type { Language } from '../../platform/kernel/languages.ts'
import {
  type Category,
  FIELDS_MAX,
  type FieldDefinition,
  type FieldKind,
  flatCategories,
  inUse,
  type Named,
  type Trade,
} from '../../platform/kernel/trade.ts'

/** Rules for definitions that their shape can't express, and for what may become of those that exist. */
export function issuesOf(before: Trade, after: Trade, fallback: Language): DefinitionIssue[] {
  return [
    ...issuesOfCategories(before.categories, after.categories, fallback),
    ...issuesOfFields('gig_fields', before.gig_fields, after.gig_fields, fallback),
    ...issuesOfFields('profile_fields', before.profile_fields, after.profile_fields, fallback),
  ]
}

type DefinitionIssue = Issue<'required' | 'not_allowed' | 'too_small' | 'too_short' | 'too_long' | 'duplicate_item'>

function issuesOfCategories(
  before: readonly Category[],
  after: readonly Category[],
  fallback: Language,
): DefinitionIssue[] {
  const placed = after.flatMap((category, index) => [
    { ...category, path: `categories.${index}` },
    ...category.children.map((child, at) => ({ ...child, path: `categories.${index}.children.${at}` })),
  ])
  return issuesOfNames(placed, flatCategories({ categories: before }), fallback)
}

function issuesOfFields(
  list: 'gig_fields' | 'profile_fields',
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
  fallback: Language,
): DefinitionIssue[] {
  const placed = after.map((field, index) => ({ ...field, path: `${list}.${index}` }))
  const tooMany = inUse(after).length > FIELDS_MAX
  const message = `must have at most ${FIELDS_MAX} fields in use`
  return [
    ...(tooMany
      ? [{ path: list, code: 'too_long' as const, message, details: { maximum: FIELDS_MAX, unit: 'items' } }]
      : []),
    ...issuesOfNames(placed, before, fallback),
    ...placed.flatMap((field) =>
      issuesOfField(
        field,
        before.find(({ key }) => key === field.key),
        fallback,
      ),
    ),
  ]
}

type Placed<N> = N & { path: string }

/** Names that stay as they were are accepted even if the default language has changed since. */
function issuesOfNames(
  placed: readonly Placed<Named>[],
  before: readonly Named[],
  fallback: Language,
): DefinitionIssue[] {
  const kept = new Map(before.map(({ key, names }) => [key, canonicalJson(names)]))
  return placed.flatMap(({ key, names, path }, index): DefinitionIssue[] => [
    ...(names[fallback] === undefined && kept.get(key) !== canonicalJson(names)
      ? [missing(`${path}.names.${fallback}`)]
      : []),
    ...(placed.findIndex((other) => other.key === key) < index
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

function missing(path: string): Issue<'required'> {
  return { path, code: 'required', message: 'is required', details: { types: ['string'] } }
}

function issuesOfField(
  field: Placed<FieldDefinition>,
  before: FieldDefinition | undefined,
  fallback: Language,
): DefinitionIssue[] {
  const { path, type, minimum, maximum, options } = field
  const placedOptions = options.map((option, index) => ({ ...option, path: `${path}.options.${index}` }))
  const needsOptions = isChoice(field) && inUse(options).length === 0
  return [
    ...(before && before.type !== type ? [notAllowed(`${path}.type`, 'can’t change', [before.type])] : []),
    ...superfluous(field),
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
    ...issuesOfNames(placedOptions, before?.options ?? [], fallback),
  ]
}

function isChoice({ type }: FieldDefinition): boolean {
  return type === 'choice' || type === 'choices'
}

// What a field of this type can't have.
function superfluous(field: Placed<FieldDefinition>): DefinitionIssue[] {
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
      .map(({ name }) => notAllowed(`${path}.${name}`, `must be omitted for a field of type ${type}`)),
    ...(type === 'text' && filterable
      ? [notAllowed(`${path}.filterable`, 'must be false for a text field; use the filter `q` to search text')]
      : []),
  ]
}

function notAllowed(path: string, message: string, allowed: string[] = []): Issue<'not_allowed'> {
  return { path, code: 'not_allowed', message, details: { allowed } }
}

/** What a change does to existing gigs or profiles. Removing and narrowing are possible only if it concerns none. */
export const effects = ['removed', 'narrowed', 'retired', 'restored', 'required'] as const
export type EffectName = (typeof effects)[number]

export interface Effect {
  /** Where in the new definitions. */
  path: string
  key: string
  effect: EffectName
  kind: FieldKind
  /** The gigs or profiles concerned. */
  concerns: Concern
}

/** Gigs or profiles by what they have. */
export type Concern =
  | { categories: readonly string[] }
  | { field: string }
  | { field: string; option: string }
  | { field: string; lacks: true }
  | { field: string; below: number | null; above: number | null }
  | { field: string; longerThan: number }

/** Whether a change is possible only if it concerns nothing. */
export function isNarrowing({ effect }: Effect): boolean {
  return effect === 'removed' || effect === 'narrowed'
}

/** The refusal of a change that would exclude what gigs or profiles have. */
export function valuesInUse(refused: readonly CountedEffect[]): Refusal {
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
  /** How many gigs or profiles it concerns. */
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
  const [old, now] = [placedCategories(before), placedCategories(after)]
  return lifeOf(old, now, 'categories').map((change) => ({
    ...change,
    kind: 'gig',
    concerns: { categories: [change.key] },
  }))
}

function placedCategories(categories: readonly Category[]): Placed<Named>[] {
  return categories.flatMap((category, index) => [
    { ...category, path: `categories.${index}` },
    ...category.children.map((child, at) => ({
      ...child,
      retired: child.retired || category.retired,
      path: `categories.${index}.children.${at}`,
    })),
  ])
}

// A retired field keeps its values, and so the limits and options that they fit.
function effectsOnFields(
  kind: FieldKind,
  before: readonly FieldDefinition[],
  after: readonly FieldDefinition[],
): Effect[] {
  const list = `${kind}_fields`
  const placed = after.map((field, index) => ({ ...field, path: `${list}.${index}` }))
  const ofFields = lifeOf(before, placed, list).map((change) => ({ ...change, kind, concerns: { field: change.key } }))
  const inside = placed.flatMap((field) => {
    const old = before.find(({ key }) => key === field.key)
    return old ? effectsOnField(kind, old, field) : []
  })
  return [...ofFields, ...inside]
}

function effectsOnField(kind: FieldKind, before: FieldDefinition, after: Placed<FieldDefinition>): Effect[] {
  const { key, path } = after
  const options = after.options.map((option, index) => ({ ...option, path: `${path}.options.${index}` }))
  const ofOptions = lifeOf(before.options, options, `${path}.options`).map((change) => ({
    ...change,
    kind,
    concerns: { field: key, option: change.key },
  }))
  const narrower: [name: string, isNarrower: boolean, concerns: Concern][] = [
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
    ...ofOptions,
    ...narrower
      .filter(([, isNarrower]) => isNarrower)
      .map(([name, , concerns]) => ({ path: `${path}.${name}`, key, effect: 'narrowed' as const, kind, concerns })),
    ...(isAskedFor(after) && !isAskedFor(before)
      ? [
          {
            path: `${path}.required`,
            key,
            effect: 'required' as const,
            kind,
            concerns: { field: key, lacks: true as const },
          },
        ]
      : []),
  ]
}

function isAskedFor({ required, retired }: FieldDefinition): boolean {
  return required && !retired
}

function isLess(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one < other
}

// What was removed, retired or brought back. `list` is where those that were removed would be.
function lifeOf(
  before: readonly Named[],
  after: readonly Placed<Named>[],
  list: string,
): Pick<Effect, 'path' | 'key' | 'effect'>[] {
  return before.flatMap(({ key, retired }): Pick<Effect, 'path' | 'key' | 'effect'>[] => {
    const now = after.find((other) => other.key === key)
    if (!now) return [{ path: list, key, effect: 'removed' }]
    if (now.retired === retired) return []
    return [{ path: `${now.path}.retired`, key, effect: now.retired ? 'retired' : 'restored' }]
  })
}

/** The fields that full-text search knows by other names than before, or not anymore. */
export function renamedFields(before: readonly FieldDefinition[], after: readonly FieldDefinition[]): string[] {
  return before.filter((old) => searchedIn(old) !== searchedIn(after.find(({ key }) => key === old.key))).map(keyOf)
}

// What makes a difference to full-text search.
function searchedIn(field: FieldDefinition | undefined): string {
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
