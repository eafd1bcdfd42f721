import type Stripe from 'stripe'
import type { Notification } from '../providers/domain.ts'
import { notificationOf } from './notification-domain.ts'

/** Stripe signs a message again each time it sends it, so that an old signature is a replay. */
const TOLERANCE_SECONDS = 300

export type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Null unless one of the secrets signed the message. */
export function readNotification(
  stripe: Stripe,
  secrets: readonly string[],
  body: Buffer,
  headers: Headers,
): Notification | null {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string') return null
  if (!secrets.some((secret) => isSigned(stripe, body, signature, secret))) return null
  return notificationOf(parse(body))
}

function isSigned({ webhooks }: Stripe, body: Buffer, signature: string, secret: string): boolean {
  try {
    return webhooks.signature?.verifyHeader(body, signature, secret, TOLERANCE_SECONDS) ?? false
  } catch {
    return false
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
