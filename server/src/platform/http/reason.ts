import { badRequest } from '../kernel/errors.ts'
import { REASON_MAX_LENGTH } from '../kernel/reason.ts'
import { validatorOf } from '../validation/validate.ts'
import { Strict, Text } from './shapes.ts'

/** The header with an agent's reason for a request. */
export const REASON = 'parley-reason'

/** The decoded reason; null without the header. */
export function decodeReason(header: string | undefined): string | null {
  if (header === undefined) return null
  const reason = decoded(header)
  if (reason !== null && check({ reason }).length === 0) return reason
  const message = `Parley-Reason must be 1 to ${REASON_MAX_LENGTH} characters, in percent-encoded UTF-8.`
  throw badRequest('bad_header', REASON, message, {
    example: encodeURIComponent('The offer expires today, and it’s a good one.'),
  })
}

const check = validatorOf(Strict({ reason: Text(1, REASON_MAX_LENGTH) }))

// Node reads other characters in a header as Latin-1, however they were sent.
function decoded(header: string): string | null {
  try {
    return /^[\x20-\x7e]*$/.test(header) ? decodeURIComponent(header).trim() : null
  } catch {
    return null
  }
}
