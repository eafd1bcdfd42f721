import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { OperationId } from '@parley/sdk'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Cli } from './cli.ts'
import { connect } from './connect.ts'
import { CommandFailed, exitCodes, usageError } from './exit-codes.ts'
import { namedExpansions, withNames } from './names.ts'
import { cursorOf, type Operation, type Parameter } from './operations.ts'
import { addOutputOptions, requireOutputOptions } from './output-options.ts'
import { isForPrograms, jsonOf, type List, linesOfList, linesOfOne, type OutputOptions, type Row } from './present.ts'
import { readText } from './terminal.ts'
import { addWatchOption, type WatchOptions, watch } from './watch.ts'

/** Beside the parameters of the operation. */
interface CommonOptions extends OutputOptions, WatchOptions {
  /** A file with the body; `-` is standard input. */
  input?: string
  /** Where to save a file that the server sends; `-` is standard output. */
  output?: string
  all?: boolean
  [parameter: string]: unknown
}

const PAGE_MAX = 100
const ROWS_DEFAULT = 20

/** The parameters that the SDK sets, or that make no sense on a command line. */
const leftOut = new Set(['if-none-match', 'last-event-id'])

/** `parley gigs list`: ids are arguments, and lists are tables. */
export function addResourceCommand(cli: Cli, parent: Command, name: string, operation: Operation): void {
  const command = describe(parent.command(name), operation)
  for (const parameter of parametersIn(operation, 'path')) {
    command.argument(`<${flagName(parameter.name)}>`, parameter.description)
  }
  const isUpload = operation.bytes === 'sent'
  if (isUpload) command.argument('<file>', 'the file to upload; - is standard input')
  const list = cursorOf(operation) !== null
  for (const parameter of flagsOf(operation)) {
    if (!(list && parameter.name === 'limit')) command.addOption(optionOf(parameter))
  }
  if (list) {
    command.addOption(
      new Option('--limit <count>', `how many to show; default: ${ROWS_DEFAULT}`).argParser(parseInteger),
    )
    command.option('--all', 'show all')
  }
  addCommonOptions(command, operation)
  command.action(async (...given: unknown[]) => {
    const options = given.at(-2) as CommonOptions
    await requireOutputOptions(cli, options)
    const ids = given.slice(0, -2) as string[]
    if (isUpload) {
      options.input = ids.at(-1) ?? ''
      if (options.input !== '-') options.name ??= basename(options.input)
    }
    const params = Object.fromEntries(
      parametersIn(operation, 'path').map(({ name }, index) => [name, ids[index] ?? '']),
    )
    const call = await callOf(cli, operation, params, options)
    await show(cli, options, () =>
      list ? readList(cli, operation, call, options) : readOne(cli, operation, call, options),
    )
  })
}

/** `parley api createGig`: everything is a flag, and the answer is JSON. */
export function addApiCommand(cli: Cli, parent: Command, operation: Operation): void {
  const command = describe(parent.command(operation.id), operation)
  for (const parameter of parametersIn(operation, 'path')) command.addOption(optionOf(parameter).makeOptionMandatory())
  for (const parameter of flagsOf(operation)) command.addOption(optionOf(parameter))
  if (operation.bytes === 'sent') command.requiredOption('--input <file>', 'the file to send; - is standard input')
  addCommonOptions(command, operation)
  command.action(async (options: CommonOptions) => {
    await requireOutputOptions(cli, options)
    const params = Object.fromEntries(
      parametersIn(operation, 'path').map((parameter) => [parameter.name, String(options[attributeOf(parameter)])]),
    )
    const call = await callOf(cli, operation, params, options)
    await show(cli, options, () => readOne(cli, operation, call, { ...options, json: true }))
  })
}

function addCommonOptions(command: Command, operation: Operation): void {
  if (parametersIn(operation, 'body').length > 0)
    command.option('--input <file>', 'read the body from a JSON file; - is standard input')
  if (operation.bytes === 'answered') {
    command.option(
      '-o, --output <file>',
      'where to save the file; - is standard output; default: its own name, in the current folder',
    )
    return
  }
  addOutputOptions(command)
  if (operation.method === 'GET') addWatchOption(command)
}

/** What an answer is shown as. */
interface Output {
  lines: string[]
  /** Said besides the result. */
  note?: string
}

/** Shows an answer once, or as often as it changes. */
async function show(
  cli: Cli,
  options: CommonOptions,
  read: () => Promise<Output | AsyncIterable<unknown>>,
): Promise<void> {
  if (options.watch !== undefined) {
    return watch(cli, options.watch, async () => {
      const output = await read()
      if (isStream(output)) throw usageError('A stream already shows every change.', 'Omit --watch.')
      return output.note === undefined ? output.lines : [...output.lines, output.note]
    })
  }
  const output = await read()
  if (isStream(output)) {
    for await (const event of output) cli.terminal.print(jsonOf(event, 0))
    return
  }
  for (const line of output.lines) cli.terminal.print(line)
  if (output.note !== undefined) cli.terminal.note(cli.terminal.noteStyle('dim', output.note))
}

interface Call {
  input: { params: Record<string, string>; query: Record<string, unknown>; body?: Record<string, unknown> | Blob }
  options: { ifMatch?: string; idempotencyKey?: string; reason?: string }
}

async function callOf(
  cli: Cli,
  operation: Operation,
  params: Record<string, string>,
  options: CommonOptions,
): Promise<Call> {
  const given = (where: Parameter['in']) =>
    Object.fromEntries(
      parametersIn(operation, where)
        .map((parameter) => [parameter.name, options[attributeOf(parameter)]] as const)
        .filter(([, value]) => value !== undefined),
    )
  const headers = given('header') as Record<string, string>
  const reason = headers.reason ?? headers['parley-reason']
  const takesBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  const { input: file } = options
  const query = given('query')
  const body =
    takesBody &&
    (operation.bytes === 'sent'
      ? await openBytes(cli, file ?? '-')
      : { ...(file === undefined ? {} : await readBody(cli, file)), ...given('body') })
  requireFields(operation, { ...query, ...(!(body instanceof Blob) && body) })
  return {
    input: { params, query, ...(body && { body }) },
    options: {
      ...(headers['if-match'] !== undefined && { ifMatch: headers['if-match'] }),
      ...(headers['idempotency-key'] !== undefined && { idempotencyKey: headers['idempotency-key'] }),
      ...(reason !== undefined && { reason }),
    },
  }
}

/** Refuses a request that the server would refuse, in the words of the command line. */
function requireFields(operation: Operation, given: Record<string, unknown>): void {
  const { parameters, alternatives = [] } = operation
  const isGiven = (name: string) => given[name] !== undefined
  const missing = parameters.filter(({ name, in: where, required }) => required && where !== 'path' && !isGiven(name))
  if (missing.length > 0) {
    const flags = missing.map(({ name }) => `--${flagName(name)}`)
    throw usageError(
      `Missing ${listOf(flags, 'and')}.`,
      ...missing.map((parameter) => `${optionOf(parameter).flags}  ${parameter.description}`.trimEnd()),
      ...(missing.some(({ in: where }) => where === 'body')
        ? ['Or pass a JSON file with all fields: --input file.json']
        : []),
    )
  }
  if (alternatives.length === 0 || alternatives.some((names) => names.every(isGiven))) return
  const choices = alternatives.map((names) =>
    listOf(
      names.map((name) => `--${flagName(name)}`),
      'and',
    ),
  )
  throw usageError(`Add ${listOf(choices, 'or')}.`)
}

function listOf(texts: readonly string[], word: 'and' | 'or'): string {
  if (texts.length < 2) return texts.join('')
  return `${texts.slice(0, -1).join(', ')}${texts.some((text) => text.includes(' ')) ? ',' : ''} ${word} ${texts.at(-1)}`
}

async function readOne(
  cli: Cli,
  operation: Operation,
  call: Call,
  options: CommonOptions,
): Promise<Output | AsyncIterable<unknown>> {
  const answer = await send(cli, operation, call)
  if (answer instanceof Response) return saveFile(cli, answer, options)
  return isStream(answer) ? answer : { lines: await linesOfOne(cli.terminal, answer, options) }
}

async function send(cli: Cli, operation: Operation, { input, options }: Call): Promise<unknown> {
  const { parley } = await connect(cli)
  // Which fields an operation takes is known here only as data; the server checks them.
  const request = parley.request.bind(parley) as (id: OperationId, input: object, options: object) => Promise<unknown>
  return request(operation.id as OperationId, input, { ...options, signal: cli.interrupted })
}

interface Page {
  data: Row[]
  next_cursor: string | null
  count?: number
  count_capped?: boolean
}

async function readList(cli: Cli, operation: Operation, call: Call, options: CommonOptions): Promise<Output> {
  const { terminal } = cli
  const isTable = terminal.isInteractive && !isForPrograms(options)
  const named = isTable && call.input.query.expand === undefined ? namedExpansions(operation) : []
  const query = named.length > 0 ? { ...call.input.query, expand: named } : call.input.query
  const wanted = options.all ? Number.POSITIVE_INFINITY : ((options.limit as number | undefined) ?? ROWS_DEFAULT)
  const { rows, cursor, ...counted } = await readRows(
    cli,
    operation,
    { ...call, input: { ...call.input, query } },
    wanted,
  )
  const shown = withNames(rows, named)
  const columns = operation.columns && { columns: operation.columns }
  const lines = await linesOfList(terminal, { rows: shown, nextCursor: cursor, ...columns, ...counted }, options)
  if (isForPrograms(options)) return { lines }
  if (rows.length === 0) return { lines, note: 'No results.' }
  const notes = [
    ...(counted.counted ? [totalOf(counted.counted)] : []),
    ...(cursor !== null && isTable
      ? [`For more results, use --all, --limit, or --${cursorOf(operation)} ${cursor}`]
      : []),
  ]
  return notes.length > 0 ? { lines, note: notes.join(' ') } : { lines }
}

function totalOf({ count, count_capped }: NonNullable<List['counted']>): string {
  return `${count.toLocaleString('en-US')}${count_capped ? '+' : ''} in total.`
}

async function readRows(
  cli: Cli,
  operation: Operation,
  call: Call,
  wanted: number,
): Promise<{ rows: Row[]; cursor: string | null } & Pick<List, 'counted'>> {
  const rows: Row[] = []
  let counted: List['counted']
  const cursorName = cursorOf(operation) ?? 'cursor'
  let cursor: string | null = null
  do {
    const query: Record<string, unknown> = { ...call.input.query, limit: Math.min(PAGE_MAX, wanted - rows.length) }
    if (cursor !== null) query[cursorName] = cursor
    const page = (await send(cli, operation, { ...call, input: { ...call.input, query } })) as Page
    if (!Array.isArray(page?.data) || (cursor !== null && page.next_cursor === cursor && page.data.length > 0))
      throw notAList(operation)
    rows.push(...page.data)
    const { count, count_capped = false } = page
    if (count !== undefined) counted = { count, count_capped }
    // The feed of events always has a next cursor, so it ends with an empty page.
    cursor = page.data.length > 0 ? page.next_cursor : null
  } while (cursor !== null && rows.length < wanted)
  return { rows, cursor, ...(counted && { counted }) }
}

function notAList({ method, path }: Operation): CommandFailed {
  return new CommandFailed(`${method} ${path}: the server returned the same page twice, or no page at all.`, {
    exitCode: exitCodes.unavailable,
    next: ['Is it a Parley server, and does its version match? Run: parley doctor'],
  })
}

function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

async function readBody({ terminal, interrupted }: Cli, file: string): Promise<Record<string, unknown>> {
  const text = file === '-' ? await terminal.readAll(interrupted) : await readFile(file, interrupted)
  try {
    // Windows begins text files with a byte order mark.
    const body = JSON.parse(text.replace(/^\ufeff/, ''))
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body
  } catch (error) {
    // Without the part of the text that the message quotes, which may contain secrets.
    const reason = (error as Error).message.replace(/, (\.\.\.)?".*$/s, '')
    throw usageError(`${nameOf(file)} isn’t JSON: ${reason}.`)
  }
  throw usageError(`${nameOf(file)} must contain a JSON object such as {"title": "…"}.`)
}

async function readFile(file: string, signal: AbortSignal): Promise<string> {
  try {
    return await readText(createReadStream(file), file, signal)
  } catch (error) {
    if (error instanceof CommandFailed) throw error
    throw usageError(`Can’t read ${file}: ${(error as Error).message}`)
  }
}

/** A file is read while it is sent. */
async function openBytes({ terminal }: Cli, file: string): Promise<Blob> {
  if (file === '-') return new Blob(await terminal.stdin.toArray())
  try {
    return await openAsBlob(file)
  } catch (error) {
    throw usageError(`Can’t read ${file}: ${(error as Error).message}`)
  }
}

/** Saves a file that the server sends. One that exists already is replaced only if the caller names it. */
async function saveFile({ terminal, interrupted }: Cli, answer: Response, { output }: CommonOptions): Promise<Output> {
  const body = Readable.fromWeb(answer.body as ReadableStream)
  if (output === '-') {
    await terminal.pass(body)
    return { lines: [] }
  }
  const path = output ?? basename(nameIn(answer))
  try {
    await pipeline(body, createWriteStream(path, { flags: output === undefined ? 'wx' : 'w' }), { signal: interrupted })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
    throw usageError(`${path} already exists.`, `To replace it, pass: --output ${path}`)
  }
  return { lines: [path] }
}

function nameIn({ headers }: Response): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return name === undefined ? 'file' : decodeURIComponent(name)
}

function nameOf(file: string): string {
  return file === '-' ? 'Standard input' : file
}

function describe(command: Command, operation: Operation): Command {
  const { summary, description, method, path } = operation
  return command.summary(summary).description(`${summary}. ${description}\n\n${method} ${path}`)
}

function parametersIn(operation: Operation, where: Parameter['in']): Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === where)
}

function flagsOf(operation: Operation): Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in !== 'path' && !leftOut.has(parameter.name))
}

function optionOf(parameter: Parameter): Option {
  const { type, list, values, required, description } = parameter
  const value =
    type === 'boolean'
      ? 'true|false'
      : type === 'integer'
        ? 'number'
        : type === 'json'
          ? 'json'
          : isByKey(parameter)
            ? 'key=value'
            : (values?.join('|') ?? 'text')
  const notes = [required && parameter.in === 'body' && 'required', list && 'can be repeated'].filter(Boolean)
  const text = `${description}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
  const isLong = value.length > PLACEHOLDER_MAX_LENGTH
  const option = new Option(`--${flagName(parameter.name)} <${isLong ? 'value' : value}>`, text)
  // Listed after the description.
  if (isLong && values && values.length <= CHOICES_MAX) option.choices(values)
  return option.argParser((given: string, before: unknown) => {
    if (isByKey(parameter)) return { ...(before as object | undefined), ...parsePairs(parameter, given) }
    const parsed = parseValue(parameter, given)
    return list ? [...((before as unknown[] | undefined) ?? []), parsed] : parsed
  })
}

const PLACEHOLDER_MAX_LENGTH = 40
const CHOICES_MAX = 20

function parseValue({ type, values }: Parameter, text: string): unknown {
  if (values && !values.includes(text)) throw new InvalidArgumentError(`Allowed: ${values.join(', ')}.`)
  if (type === 'integer') return parseInteger(text)
  if (type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true'
    throw new InvalidArgumentError('Use true or false.')
  }
  return type === 'json' ? parseJson(text) : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Use valid JSON.')
  }
}

function isByKey({ type }: Parameter): boolean {
  return type === 'pairs' || type === 'values'
}

/** One pair, or several as JSON. In a body, an empty value removes the key. */
function parsePairs({ in: where, type }: Parameter, text: string): object {
  if (text.startsWith('{')) return parseJson(text) as object
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Use key=value.')
  const value = text.slice(at + 1)
  const isRemoved = value === '' && where === 'body'
  return { [text.slice(0, at)]: isRemoved ? null : type === 'values' ? jsonOrText(value) : value }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function parseInteger(text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Use a whole number.')
}

/** `min_rate_cents` and `milestoneId` as flags: `min-rate-cents`, `milestone-id`. */
export function flagName(name: string): string {
  return name.replaceAll('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function attributeOf(parameter: Parameter): string {
  return flagName(parameter.name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
