import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Random } from '../../../server/test/support/random.ts'

/** A proxy in front of the service that fails according to a plan made from a seed. */
export interface FailingProxy {
  url: string
  /** How often each thing happened. */
  counts: Record<Fault | 'cut stream', number>
  /** Whether it fails; otherwise, everything is passed on. */
  isFailing: boolean
  close(): Promise<void>
}

const FAULTS = {
  none: 50,
  /** The connection is lost before or after the service got the request. */
  'drop before': 8,
  'drop after': 12,
  /** The response ends in the middle. */
  'cut body': 10,
  /** The service never sees the request, or its response is replaced by one from a proxy. */
  '503 before': 6,
  '503 after': 6,
  '429': 4,
  /** The response never arrives. */
  hang: 4,
}
type Fault = keyof typeof FAULTS

export async function openFailingProxy(
  target: string,
  random: Random,
  without: readonly Fault[] = [],
): Promise<FailingProxy> {
  const names = Object.keys(FAULTS) as Fault[]
  const counts = { ...Object.fromEntries(names.map((name) => [name, 0])), 'cut stream': 0 } as FailingProxy['counts']
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const proxy: FailingProxy = {
    url: `http://127.0.0.1:${port}`,
    counts,
    isFailing: true,
    async close() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
  return proxy

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isStream = incoming.url?.includes('/events/stream')
    const fault =
      (proxy.isFailing && !isStream && random.weigh(names, (name) => (without.includes(name) ? 0 : FAULTS[name]))) ||
      'none'
    counts[fault]++
    if (fault === 'drop before') return void outgoing.destroy()
    if (fault === '503 before' || fault === '429') return answer(outgoing, Number(fault.slice(0, 3)))
    const response = await forward(incoming, outgoing)
    if (isStream) return passStream(response, outgoing)
    const body = Buffer.concat(await response.toArray())
    if (fault === 'hang') return
    if (fault === 'drop after') return void outgoing.destroy()
    if (fault === '503 after') return answer(outgoing, 503)
    outgoing.writeHead(response.statusCode ?? 500, response.headers)
    if (fault === 'cut body') outgoing.write(body.subarray(0, body.length >> 1), () => outgoing.destroy())
    else outgoing.end(body)
  }

  /** Passes on a random number of bytes, and then cuts the connection, mostly in the middle of an event. */
  async function passStream(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    outgoing.writeHead(response.statusCode ?? 500, response.headers)
    outgoing.once('close', () => response.destroy())
    let left = proxy.isFailing ? random.between(1, 4_000) : Number.POSITIVE_INFINITY
    for await (const chunk of response as AsyncIterable<Buffer>) {
      const part = chunk.subarray(0, Math.min(left, chunk.length))
      left -= part.length
      if (left > 0) outgoing.write(part)
      else {
        counts['cut stream']++
        outgoing.write(part, () => outgoing.destroy())
        return
      }
    }
    outgoing.end()
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<IncomingMessage> {
    const { method, headers, url = '' } = incoming
    const onward = request(new URL(url, target), { method, headers, agent })
    // A stream whose reader has left.
    outgoing.once('close', () => !outgoing.writableFinished && url.includes('/stream') && onward.destroy())
    incoming.pipe(onward)
    const [response] = (await once(onward, 'response')) as [IncomingMessage]
    return response
  }
}

function answer(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { 'content-type': 'text/html', 'retry-after': '0' }).end('<html>')
}
