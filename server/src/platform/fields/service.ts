import type { WriteContext } from '../context.ts'
import { customizationFrom } from '../kernel/customization.ts'
import { type Issue, validationFailed } from '../kernel/errors.ts'
import type { CodeWith } from '../kernel/issue-codes.ts'
import type { FieldChanges, FieldDefinition, Fields, Trade } from '../kernel/trade.ts'
import { oneLineCleanerOf } from '../validation/one-line-fields.ts'
import { validatorOf } from '../validation/validate.ts'
import { conditionsOf, type FieldCondition, type FieldFilter, mergeFields, newValuesIn, typedFilter } from './domain.ts'
import { changesShape, completeShape, filterShape } from './schema.ts'
import * as store from './store.ts'

/**
 * The newest definitions, for a write of fields or of a category. Until the commit, they can't become narrower. Call it before
 * locking rows.
 */
export async function lockTrade(ctx: WriteContext): Promise<Trade> {
  store.sendWriterLock(ctx.db)
  const number = await store.findNewestNumber(ctx.db)
  if (number === ctx.settings.changeNumber('trade')) return ctx.settings.trade
  return customizationFrom(new Map([['trade', await store.findDocument(ctx.db, number)]])).trade
}

/** For narrowing definitions: until the commit, no one can write fields or categories. */
export function lockOutWriters(ctx: WriteContext): Promise<void> {
  return store.lockOutWriters(ctx.db)
}

/** The fields after changes; refuses invalid ones, naming everything that's wrong. */
export function applyFieldChanges(
  definitions: readonly FieldDefinition[],
  before: Fields,
  changes: FieldChanges,
): Fields {
  const { clean, changeIssues } = validatorsOf(definitions)
  const cleaned = clean(changes)
  refuseIfAny(changeIssues(newValuesIn(cleaned, before)))
  return mergeFields(before, cleaned)
}

/** Refuses fields that lack a required one. */
export function requireComplete(definitions: readonly FieldDefinition[], fields: Fields): void {
  refuseIfAny(
    validatorsOf(definitions)
      .completeIssues(fields)
      .filter(({ code }) => code === 'required'),
  )
}

/** What a filter asks for, or a refusal. `path` is where the filter is in the request. */
export function requireConditions(
  definitions: readonly FieldDefinition[],
  filter: FieldFilter | undefined,
  path = 'fields',
): FieldCondition[] {
  refuseIfAny(filterIssues(definitions, filter), path)
  return conditionsOf(definitions, filter)
}

/** What's wrong with a filter; the paths begin with its fields. */
export function filterIssues(
  definitions: readonly FieldDefinition[],
  filter: FieldFilter | undefined,
): Issue<CodeWith<422>>[] {
  return filter === undefined ? [] : validatorsOf(definitions).filterIssues(typedFilter(definitions, filter))
}

function refuseIfAny(issues: readonly Issue<CodeWith<422>>[], path = 'fields'): void {
  if (issues.length > 0) throw validationFailed(issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` })))
}

interface Validators {
  clean: (changes: FieldChanges) => FieldChanges
  changeIssues: (changes: FieldChanges) => Issue<CodeWith<422>>[]
  completeIssues: (fields: Fields) => Issue<CodeWith<422>>[]
  filterIssues: (filter: FieldFilter) => Issue<CodeWith<422>>[]
}

// Compiling a shape takes milliseconds, and definitions rarely change.
const validatorCache = new WeakMap<readonly FieldDefinition[], Validators>()

function validatorsOf(definitions: readonly FieldDefinition[]): Validators {
  const existing = validatorCache.get(definitions)
  if (existing) return existing
  const changes = changesShape(definitions)
  const clean = oneLineCleanerOf(changes)
  const validators: Validators = {
    clean: (given) => (clean?.(given) ?? given) as FieldChanges,
    changeIssues: validatorOf(changes),
    completeIssues: validatorOf(completeShape(definitions)),
    filterIssues: validatorOf(filterShape(definitions)),
  }
  validatorCache.set(definitions, validators)
  return validators
}
