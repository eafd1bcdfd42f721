import { decodeId, encodeId, type UserId } from '../../platform/kernel/ids.ts'
import { type EmailKind, emailKindNames } from './kinds-domain.ts'

/** What a link in an email turns off: a kind of email, or the daily one. */
export interface Unsubscription {
  userId: UserId
  kind: EmailKind | 'daily'
}

/** What is signed. Nothing else takes this signature, so the link signs no one in. */
export function signedTextOf({ userId, kind }: Unsubscription): string {
  return `unsubscribe ${encodeId('usr', userId)} ${kind}`
}

/** The path of the page that unsubscribes, which is also where programs send one-click requests. */
export function unsubscribePath({ userId, kind }: Unsubscription, signature: string): string {
  const query = new URLSearchParams({ user: encodeId('usr', userId), kind, token: signature })
  return `/unsubscribe?${query}`
}

/** Reads the query of the link; null if it isn't one. The signature is still to be checked. */
export function unsubscriptionFrom(query: URLSearchParams): (Unsubscription & { token: string }) | null {
  const [userId, kind, token] = [
    decodeId('usr', query.get('user') ?? ''),
    [...emailKindNames, 'daily' as const].find((each) => each === query.get('kind')),
    query.get('token') ?? '',
  ]
  return userId && kind ? { userId, kind, token } : null
}
