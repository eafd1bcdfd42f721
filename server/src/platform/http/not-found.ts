import { notFound, Refusal, UNNAMED } from '../kernel/errors.ts'
import { isPublicId } from '../kernel/ids.ts'
import { nounFor } from '../kernel/subjects.ts'
import type { OperationCall } from '../operations.ts'

/**
 * Says in a refusal which id wasn't found. The text depends only on the request, never on the database: a resource hidden from
 * the caller gets the same response as one that doesn't exist.
 */
export function namingIds(error: unknown, { params, body }: Pick<OperationCall, 'params' | 'body'>): unknown {
  if (!(error instanceof Refusal && error.message === UNNAMED)) return error
  const inPath = idsIn(params)
  const named = inPath.length > 0 ? inPath : idsIn(body)
  if (named.length === 0) return error
  const nouns = [...new Set(named.map(nounFor))]
  return notFound(`${nouns.join(' or ')}: ${named.join(', ')}`)
}

function idsIn(values: unknown): string[] {
  return Object.values(values ?? {}).filter(isPublicId)
}
