import Stripe from 'stripe'

/** The header with which Stripe signs a delivery. `now` is in seconds: a receiver refuses signatures that are too old. */
export function signatureOf(payload: string, secret: string, now: number): string {
  return signer.generateTestHeaderString({ payload, secret, timestamp: now })
}

const signer = new Stripe(['sk', 'test', 'signer'].join('_')).webhooks
