import { setTimeout as sleep } from 'node:timers/promises'
import { type LoggedRequest, type Parley, ParleyError, type Query } from '@parley/sdk'
import { type Command, InvalidArgumentError } from 'commander'
import type { Cli } from '../cli.ts'
import { connectSignedIn } from '../connect.ts'
import { CommandFailed, exitCodes } from '../exit-codes.ts'
import { commandWithKey } from '../hints.ts'
import { jsonOf } from '../present.ts'
import { safe } from '../terminal.ts'

interface TailOptions {
  failed?: boolean
  key?: string
  operation?: string
  last: number
  json?: boolean
}

type Filter = Pick<Query<'listRequests'>, 'key_id' | 'operation' | 'status'>

const LAST_DEFAULT = 10
const LAST_MAX = 100
const POLL_MS = 1_000
const PAGE = 50
// If more requests than this came between two looks, the oldest of them are not shown.
const AT_ONCE_MAX = 10_000

export function addLogsCommand(cli: Cli, program: Command): void {
  const logs = program
    .command('logs')
    .summary('show requests made with your keys')
    .description('Requests from your keys, agents and connected apps in the last 7 days.')
    .helpCommand(false)
  logs
    .command('tail')
    .summary('follow requests as they happen')
    .description(
      'Shows the last requests, then each new one about a second after its response: time, status, method, path, duration, the reason for a refusal, and the request id. Needs an API key with the keys:write scope. Press Ctrl-C to stop.',
    )
    .option('--failed', 'only refused or failed requests')
    .option('--key <id>', 'only requests with this key')
    .option('--operation <id>', 'only calls to this operation, for example createGig')
    .option('--last <count>', 'how many earlier requests to show first', parseCount, LAST_DEFAULT)
    .option('--json', 'print each as a line of JSON')
    .action((options: TailOptions) => tail(cli, options))
}

async function tail(cli: Cli, options: TailOptions): Promise<void> {
  const { terminal } = cli
  if (options.json) cli.writeErrorsAsJson()
  const { parley, baseUrl, as } = await connectSignedIn(cli)
  if (as === 'login') throw needsKey(baseUrl)
  const filter: Filter = {
    ...(options.failed && { status: 'failed' }),
    ...(options.key !== undefined && { key_id: options.key }),
    ...(options.operation !== undefined && { operation: options.operation }),
  }
  const show = (request: LoggedRequest) => terminal.print(options.json ? jsonOf(request, 0) : lineOf(cli, request))
  const { data: last } = await parley.request('listRequests', {
    query: { ...filter, limit: Math.max(1, options.last) },
  })
  for (const request of last.slice(0, options.last).reverse()) show(request)
  terminal.note(`Following requests on ${baseUrl}. Press Ctrl-C to stop.`)
  for await (const request of newRequests(cli, parley, filter, last[0]?.id ?? null)) show(request)
}

/** Every request after the newest one that is known. While the service is away, it waits. */
async function* newRequests(
  cli: Cli,
  parley: Parley,
  filter: Filter,
  newest: string | null,
): AsyncGenerator<LoggedRequest> {
  const { terminal, interrupted: signal } = cli
  let known = newest
  let isAway = false
  for (;;) {
    await sleep(POLL_MS, undefined, { signal })
    try {
      const found = await requestsAfter(parley, filter, known, signal)
      known = found.at(-1)?.id ?? known
      isAway = false
      yield* found
    } catch (error) {
      signal.throwIfAborted()
      if (!isUnavailable(error)) throw error
      if (!isAway) terminal.note('Can’t reach the server. Retrying …')
      isAway = true
    }
  }
}

/** Oldest first. The log is read backwards until the known request; none appears later before one that was read. */
async function requestsAfter(
  parley: Parley,
  filter: Filter,
  known: string | null,
  signal: AbortSignal,
): Promise<LoggedRequest[]> {
  const found: LoggedRequest[] = []
  for await (const request of parley.requests.list({ ...filter, limit: PAGE }, { signal })) {
    if (request.id === known || found.length === AT_ONCE_MAX) break
    found.push(request)
  }
  return found.reverse()
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ParleyError && (error.status === null || error.status >= 500)
}

function lineOf({ terminal }: Cli, request: LoggedRequest): string {
  const { at, status, method, path, duration_ms, channel, issue_codes, request_id } = request
  const time = new Date(at).toTimeString().slice(0, 8)
  const outcome = terminal.style(status < 400 ? 'green' : status < 500 ? 'yellow' : 'red', String(status))
  const why = issue_codes.length > 0 ? `  ${terminal.style('yellow', safe(issue_codes.join(', ')))}` : ''
  const where = channel === 'mcp' ? '  mcp' : ''
  return `${time}  ${outcome}  ${method.padEnd(6)}  ${terminal.style('bold', safe(path))}  ${duration_ms} ms${where}${why}  ${terminal.style('dim', safe(request_id))}`
}

function needsKey(baseUrl: string): CommandFailed {
  return new CommandFailed('parley login connects as an app, and apps can’t read the requests made with your keys.', {
    exitCode: exitCodes.refused,
    next: [`Use an API key with the keys:write scope: ${commandWithKey({ baseUrl }, 'logs tail')}`],
  })
}

function parseCount(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= LAST_MAX) return Number(text)
  throw new InvalidArgumentError(`Enter a number from 0 to ${LAST_MAX}.`)
}
