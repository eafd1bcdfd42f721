import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Audience, type Event, type EventType, Parley, ParleyError } from '@parley/sdk'
import { type Command, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { connectSignedIn } from '../connect.ts'
import { CommandFailed, usageError } from '../exit-codes.ts'
import { withFileLock } from '../file-lock.ts'
import { readJson, writeJson } from '../files.ts'
import { events as knownEvents } from '../operations.ts'
import { safe, truncated } from '../terminal.ts'

interface ListenOptions {
  forwardTo?: string
  audience?: Audience
  events?: string[]
  replay?: string[]
  secret?: string
  fromStart?: boolean
  forget?: boolean
}

const ANSWER_MAX_MS = 15_000
const ANSWER_MAX_BYTES = 16_384
const BODY_SHOWN = 160
const RETRY_MS = 1_000

export function addListenCommand(cli: Cli, program: Command): void {
  program
    .command('listen')
    .summary('forward events to your machine')
    .description(
      'Follows your events and forwards them, in order, to a local address as signed webhooks, with the same body and headers that the service sends. After a restart, it continues where it stopped. Without --forward-to, it only shows them.',
    )
    .option('--forward-to <address>', 'for example localhost:4000/hook')
    .option('--events <types...>', 'only these types, for example contract.completed or milestone.*')
    .addOption(
      new Option('--audience <audience>', 'whose events: yours, public ones, or all of them (operators only)').choices([
        'me',
        'market',
        'all',
      ]),
    )
    .option('--replay <ids...>', 'forward these events again and exit')
    .option('--secret <secret>', 'sign with this secret (whsec_…); default: one that’s created once and saved')
    .option('--from-start', 'the first time, start with the oldest event instead of the next one')
    .option('--forget', 'forget where it stopped and start as if for the first time')
    .action((options: ListenOptions) => listen(cli, options))
}

async function listen(cli: Cli, options: ListenOptions): Promise<void> {
  const target = options.forwardTo === undefined ? null : targetFrom(options.forwardTo)
  const types = options.events === undefined ? undefined : typesFrom(options.events)
  if (options.replay && !target)
    throw usageError('--replay needs an address to forward to.', 'Add --forward-to localhost:4000/hook')
  const { parley, baseUrl } = await connectSignedIn(cli)
  const { user, agent } = await parley.request('getMe')
  const secret = options.secret ?? (await keptSecret(cli))
  const forwarder = target === null ? null : new Forwarder(cli, target, secret)
  const { terminal } = cli
  // Left out for the reader's own events, for which cursors were kept without it.
  const shared = options.audience && options.audience !== 'me' ? { audience: options.audience } : {}
  if (forwarder && options.replay) return replay(parley, forwarder, shared, options.replay)

  const reader = agent?.id ?? user.user_id
  const place = await openPlace(cli, parley, { baseUrl, reader, target, types: types ?? null, ...shared }, options)
  terminal.note(
    `${place.isNew ? 'Listening' : 'Continuing'} as ${agent?.name ?? user.display_name} on ${baseUrl}. Press Ctrl-C to stop.`,
  )
  if (forwarder) {
    terminal.note(`Forwarding to  ${target}`)
    terminal.note(`Signed with    ${secret}`)
  }
  const query = { ...shared, ...(place.position !== undefined && { after: place.position }), ...(types && { types }) }
  let last = place.position
  try {
    for await (const event of parley.events.follow(query, { signal: cli.interrupted })) {
      if (forwarder) await forwarder.forward(event)
      else terminal.print(`${timeNow()}  ${terminal.style('bold', event.type)}  ${terminal.style('cyan', event.id)}`)
      await place.keep(event.id)
      last = event.id
    }
  } catch (error) {
    throw isUnknownPlace(error) ? unknownPlace(last) : error
  }
}

function isUnknownPlace(error: unknown): boolean {
  return error instanceof ParleyError && (error.has('stale_cursor') || error.has('bad_cursor'))
}

/** It must not continue automatically: no one knows which events were missed. */
function unknownPlace(position: string | undefined): CommandFailed {
  const where = position?.startsWith('evt_') ? `after ${position}` : 'before its first event'
  return new CommandFailed(
    `listen stopped ${where}, and the server no longer knows that position. Its database was probably restored from a backup, so some events may be missing, or may appear again with different ids.`,
    {
      next: [
        'To continue with the next event, run the same command with --forget',
        'To forward all events the server has, run it with --forget --from-start',
      ],
    },
  )
}

type ForwardedEvent = Pick<Event, 'id' | 'type' | 'created_at'> & { data: object }

/** Sends one event at a time, as the service sends webhooks. */
class Forwarder {
  readonly #cli: Cli
  readonly #target: string
  readonly #secret: string

  constructor(cli: Cli, target: string, secret: string) {
    this.#cli = cli
    this.#target = target
    this.#secret = secret
  }

  /** Returns when the target has got the event. An answer other than 2xx is shown, and the next event follows. */
  async forward(event: ForwardedEvent): Promise<void> {
    const { terminal, interrupted } = this.#cli
    for (let attempt = 1; ; attempt += 1) {
      const startedMs = performance.now()
      try {
        const { status, body } = await this.#send(event)
        return this.#show(event, status, Math.round(performance.now() - startedMs), body)
      } catch (error) {
        interrupted.throwIfAborted()
        if ((error as Error).name === 'TimeoutError') return this.#show(event, null, ANSWER_MAX_MS, 'no response')
        if (attempt === 1) terminal.note(`Can’t reach ${this.#target} (${reasonOf(error)}). Retrying …`)
        await sleep(RETRY_MS, undefined, { signal: interrupted })
      }
    }
  }

  async #send(event: ForwardedEvent): Promise<{ status: number; body: string }> {
    const { id, type, created_at: timestamp, data } = event
    const { body, headers } = await Parley.webhooks.sign({ id, type, timestamp, data }, this.#secret)
    const response = await fetch(this.#target, {
      method: 'POST',
      redirect: 'manual',
      body,
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
      headers: {
        ...headers,
        'user-agent': `parley-cli/${this.#cli.version} listen`,
      },
    })
    return { status: response.status, body: await beginningOf(response) }
  }

  #show({ type, id }: ForwardedEvent, status: number | null, latencyMs: number, body: string): void {
    const { terminal } = this.#cli
    const isGood = status !== null && status >= 200 && status < 300
    const result = terminal.style(isGood ? 'green' : 'red', String(status ?? '---'))
    const shown = truncated(safe(body), BODY_SHOWN)
    terminal.print(
      `${timeNow()}  ${terminal.style('bold', type)}  ${terminal.style('cyan', id)}  → ${result} in ${latencyMs} ms  ${terminal.style('dim', shown)}`.trimEnd(),
    )
  }
}

async function replay(
  parley: Parley,
  forwarder: Forwarder,
  audience: { audience?: Audience },
  ids: readonly string[],
): Promise<void> {
  const missing = new Set(ids)
  for await (const event of parley.events.list({ ...audience, limit: 100 })) {
    if (!missing.delete(event.id)) continue
    await forwarder.forward(event)
    if (missing.size === 0) return
  }
  throw new CommandFailed(`Not in your feed: ${[...missing].join(', ')}.`, {
    next: ['List your events: parley events list'],
  })
}

/** Where a listener is in the feed. Kept for each server, reader, target and filter. */
interface Place {
  /** The id of the last event that was forwarded, or the cursor at which the first start began. */
  position: string | undefined
  isNew: boolean
  keep(position: string): Promise<void>
}

interface Listener {
  baseUrl: string
  reader: string
  target: string | null
  types: EventType[] | null
  audience?: Audience
}

async function openPlace(cli: Cli, parley: Parley, of: Listener, { fromStart, forget }: ListenOptions): Promise<Place> {
  const hash = createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 32)
  const path = join(cli.profiles.folder, 'listen', `${hash}.json`)
  const keep = (position: string) => writeJson(path, { ...of, position })
  if (forget) await rm(path, { force: true })
  const kept = await readJson<{ position: string }>(path)
  if (kept) return { position: kept.position, isNew: false, keep }
  if (fromStart) return { position: undefined, isNew: true, keep }
  const position = await newestCursor(parley, of)
  // At once: after a kill before the first event it must not begin later than here.
  await keep(position)
  return { position, isNew: true, keep }
}

async function newestCursor(parley: Parley, { types, audience }: Listener): Promise<string> {
  const query = { after: 'latest', ...(audience && { audience }), ...(types && { types }) }
  const { next_cursor } = await parley.request('listEvents', { query })
  return next_cursor
}

async function keptSecret(cli: Cli): Promise<string> {
  const path = join(cli.profiles.folder, 'listen', 'secret.json')
  // Of listeners that start at the same time, one makes the secret.
  return withFileLock(`${path}.lock`, async () => {
    const kept = await readJson<{ secret: string }>(path)
    if (kept) return kept.secret
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    await writeJson(path, { secret })
    return secret
  })
}

async function beginningOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= ANSWER_MAX_BYTES) break
  }
  return Buffer.concat(chunks).toString()
}

function targetFrom(text: string): string {
  const withHost = /^\d+(\/|$)/.test(text) ? `localhost:${text}` : text
  const url = /^https?:\/\//.test(withHost) ? withHost : `http://${withHost}`
  if (/^https?:\/\/[^/]*@/.test(url))
    throw usageError(
      'The address contains a user name or password, which can’t be sent.',
      'Use a format like localhost:4000/hook',
    )
  if (URL.canParse(url)) return new URL(url).href
  throw usageError(`"${text}" isn’t an address.`, 'Use a format like localhost:4000/hook')
}

/** `milestone.*` stands for every type that starts with it. */
function typesFrom(given: readonly string[]): EventType[] {
  const names = given.flatMap((each) => each.split(',')).filter((each) => each !== '')
  const found = names.flatMap((name) => {
    const matching = Object.keys(knownEvents).filter(
      (type) => type === name || (name.endsWith('*') && type.startsWith(name.slice(0, -1))),
    )
    if (matching.length === 0) throw usageError(`There is no event type "${name}".`, 'List them: parley trigger')
    return matching
  })
  return [...new Set(found)].sort() as EventType[]
}

function reasonOf(error: unknown): string {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
  return code ?? message
}

function timeNow(): string {
  return new Date().toTimeString().slice(0, 8)
}
