import { type Event, type EventType, ParleyError } from '@parley/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { connectSignedIn } from '../connect.ts'
import { CommandFailed, exitCodes, usageError } from '../exit-codes.ts'
import { commandWithKey } from '../hints.ts'
import { events, operations } from '../operations.ts'
import { addOutputOptions, requireOutputOptions } from '../output-options.ts'
import { isForPrograms, type OutputOptions, showList, showOne } from '../present.ts'
import type { Terminal } from '../terminal.ts'
import type { Outcome } from '../trigger/recipe.ts'
import { recipes, refusals } from '../trigger/recipes.ts'
import { type Party, Stage, type Step } from '../trigger/stage.ts'

interface TriggerOptions extends OutputOptions {
  keys?: boolean
}

const WAIT_MAX_MS = 60_000
const WAIT_SECONDS = 10

export function addTriggerCommand(cli: Cli, program: Command): void {
  addOutputOptions(
    program
      .command('trigger')
      .summary('cause an event in a sandbox')
      .description(
        'Causes a real event in a sandbox: creates the users, gigs, contracts and payments it needs, and prints them. You’re one of the sides, so the event appears in your feed. Events that involve other users need an operator’s key. If time has to pass, it advances the clock of the whole sandbox. Without a type, it lists all types.',
      )
      .argument('[type]', 'the event type, for example contract.completed')
      .option('--keys', 'show the keys of the users it creates'),
  ).action(async (type: string | undefined, options: TriggerOptions) => {
    await requireOutputOptions(cli, options)
    if (type === undefined) await listTypes(cli, options)
    else await trigger(cli, type, options)
  })
}

function listTypes(cli: Cli, options: OutputOptions): Promise<void> {
  const rows = Object.entries(events).map(([type, summary]) => ({
    type,
    can_be_triggered: Object.hasOwn(recipes, type),
    summary: refusals[type]?.why ?? summary,
  }))
  return showList(cli.terminal, { rows }, options)
}

async function trigger(cli: Cli, type: string, options: TriggerOptions): Promise<void> {
  const refused = Object.hasOwn(refusals, type) ? refusals[type] : undefined
  if (refused) {
    throw new CommandFailed(`${type} can’t be triggered. ${refused.why}`, {
      exitCode: exitCodes.refused,
      next: [refused.instead],
    })
  }
  const recipe = Object.hasOwn(recipes, type) ? recipes[type] : undefined
  if (!recipe) throw usageError(`There is no event type "${type}".`, 'List them: parley trigger')
  const { parley, baseUrl } = await connectSignedIn(cli)
  const [me] = await Promise.all([parley.request('getMe'), requireSandbox(parley)])
  const caller: Party = { name: 'you', userId: me.user.user_id, key: null, parley }
  const steps: Step[] = []
  const onStep = (step: Step) => {
    steps.push(step)
    if (!isForPrograms(options)) showStep(cli.terminal, step)
  }
  const stage = new Stage(baseUrl, caller, { onStep, signal: cli.interrupted })
  const outcome = await recipe(stage).catch((error: unknown) => {
    throw isOutOfReach(error) ? needsOperator(type, baseUrl, error) : error
  })
  const event = await findEvent(outcome, type as EventType, caller, cli.interrupted)
  const users = stage.made.map(({ name, userId, key }) => ({ name, user_id: userId, ...(options.keys && { key }) }))
  if (isForPrograms(options)) return showOne(cli.terminal, { event, steps, users }, options)
  showResult(cli.terminal, type, event, outcome, users)
}

async function requireSandbox(parley: Party['parley']): Promise<void> {
  try {
    await parley.request('getSandboxClock')
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error
    throw new CommandFailed('This server isn’t a sandbox, and trigger never touches a live marketplace.', {
      exitCode: exitCodes.refused,
      next: ['Start a sandbox with npm start, and select it with PARLEY_URL or --profile.'],
      cause: error,
    })
  }
}

/** Whether the caller lacks a right for a step. */
function isOutOfReach(error: unknown): error is ParleyError {
  return error instanceof ParleyError && (error.has('missing_scope') || error.has('not_for_apps'))
}

function needsOperator(type: string, baseUrl: string, cause: ParleyError): CommandFailed {
  return new CommandFailed(
    `${type} takes a step you don’t have permission for: ${cause.issues[0]?.message ?? cause.message} Only a sandbox’s operator can create other users and their keys, or advance its clock.`,
    {
      exitCode: exitCodes.refused,
      next: [
        `Use the operator key that the sandbox showed on its first start: ${commandWithKey({ baseUrl }, `trigger ${type}`)}`,
        'Events about your own gigs, profile and webhooks don’t need an operator, for example: parley trigger gig.created',
      ],
      cause,
    },
  )
}

/** Waits until the event is in the feed of someone who may see it. */
async function findEvent(
  outcome: Outcome,
  type: EventType,
  caller: Party,
  signal: AbortSignal,
): Promise<Partial<Event> & { id: string }> {
  const { subject, reader = caller, audience, matches = () => true, eventId } = outcome
  if (eventId !== undefined) return { id: eventId, type } as Partial<Event> & { id: string }
  const giveUpAtMs = Date.now() + WAIT_MAX_MS
  let after: string | undefined
  do {
    const query = {
      ...(audience && { audience }),
      types: [type],
      subject_id: subject,
      wait: WAIT_SECONDS,
      limit: 100,
      ...(after !== undefined && { after }),
    }
    const page = await reader.parley.request('listEvents', { query }, { signal })
    const found = page.data.findLast(({ data }) => matches({ ...data }))
    if (found) return found
    after = page.next_cursor
  } while (Date.now() < giveUpAtMs)
  throw new CommandFailed(`${type} was triggered, but it isn’t in the feed. No worker seems to be running.`, {
    next: ['Check the backlog: parley doctor', 'Start a worker: npm run work'],
  })
}

const summaries = new Map(operations.map(({ id, summary }) => [id, summary]))
const NAME_WIDTH = 8
const SUMMARY_WIDTH = 28

function showStep(terminal: Terminal, { by, operation, result }: Step): void {
  const summary = (summaries.get(operation) ?? operation).padEnd(SUMMARY_WIDTH)
  terminal.print(
    `${terminal.style('green', '✓')} ${by.padEnd(NAME_WIDTH)} ${summary} ${terminal.style('cyan', result)}`,
  )
}

function showResult(
  terminal: Terminal,
  type: string,
  event: { id: string },
  { subject, reader, audience, eventId }: Outcome,
  users: readonly { name: string; user_id: string; key?: string | null }[],
): void {
  terminal.print('')
  terminal.print(
    `${terminal.style('bold', type)}  ${terminal.style('cyan', event.id)}  about ${terminal.style('cyan', subject)}`,
  )
  if (eventId !== undefined) terminal.print('Only that webhook receives it.')
  else if (audience) terminal.print('In the market feed: parley events list --audience market')
  else if (reader) terminal.print(`In the feed of the ${reader.name} ${reader.userId}, not yours.`)
  for (const { name, user_id, key } of users) if (key) terminal.print(`${name.padEnd(NAME_WIDTH)} ${user_id}  ${key}`)
  const hasHiddenKeys = users.length > 0 && users.every(({ key }) => !key)
  if (hasHiddenKeys) terminal.note(terminal.noteStyle('dim', '--keys shows the keys of the users it created.'))
}
