import type { webhooks } from './generated/api.ts'
import { parseJson } from './json.ts'

/** What a webhook sends; `type` determines the shape of `data`. */
export type WebhookEvent = { [Type in keyof webhooks]: BodyOf<webhooks[Type]> & { type: Type } }[keyof webhooks]
type BodyOf<Hook> = Hook extends { post: { requestBody: { content: { 'application/json': infer Body } } } }
  ? Body
  : never

export interface VerifyOptions {
  /** How far the request's time may be from now. Default: 300. */
  toleranceSeconds?: number
}

/** A request that isn't from your Parley service, or is too old. Respond with 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError'
}

/**
 * Verifies a webhook's signature and returns its event. `body` is the text or bytes exactly as they arrived; `headers` are the
 * request's. While replacing a secret, pass both the old and the new one.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>,
  secrets: string | readonly string[],
  { toleranceSeconds = 300 }: VerifyOptions = {},
): Promise<WebhookEvent> {
  if (typeof body !== 'string' && !ArrayBuffer.isView(body)) throw new TypeError(NOT_RAW)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = isHeaders(headers) ? headers.get(name) : headerIn(headers, name)
    if (typeof value !== 'string') throw new WebhookVerificationError(`The header ${name} is missing.`)
    return value
  }) as [string, string, string]
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds)) {
    throw new WebhookVerificationError('The webhook is too old, or this machine’s clock is wrong.')
  }
  // A byte order mark is part of what's signed.
  const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  const keys = await Promise.all([secrets].flat().map((secret) => importSecret(secret, 'verify')))
  const candidates = signatures.split(' ').flatMap((each) => (each.startsWith('v1,') ? [bytesOf(each.slice(3))] : []))
  const checks = keys.flatMap((key) => candidates.map((bytes) => crypto.subtle.verify('HMAC', key, bytes, signed)))
  if (!(await Promise.all(checks)).includes(true)) {
    throw new WebhookVerificationError('None of the webhook’s signatures match this secret and body.')
  }
  return parseJson(text) as WebhookEvent
}

const NOT_RAW =
  'Pass the body as it arrived, as text or bytes and not parsed, because the signature covers every character. In Express, use express.raw({ type: "application/json" }) for this route; in Fastify, a content type parser with parseAs: "string"; elsewhere, await request.text().'

export interface SignOptions {
  /** When the request was sent. Default: now. */
  at?: Date
}

/** A request as the service would send it, for testing a receiver. An event without an `id` gets one. */
export async function signWebhook(
  event: string | Readonly<Record<string, unknown>>,
  secret: string,
  { at = new Date() }: SignOptions = {},
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = typeof event === 'string' ? event : JSON.stringify({ id: TEST_EVENT_ID, ...event })
  const { id = TEST_EVENT_ID } = parseJson(body) as { id?: string }
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await importSecret(secret, 'sign'), signed))
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
    },
  }
}

const TEST_EVENT_ID = 'evt_test'

/** Some servers keep header names as they were sent. */
function headerIn(headers: Readonly<Record<string, unknown>>, wanted: string): unknown {
  const name = Object.keys(headers).find((each) => each.toLowerCase() === wanted)
  return name === undefined ? undefined : headers[name]
}

function isHeaders(headers: object): headers is Headers {
  return typeof (headers as Headers).get === 'function'
}

async function importSecret(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = typeof secret === 'string' ? bytesOf(secret.replace(/^whsec_/, '')) : new Uint8Array(0)
  if (bytes.length === 0) throw new TypeError('Pass the webhook’s secret (whsec_…).')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [use])
}

/** Decodes base64; returns no bytes if it isn't base64, so that a forged signature is refused like any other wrong one. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array(0)
  }
}
