import { hash } from 'node:crypto'
import { badRequest } from '../kernel/errors.ts'

/** `"<version>-<hash of body>"` */
export function etagOf(version: number, body: string): string {
  return `"${version}-${hash('sha1', body, 'base64url').slice(0, 16)}"`
}

/** The versions an `If-Match` header accepts; null if there's no header or it accepts any. */
export function parseIfMatch(header: string | undefined): readonly number[] | null {
  if (header === undefined || header.trim() === '*') return null
  return header.split(',').map((tag) => {
    const inside = /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(tag)?.[1]
    if (inside === undefined)
      throw badRequest('bad_header', 'if-match', 'If-Match must contain an ETag of this resource.', { example: '"3"' })
    const version = /^(\d{1,9})(?:-[\w-]*)?$/.exec(inside)?.[1]
    // A tag in any other format matches no version.
    return version === undefined ? -1 : Number(version)
  })
}

/** Whether `If-None-Match` contains this ETag, so that the body doesn't have to be sent again. */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
