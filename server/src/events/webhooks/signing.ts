import { createHmac, randomBytes } from 'node:crypto'

/** A new signing secret in Standard Webhooks format: `whsec_` and 32 random bytes in base64. */
export function newSigningSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`
}

/** The headers of one attempt, as defined by Standard Webhooks, with one signature for each secret. */
export function signedHeaders(
  secrets: readonly string[],
  message: { id: string; timestampSeconds: number; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const { id, timestampSeconds, body } = message
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatures.join(' '),
  }
}

const PREFIX = 'whsec_'
