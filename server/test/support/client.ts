import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { problemsWithError } from './refusals.ts'

/** A response of the API. */
export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: A test says what it expects by asserting it.
  body: any
  text: string
}

/** A caller of the API with one key, or with none. */
export class Client {
  readonly url: string
  readonly secret: string | null
  readonly userId: string
  readonly agentId: string | null

  constructor(url: string, secret: string | null, userId = '', agentId: string | null = null) {
    this.url = url
    this.secret = secret
    this.userId = userId
    this.agentId = agentId
  }

  /** Another caller of the same service. */
  as(secret: string, userId: string): Client {
    return new Client(this.url, secret, userId)
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers)
  }

  put(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('PUT', path, body, headers)
  }

  patch(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('PATCH', path, body, headers)
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path)
  }

  upload(name: string, bytes: Uint8Array | string, headers: Record<string, string> = {}): Promise<Answer> {
    const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
    return this.send('POST', `/attachments?name=${encodeURIComponent(name)}`, body, headers)
  }

  /** The bytes of a file, or a refusal. */
  async download(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<Pick<Answer, 'status' | 'headers'> & { bytes: Buffer }> {
    const response = await fetch(`${this.url}/api${path}`, {
      headers: { ...(this.secret && { authorization: `Bearer ${this.secret}` }), ...headers },
    })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    timeoutMs?: number,
  ): Promise<Answer> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
      headers: {
        ...(this.secret && { authorization: `Bearer ${this.secret}` }),
        ...(body !== undefined && !(body instanceof Uint8Array) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      }),
    })
    const text = await response.text()
    // Exports have a different type.
    const isFile = /^(text\/csv|application\/x-ndjson)/.test(response.headers.get('content-type') ?? '')
    const json = isFile ? text : text && JSON.parse(text)
    // Checks every error in every test against the catalog.
    if (response.status >= 400) expect(problemsWithError(json), `${method} ${path}: ${text}`).toEqual([])
    return { status: response.status, headers: response.headers, body: json, text }
  }
}

/** A managed user, for whom an operator's key acts. */
export class ManagedUser extends Client {
  override send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    timeoutMs?: number,
  ): Promise<Answer> {
    return super.send(method, path, body, { 'parley-act-as': this.userId, ...headers }, timeoutMs)
  }

  /** Creates one with this operator's key. */
  static async create({ url, secret }: Client, fields: object = {}): Promise<ManagedUser> {
    const operator = new Client(url, secret)
    const { body } = await operator.post('/users/managed', { display_name: 'Mia', kind: 'person', ...fields })
    return new ManagedUser(url, secret, body.id)
  }
}

/**
 * A caller who retries after a 503, as the response asks. Each write has an Idempotency-Key, so that retrying has no second
 * effect.
 */
export class RetryingClient extends Client {
  override as(secret: string, userId: string): Client {
    return new RetryingClient(this.url, secret, userId)
  }

  override async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    timeoutMs?: number,
  ): Promise<Answer> {
    const repeatable = method !== 'GET' ? { 'idempotency-key': randomUUID(), ...headers } : headers
    for (;;) {
      const answer = await super.send(method, path, body, repeatable, timeoutMs)
      if (answer.status !== 503) return answer
      await sleep(100)
    }
  }
}

/** The codes of an error's issues. */
export function issueCodesOf(answer: Answer): string[] {
  return answer.body.error.issues.map((issue: { code: string }) => issue.code)
}

/** A response's body without ids, to compare what two callers find out about different resources. */
export function withoutIds({ text }: Answer): string {
  return text.replaceAll(/\b[a-z]{3}_[0-9a-z]{26}\b/g, 'id')
}

/** The body of a response to a request that has to succeed. */
export function expectOk({ status, body, text }: Answer) {
  expect([200, 201], text).toContain(status)
  return body
}
