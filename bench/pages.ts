import { setTimeout as sleep } from 'node:timers/promises'
import { get, medianOf, post, printTable, type Service, warnWhenBusy, withService } from './support.ts'

// npm run bench:pages: how long a visitor waits for the HTML of a public page, in a filled demo market.

const REQUESTS = 200
const TARGET_MS = 50

try {
  warnWhenBusy()
  const rows = await withService(measureAll, { RATE_LIMIT_PER_MINUTE: '0' })
  printTable([['page', 'target', 'median', 'slowest of 200', ''], ...rows])
  process.exitCode = rows.every((row) => row.at(-1) === 'ok') ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function measureAll(service: Service): Promise<string[][]> {
  await fill(service)
  const site = service.url.replace(/\/api$/, '').replace('127.0.0.1', 'localhost')
  const linkIn = async (path: string, link: RegExp) => link.exec(await (await open(site + path)).text())?.[1] ?? path
  const paths = [
    '/',
    '/gigs',
    '/gigs?q=website&remote=true',
    await linkIn('/gigs', /href="(\/gigs\/gig_\w+)"/),
    '/people',
    await linkIn('/people', /href="(\/people\/usr_\w+)"/),
    '/sitemap.xml',
  ]
  const rows: string[][] = []
  for (const path of paths) rows.push(await measure(site, path))
  return rows
}

async function measure(site: string, path: string): Promise<string[]> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const startedMs = performance.now()
    await (await open(site + path)).text()
    times.push(performance.now() - startedMs)
  }
  const median = medianOf(times)
  const shown = path.replace(/_\w+$/, '_…')
  const isOk = median <= TARGET_MS
  return [
    shown,
    `≤ ${TARGET_MS} ms`,
    `${median.toFixed(1)} ms`,
    `${Math.max(...times).toFixed(0)} ms`,
    isOk ? 'ok' : 'MISSED',
  ]
}

async function open(url: string): Promise<Response> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return response
}

async function fill({ url, operatorKey }: Service): Promise<void> {
  console.error('Creating the demo market …')
  await post(`${url}/sandbox/demo`, operatorKey, {})
  for (let status = 'running'; status !== 'done'; ) {
    await sleep(500)
    status = (await get<{ status: string }>(`${url}/sandbox/demo`, operatorKey)).status
    if (status === 'failed') throw new Error('The demo market couldn’t be created.')
  }
}
