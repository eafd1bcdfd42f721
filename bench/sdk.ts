import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type NewGig, Parley } from '@parley/sdk'
import { medianOf, printTable, warnWhenBusy } from './support.ts'

// npm run bench:sdk: calls through the SDK compared with the same calls through plain fetch, against a server that does nothing.

const PAIRS = 5
// Each pair takes turns, so that anything else the machine is doing affects both equally.
const TURNS = 20
const CALLS = 200
const AT_ONCE = 10
const TARGET = 0.85
const GIG: NewGig = {
  title: 'Translate a manual into French',
  description: 'Sixty pages about a lathe. '.repeat(20),
  skills: ['french', 'translation'],
  rate_type: 'fixed',
}

if (process.argv[2] === 'server') serve()
else {
  warnWhenBusy()
  await compare()
}

async function compare(): Promise<void> {
  const server = spawn(process.execPath, [fileURLToPath(import.meta.url), 'server'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = await once(server.stdout, 'data')
    const baseUrl = `http://127.0.0.1:${String(port).trim()}`
    const key = 'parley_sk_benchmark'
    const parley = new Parley({ baseUrl, key })
    const withSdk = (number: number) => (number % 2 ? parley.gigs.get('gig_1') : parley.gigs.create(GIG))
    const withFetch = (number: number) => (number % 2 ? bareFetch('/gigs/gig_1') : bareFetch('/gigs', GIG))
    async function bareFetch(path: string, body?: object): Promise<unknown> {
      const authorization = `Bearer ${key}`
      const response = await fetch(`${baseUrl}/api${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: body ? { authorization, 'content-type': 'application/json' } : { authorization },
      })
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return response.json()
    }

    /** Calls per second. */
    async function measurePair() {
      let [sdkMs, bareMs] = [0, 0]
      for (let turn = 0; turn < TURNS; turn++) {
        sdkMs += await timeOf(withSdk)
        bareMs += await timeOf(withFetch)
      }
      const calls = TURNS * CALLS * 1000
      return { sdk: calls / sdkMs, bare: calls / bareMs }
    }

    // The first calls compile the code of both.
    await measurePair()
    const ratios: number[] = []
    const rows: [string, number, number, string][] = []
    for (let pair = 1; pair <= PAIRS; pair++) {
      const { sdk, bare } = await measurePair()
      ratios.push(sdk / bare)
      rows.push([`pair ${pair}`, sdk, bare, (sdk / bare).toFixed(3)])
    }
    const median = medianOf(ratios)
    printTable([
      ['', 'SDK (1/s)', 'fetch (1/s)', 'ratio'],
      ...rows,
      ['median', '', '', `${median.toFixed(3)}, at least ${TARGET}`],
    ])
    if (median < TARGET) process.exitCode = 1
  } finally {
    server.kill()
  }
}

async function timeOf(call: (number: number) => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < CALLS) await call(next++)
    }),
  )
  return performance.now() - startMs
}

/** Responds to every request with the same gig. Prints its port. */
function serve(): void {
  const body = JSON.stringify({ id: 'gig_1', ...GIG, status: 'open', version: 1 })
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end(body))
  })
  // If the server closed an idle connection, the next plain fetch call would fail.
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
}
