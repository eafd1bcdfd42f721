import { hash, randomBytes } from 'node:crypto'

/** The secret of a session, an emailed link or an app: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash that is stored. A fast one is enough, because tokens can't be guessed. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
