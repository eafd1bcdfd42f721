import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Someone who uses the API with a key, as any program would. */
export interface Caller {
  userId: string
  key: string
}

/** An answer of the API. What is in it is only read. */
// biome-ignore lint/suspicious/noExplicitAny: The stories read single fields of many shapes.
export type Answer = any

export type Call = (
  caller: Caller,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  body?: object | Uint8Array,
  /** Why, for the owner of the agent that calls. */
  reason?: string,
) => Promise<Answer>

/** Calls the API of the service at `url`. A busy service is asked again; any other refusal ends the filling. */
export function createCall(url: () => string, signal: AbortSignal): Call {
  return async (caller, method, path, body = {}, reason) => {
    // The same for each attempt, so that nothing happens twice.
    const idempotencyKey = randomUUID()
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(`${url()}/api${path}`, {
        method,
        signal,
        headers: {
          authorization: `Bearer ${caller.key}`,
          ...(method !== 'GET' && !(body instanceof Uint8Array) && { 'content-type': 'application/json' }),
          ...(method === 'POST' && { 'idempotency-key': idempotencyKey }),
          ...(reason !== undefined && { 'parley-reason': encodeURIComponent(reason) }),
        },
        ...(method !== 'GET' && { body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
      })
      const answer: Answer = await response.json()
      if (response.ok) return answer
      const { code } = answer.error.issues[0] ?? {}
      if (code === 'approval_required') return answer.error.issues[0].details
      if (attempt === ATTEMPTS_MAX || ![429, 503].includes(response.status)) {
        throw new Error(`${method} ${path} was answered with ${response.status}: ${JSON.stringify(answer.error)}`)
      }
      await sleep(Number(response.headers.get('retry-after') ?? 1) * 1_000, undefined, { signal })
    }
  }
}

const ATTEMPTS_MAX = 60
