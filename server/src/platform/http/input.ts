import type { TObject } from 'typebox'
import { validationFailed } from '../kernel/errors.ts'
import { lazy } from '../kernel/lazy.ts'
import type { OperationCall } from '../operations.ts'
import { oneLineCleanerOf } from '../validation/one-line-fields.ts'
import { validatorOf } from '../validation/validate.ts'
import { queryReaderOf } from './query-string.ts'

/** The query and body of a call as they arrived. */
export type RawInput = Pick<OperationCall, 'query' | 'body'>

/** Reads and validates query and body together, so that callers learn about all problems at once. */
export function inputReader<Query, Body>(
  queryShape: TObject,
  bodyShape: TObject | null,
): (input: RawInput) => { query: Query; body: Body } {
  const readQuery = queryReaderOf(queryShape)
  const checkQuery = validatorOf(queryShape)
  const checkBody = bodyShape && validatorOf(bodyShape)
  const cleanQuery = oneLineCleanerOf(queryShape)
  const cleanBody = bodyShape && oneLineCleanerOf(bodyShape)
  // Fast path: most reads have no query.
  const empty = lazy(() =>
    bodyShape === null && checkQuery({}).length === 0 ? Object.freeze({ query: {} as Query, body: {} as Body }) : null,
  )
  return (input) => {
    const noInput = input.query === null && empty()
    if (noInput) return noInput
    const { query: rawQuery, issues: queryIssues } =
      typeof input.query === 'string' ? readQuery(input.query) : { query: input.query ?? {}, issues: [] }
    const query = cleanQuery?.(rawQuery) ?? rawQuery
    const rawBody = input.body ?? {}
    const body = cleanBody?.(rawBody) ?? rawBody
    const issues = [...queryIssues, ...checkQuery(query), ...(checkBody?.(body) ?? [])]
    if (issues.length > 0) throw validationFailed(issues)
    return { query: query as Query, body: body as Body }
  }
}
