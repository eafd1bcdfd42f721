import type { paths } from './generated/openapi-typescript.ts'

/** Calls the API with one key. Paths, parameters, bodies and responses are typed from the OpenAPI document. */
export class Client {
  readonly #baseUrl: string
  readonly #key: string

  constructor(baseUrl: string, key: string) {
    this.#baseUrl = baseUrl
    this.#key = key
  }

  get<Path extends keyof paths>(path: Path, ...input: Input<paths[Path]['get']>): Answer<paths[Path]['get']>
  get(path: string, input?: AnyInput) {
    return this.#send('GET', path, input)
  }

  post<Path extends keyof paths>(path: Path, ...input: Input<paths[Path]['post']>): Answer<paths[Path]['post']>
  post(path: string, input?: AnyInput) {
    return this.#send('POST', path, input)
  }

  patch<Path extends keyof paths>(path: Path, ...input: Input<paths[Path]['patch']>): Answer<paths[Path]['patch']>
  patch(path: string, input?: AnyInput) {
    return this.#send('PATCH', path, input)
  }

  async #send(method: string, path: string, { params = {}, query = {}, body }: AnyInput = {}) {
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
    const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
    const response = await fetch(`${this.#baseUrl}${filled}?${new URLSearchParams(texts)}`, {
      method,
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    if (!response.ok) throw new Error(`${method} ${filled}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** What a call takes in addition to the path; optional if the operation doesn't require anything. */
type Input<Operation> = object extends InputOf<Operation> ? [InputOf<Operation>?] : [InputOf<Operation>]
type InputOf<Operation> = ParamsOf<Operation> & QueryOf<Operation> & BodyOf<Operation>
type ParamsOf<Operation> = Operation extends { parameters: { path: infer Params } } ? { params: Params } : unknown
type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } } ? { query?: Query } : unknown
type BodyOf<Operation> = Operation extends { requestBody: Json<infer Body> }
  ? { body: Body }
  : Operation extends { requestBody?: Json<infer Body> }
    ? { body?: Body }
    : unknown

type Answer<Operation> = Operation extends { responses: { 200: Json<infer Body> } | { 201: Json<infer Body> } }
  ? Promise<Body>
  : never

interface Json<Body> {
  content: { 'application/json': Body }
}
