import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What anybody puts before several processes: it asks who is ready, and hands requests to those who are. */
export interface LoadBalancer {
  url: string
  /** What it had to answer itself, since nobody else did. */
  failures: string[]
  /** How many requests it sent a second time, because the first had not arrived or could do no harm. */
  retries(): number
  /** Resolves when it takes this one for ready, or no longer. */
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

  const checking = targets.map((target) =>
    setInterval(() => {
      void isReady(target.url).then((answer) => {
        target.missed = answer ? 0 : target.missed + 1
        target.isReady = answer || (target.isReady && target.missed < MISSED_MAX)
      })
    }, CHECK_MS),
  )

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
      // Nothing else may be sent twice by somebody who does not know what it does (RFC 9110, 9.2.2).
      const mayRepeat = failure.code === 'ECONNREFUSED' || incoming.method === 'GET'
      if (!mayRepeat || outgoing.headersSent || attempt === ready.length - 1) {
        return fail(incoming, outgoing, `${failure.code} ${failure.message}`)
      }
      retries++
    }
    fail(incoming, outgoing, 'nobody is ready')
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
      while (target?.isReady !== isReady) await new Promise((resolve) => setTimeout(resolve, 20))
    },
    close() {
      for (const timer of checking) clearInterval(timer)
      server.close()
      server.closeAllConnections()
      for (const { agent } of targets) agent.destroy()
    },
  }
}

const CHECK_MS = 100
const CHECK_TIMEOUT_MS = 1_000
// One late answer of a busy process does not take it out.
const MISSED_MAX = 3

/** Asked over a connection of its own each time, as a stranger would come. */
function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request(`${url}/api/health/ready`, { agent: false, timeout: CHECK_TIMEOUT_MS }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', () => resolve(false))
    asking.end()
  })
}

/** Null when the answer was passed on. */
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
