import { createReadStream } from 'node:fs'
import type { OperationId } from '@parley/sdk'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Cli } from './cli.ts'
import { connect } from './connect.ts'
import { CommandFailed, exitCodes, usageError } from './exit-codes.ts'
import { cursorOf, type Operation, type Parameter } from './operations.ts'
import { jsonOf, type OutputOptions, showList, showOne } from './present.ts'
import { requireSelection } from './select.ts'
import { readText } from './terminal.ts'

/** Beside the parameters of the operation. */
interface CommonOptions extends OutputOptions {
  /** A file with the body; `-` is standard input. */
  input?: string
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
  if (parametersIn(operation, 'body').length > 0)
    command.option('--input <file>', 'take the body from a JSON file; - is standard input')
  addOutputOptions(command)
  command.action(async (...given: unknown[]) => {
    const options = given.at(-2) as CommonOptions
    if (options.json) cli.writeErrorsAsJson()
    const ids = given.slice(0, -2) as string[]
    const params = Object.fromEntries(
      parametersIn(operation, 'path').map(({ name }, index) => [name, ids[index] ?? '']),
    )
    const call = await callOf(cli, operation, params, options, options.input)
    if (list) await listRows(cli, operation, call, options)
    else await callOnce(cli, operation, call, (answer) => showOne(cli.terminal, answer, options))
  })
}

/** `parley api createGig`: everything is a flag, and the answer is JSON. */
export function addApiCommand(cli: Cli, parent: Command, operation: Operation): void {
  const command = describe(parent.command(operation.id), operation)
  for (const parameter of parametersIn(operation, 'path')) command.addOption(optionOf(parameter).makeOptionMandatory())
  for (const parameter of flagsOf(operation)) command.addOption(optionOf(parameter))
  command.option('--json <file>', 'take the body from a JSON file; - is standard input')
  command.option('--select <paths>', 'print only these values, for example: data[].id', requireSelection)
  command.action(async (options: { json?: string; select?: string } & Record<string, unknown>) => {
    const params = Object.fromEntries(
      parametersIn(operation, 'path').map((parameter) => [parameter.name, String(options[attributeOf(parameter)])]),
    )
    const { select } = options
    const call = await callOf(cli, operation, params, options, options.json)
    await callOnce(cli, operation, call, (answer) =>
      showOne(cli.terminal, answer, { json: true, ...(select !== undefined && { select }) }),
    )
  })
}

export function addOutputOptions(command: Command): Command {
  return command
    .option('--json', 'print JSON')
    .option(
      '--select <paths>',
      'print only these values, separated by tabs, for example: id,terms.rate_cents',
      requireSelection,
    )
}

interface Call {
  input: { params: Record<string, string>; query: Record<string, unknown>; body?: Record<string, unknown> }
  options: { ifMatch?: string; idempotencyKey?: string }
}

async function callOf(
  cli: Cli,
  operation: Operation,
  params: Record<string, string>,
  options: Record<string, unknown>,
  file: string | undefined,
): Promise<Call> {
  const given = (where: Parameter['in']) =>
    Object.fromEntries(
      parametersIn(operation, where)
        .map((parameter) => [parameter.name, options[attributeOf(parameter)]] as const)
        .filter(([, value]) => value !== undefined),
    )
  const headers = given('header') as Record<string, string>
  const takesBody = operation.method !== 'GET' && operation.method !== 'DELETE'
  return {
    input: {
      params,
      query: given('query'),
      ...(takesBody && {
        body: { ...(file === undefined ? {} : await readBody(cli, file)), ...given('body') },
      }),
    },
    options: {
      ...(headers['if-match'] !== undefined && { ifMatch: headers['if-match'] }),
      ...(headers['idempotency-key'] !== undefined && { idempotencyKey: headers['idempotency-key'] }),
    },
  }
}

async function callOnce(cli: Cli, operation: Operation, call: Call, show: (answer: unknown) => void): Promise<void> {
  const answer = await send(cli, operation, call)
  if (!isStream(answer)) return show(answer)
  for await (const event of answer) cli.terminal.print(jsonOf(event, 0))
}

async function send(cli: Cli, operation: Operation, { input, options }: Call): Promise<unknown> {
  const { parley } = await connect(cli)
  // Which fields an operation takes is known here only as data; the server checks them.
  const request = parley.request.bind(parley) as (id: OperationId, input: object, options: object) => Promise<unknown>
  return request(operation.id as OperationId, input, { ...options, signal: cli.interrupted })
}

interface Page {
  data: Record<string, unknown>[]
  next_cursor: string | null
}

async function listRows(cli: Cli, operation: Operation, call: Call, options: CommonOptions): Promise<void> {
  const wanted = options.all ? Number.POSITIVE_INFINITY : ((options.limit as number | undefined) ?? ROWS_DEFAULT)
  const rows: Record<string, unknown>[] = []
  const cursorName = cursorOf(operation) ?? 'cursor'
  let cursor: string | null = null
  do {
    const query: Record<string, unknown> = { ...call.input.query, limit: Math.min(PAGE_MAX, wanted - rows.length) }
    if (cursor !== null) query[cursorName] = cursor
    const page = (await send(cli, operation, { ...call, input: { ...call.input, query } })) as Page
    if (!Array.isArray(page?.data) || (cursor !== null && page.next_cursor === cursor && page.data.length > 0))
      throw notAList(operation)
    rows.push(...page.data)
    // The feed of events always has a next cursor, so it ends with an empty page.
    cursor = page.data.length > 0 ? page.next_cursor : null
  } while (cursor !== null && rows.length < wanted)
  showList(cli.terminal, rows, options)
  if (cursor !== null && cli.terminal.isInteractive) {
    cli.terminal.note(cli.terminal.noteStyle('dim', `There are more: --all, --limit, or --${cursorName} ${cursor}`))
  }
}

function notAList({ method, path }: Operation): CommandFailed {
  return new CommandFailed(`${method} ${path}: the server gave the same page twice, or no page at all.`, {
    exitCode: exitCodes.unavailable,
    next: ['Is it a Parley server of this version? Run: parley doctor'],
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
    throw usageError(`${nameOf(file)} is not JSON: ${reason}.`)
  }
  throw usageError(`${nameOf(file)} has to contain a JSON object such as {"title": "…"}.`)
}

async function readFile(file: string, signal: AbortSignal): Promise<string> {
  try {
    return await readText(createReadStream(file), file, signal)
  } catch (error) {
    if (error instanceof CommandFailed) throw error
    throw usageError(`${file} cannot be read: ${(error as Error).message}`)
  }
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
          : (values?.join('|') ?? 'text')
  const notes = [required && parameter.in === 'body' && 'required', list && 'can be repeated'].filter(Boolean)
  const text = `${description}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
  return new Option(`--${flagName(parameter.name)} <${value.length > 40 ? 'value' : value}>`, text).argParser(
    (given: string, before: unknown) => {
      const parsed = parseValue(parameter, given)
      return list ? [...((before as unknown[] | undefined) ?? []), parsed] : parsed
    },
  )
}

function parseValue({ type, values }: Parameter, text: string): unknown {
  if (values && !values.includes(text)) throw new InvalidArgumentError(`Allowed: ${values.join(', ')}.`)
  if (type === 'integer') return parseInteger(text)
  if (type === 'boolean') {
    if (text === 'true' || text === 'false') return text === 'true'
    throw new InvalidArgumentError('Write true or false.')
  }
  if (type !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Write it as JSON.')
  }
}

function parseInteger(text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Write a whole number.')
}

/** `min_rate_cents` and `milestoneId` as flags: `min-rate-cents`, `milestone-id`. */
export function flagName(name: string): string {
  return name.replaceAll('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function attributeOf(parameter: Parameter): string {
  return flagName(parameter.name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
