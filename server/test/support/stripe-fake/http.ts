import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { accountRoutes } from './accounts.ts'
import { balanceRoutes } from './balance.ts'
import { chargeRoutes } from './charges.ts'
import { checkoutRoutes } from './checkout.ts'
import { disputeRoutes } from './disputes.ts'
import { eventRoutes } from './events.ts'
import { invalid, StripeFailure } from './failures.ts'
import type { Fault, FaultSource } from './faults.ts'
import { type Answer, IdempotencyKeys } from './idempotency.ts'
import { expand } from './lists.ts'
import { openPage } from './pages.ts'
import { Params, parseForm } from './params.ts'
import { payoutRoutes } from './payouts.ts'
import { refundRoutes } from './refunds.ts'
import type { Route } from './routes.ts'
import { PLATFORM, requireAccount, type State } from './state.ts'
import { transferRoutes } from './transfers.ts'

const routes: Route[] = [
  ...accountRoutes,
  ...balanceRoutes,
  ...chargeRoutes,
  ...checkoutRoutes,
  ...disputeRoutes,
  ...eventRoutes,
  ...payoutRoutes,
  ...refundRoutes,
  ...transferRoutes,
]

/** A request that reached the API, and the status it was answered with. */
export interface Received {
  method: string
  path: string
  params: Params['values']
  account: string
  idempotencyKey: string | null
  /** Null when there was no answer. */
  status: number | null
}

export interface ServerParts {
  state: State
  faults: FaultSource
  /** Called before each request. */
  beforeEach(): void
  /** Sends the webhooks that are waiting. */
  deliver(): Promise<void>
  received: Received[]
}

export function createStripeServer(parts: ServerParts): Server {
  const { state } = parts
  const keys = new IdempotencyKeys(() => state.now(), state.settings.idempotencySeconds)
  return createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => {
      // A defect of the fake should be seen in the test that met it.
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      send(response, { status: 500, body: { error: { type: 'api_error', message: `The fake failed: ${message}` } } })
    })
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const url = new URL(request.url ?? '/', state.baseUrl)
    parts.beforeEach()
    if (!/^\/v[12]\//.test(url.pathname)) return servePage(url.pathname, text, response)
    const received = receivedFrom(request, url, text)
    parts.received.push(received)
    const requestId = `req_${parts.received.length}`
    response.setHeader('request-id', requestId)
    response.setHeader('stripe-version', request.headers['stripe-version'] ?? '')
    const answer = await answerWithFaults(request, received, requestId)
    if (answer === 'hang up') return void request.socket.destroy()
    if (answer === 'timeout') return
    received.status = answer.status
    send(response, answer)
  }

  async function answerWithFaults(
    request: IncomingMessage,
    received: Received,
    requestId: string,
  ): Promise<Answer | 'hang up' | 'timeout'> {
    const fault = parts.faults.take(received.method, received.path)
    if (fault?.when === 'before') return faultAnswer(fault) ?? (await act(request, received, requestId, null))
    const answer = await act(request, received, requestId, fault)
    if (fault?.status === 'deliver first') await parts.deliver()
    return (fault && faultAnswer(fault)) ?? answer
  }

  async function act(
    request: IncomingMessage,
    received: Received,
    requestId: string,
    fault: Fault | null,
  ): Promise<Answer> {
    const { method, path, account, params } = received
    const isV2 = path.startsWith('/v2/')
    const key = method === 'POST' && received.idempotencyKey ? `${account} ${received.idempotencyKey}` : null
    let hasBegun = false
    try {
      requireKey(request.headers.authorization, state.settings.secretKey)
      requireAccount(state, account)
      const { route, id } = routeOf(method, path)
      requireKnown(route, params)
      if (account !== PLATFORM && !route.forAccounts) {
        throw invalid('account_invalid', `The platform does ${method} ${path} itself, not for ${account}.`)
      }
      if (key !== null) {
        const replayed = keys.begin(key, JSON.stringify([path, params]), requestId)
        if (replayed !== null) return replayed
        hasBegun = true
      }
      await parts.faults.gate(method, path)
      const reader = new Params(params)
      const object = route.run({ state, params: reader, id, account })
      const answer = {
        status: 200,
        body: isV2 ? structuredClone(object) : expand(state, object, reader.list('expand')),
      }
      if (key !== null) keys.save(key, (fault?.isSaved && faultBody(fault)) || answer)
      return answer
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error
      const answer = { status: error.status, body: { error: error.error } }
      // With v2, a request that failed can be repeated with the same key.
      if (key !== null && hasBegun && error.isSaved && !isV2) keys.save(key, answer)
      else if (key !== null && hasBegun) keys.forget(key)
      return answer
    }
  }

  function servePage(path: string, text: string, response: ServerResponse): void {
    const page = openPage(state, path, new URLSearchParams(text).get('pressed'))
    if (page === null) response.writeHead(404).end()
    else if ('location' in page) response.writeHead(303, { location: page.location }).end()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
  }
}

function receivedFrom(request: IncomingMessage, url: URL, text: string): Received {
  const query = parseForm(url.search.slice(1))
  const isJson = request.headers['content-type']?.includes('json') === true
  const body = text === '' ? {} : isJson ? JSON.parse(text) : parseForm(text)
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    params: { ...query, ...body },
    account: headerOf(request, 'stripe-account') ?? headerOf(request, 'stripe-context') ?? PLATFORM,
    idempotencyKey: headerOf(request, 'idempotency-key'),
    status: null,
  }
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function requireKey(authorization: string | undefined, secretKey: string): void {
  if (authorization === `Bearer ${secretKey}`) return
  const message = authorization === undefined ? 'You did not provide an API key.' : 'Invalid API Key provided.'
  throw new StripeFailure(401, { type: 'invalid_request_error', message })
}

function routeOf(method: string, path: string): { route: Route; id: string } {
  for (const route of routes) {
    const match = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`).exec(path)
    if (match && route.method === method) return { route, id: decodeURIComponent(match[1] ?? '') }
  }
  const message = `Unrecognized request URL (${method}: ${path}).`
  throw new StripeFailure(404, { type: 'invalid_request_error', message })
}

function requireKnown(route: Route, params: Params['values']): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !route.takes.includes(name))
  if (unknown !== undefined) throw invalid('parameter_unknown', `Received unknown parameter: ${unknown}`, unknown)
}

function faultAnswer(fault: Fault): Answer | 'hang up' | 'timeout' | null {
  if (fault.status === 'hang up' || fault.status === 'timeout') return fault.status
  return faultBody(fault)
}

function faultBody({ status }: Fault): Answer | null {
  if (typeof status !== 'number') return null
  const error =
    status === 429
      ? { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }
      : { type: 'api_error', message: 'An unknown error occurred.' }
  // Stripe tells its client not to retry a 500: the idempotency key would only replay it.
  return { status, body: { error }, headers: status === 500 ? { 'stripe-should-retry': 'false' } : {} }
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
