import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A plain load balancer: it checks which processes are ready, and forwards requests to them in turn. */
export interface LoadBalancer {
  url: string
  /** Requests that it could not forward. */
  failures: string[]
  /** How many requests it resent to another process, because the first refused the connection or they only read. */
  retries(): number
  /** Resolves when its checks say that this process is ready, or that it isn't. */
  until(target: string, isReady: boolean): Promise<void>
  close(): void
}

export async function openLoadBalancer(urls: readonly string[]): Promise<LoadBalancer> {
  const targets = urls.map((url) => ({
    url,
    isReady: false,
    missed: 0,
    agent: new Agent({ keepAlive: true, maxSockets: 256 }),
  }))
  const failures: string[] = []
  let retries = 0
  let turn = 0
  let isOpen = true

  for (const target of targets) void keepChecking(target)

  async function keepChecking(target: (typeof targets)[number]): Promise<void> {
    while (isOpen) {
      const answer = await isReady(target.url)
      target.missed = answer ? 0 : target.missed + 1
      target.isReady = answer || (target.isReady && target.missed < MISSED_MAX)
      await sleep(CHECK_MS)
    }
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const ready = targets.filter(({ isReady }) => isReady)
    turn++
    for (const [attempt, target] of [...ready.keys()].map((i) => [i, ready[(turn + i) % ready.length]] as const)) {
      if (!target) break
      const failure = await forward(target, incoming, body, outgoing)
      if (failure === null) return
      // A proxy must not repeat other requests on its own (RFC 9110, 9.2.2).
      const mayRepeat = failure.code === 'ECONNREFUSED' || incoming.method === 'GET'
      if (!mayRepeat || outgoing.headersSent || attempt === ready.length - 1) {
        return fail(incoming, outgoing, `${failure.code} ${failure.message}`)
      }
      retries++
    }
    fail(incoming, outgoing, 'no process is ready')
  }

  function fail({ method, url }: IncomingMessage, outgoing: ServerResponse, reason: string): void {
    failures.push(`${method} ${url}: ${reason}`)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch((error) => fail(incoming, outgoing, String(error)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    retries: () => retries,
    async until(url, isReady) {
      const target = targets.find((one) => one.url === url)
      while (target?.isReady !== isReady) await sleep(20)
    },
    close() {
      isOpen = false
      server.close()
      server.closeAllConnections()
      for (const { agent } of targets) agent.destroy()
    },
  }
}

const CHECK_MS = 100
// A busy machine may be slow to respond; a process that's gone refuses the connection immediately.
const CHECK_TIMEOUT_MS = 5_000
// One failed check does not take a process out.
const MISSED_MAX = 3

/** Opens a new connection for each check. */
function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const check = request(`${url}/api/health/ready`, { agent: false, timeout: CHECK_TIMEOUT_MS }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    check.once('timeout', () => check.destroy())
    check.once('error', () => resolve(false))
    check.end()
  })
}

/** Null if the response was forwarded. */
function forward(
  target: { url: string; agent: Agent },
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const { connection: _, 'transfer-encoding': __, ...passedOn } = headers
    const sending = request(
      `${target.url}${url}`,
      { method, agent: target.agent, headers: { ...passedOn, 'content-length': body.length } },
      (answer) => {
        const { connection: ___, 'keep-alive': ____, ...rest } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, rest)
        answer.pipe(outgoing)
        answer.once('end', () => resolve(null))
        answer.once('error', resolve)
      },
    )
    sending.once('error', resolve)
    sending.end(body)
  })
}
