import Stripe from 'stripe'
import type { Mode } from '../../platform/kernel/mode.ts'
import { type Refusal, refusalOf } from './domain.ts'

export interface StripeSettings {
  secretKey: string
  /** One for each endpoint that is registered at Stripe: the platform's, Connect's, and the one for thin events. */
  webhookSecrets: readonly string[]
  /** Where the API is, if it isn't Stripe's own; only in a sandbox. */
  apiBase: string | null
  mode: Mode
  /** ISO 4217. */
  currency: string
  publicUrl: string
}

export function createClient({ secretKey, apiBase, publicUrl }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: 'Parley', url: publicUrl },
    ...(apiBase !== null && addressOf(new URL(apiBase))),
  })
}

const TIMEOUT_MS = 20_000

function addressOf({ protocol, hostname, port }: URL): { protocol: 'http' | 'https'; host: string; port: string } {
  return protocol === 'http:'
    ? { protocol: 'http', host: hostname, port: port || '80' }
    : { protocol: 'https', host: hostname, port: port || '443' }
}

export type Answer<T> = { value: T } | { refusal: Refusal }

/** Waits for a request that creates something. Rejects if it isn't known whether Stripe created it. */
export async function answerTo<T>(request: Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await request }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { refusal: refusalOf(error.code) }
  }
}

function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors
  // Other missing permissions are a fault of the configuration.
  if (error instanceof StripePermissionError) return error.code === 'account_invalid'
  return error instanceof StripeInvalidRequestError
}

/** Runs what asks Stripe. Its errors hold the whole response, with personal data, so none gets any further. */
export async function withSafeErrors<T>(run: () => Promise<T>): Promise<T> {
  return await run().catch((error: unknown) => {
    throw safeError(error)
  })
}

function safeError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, statusCode, requestId } = error
  const facts = Object.entries({ code, status: statusCode, request: requestId })
  const known = facts.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]))
  return new Error(`Stripe didn't answer as expected: ${[type, ...known].join(', ')}.`)
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id
}

/** A field that the request asked to be expanded. */
export function expanded<T extends object>(field: string | T | null | undefined): T | null {
  if (typeof field === 'string') throw new Error('Stripe left a field unexpanded.')
  return field ?? null
}
