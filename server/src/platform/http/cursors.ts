import { validationFailed } from '../kernel/errors.ts'
import type { Secrets } from '../secrets.ts'

/**
 * Encodes the position where a page ended as signed text that is valid only for this list, its filters and the caller. It
 * consists of letters, digits, `-`, `_` and `.`, which don't need escaping in URLs or JSON.
 */
export function encodeCursor(secrets: Secrets, values: readonly string[], binding: string): string {
  const payload = Buffer.from(JSON.stringify(values)).toString('base64url')
  return `${payload}.${secrets.sign(signed(payload, binding))}`
}

export function decodeCursor(
  secrets: Secrets,
  cursor: string,
  binding: string,
  parameter = 'cursor',
): readonly string[] {
  const [payload = '', signature = ''] = cursor.split('.', 2)
  if (`${payload}.${signature}` !== cursor || !secrets.verifies(signed(payload, binding), signature)) {
    const message = 'must be a next_cursor of the same list, with the same filters and the same user'
    throw validationFailed([{ path: parameter, code: 'bad_cursor', message }])
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

function signed(payload: string, binding: string): string {
  return `cursor\n${payload}\n${binding}`
}
