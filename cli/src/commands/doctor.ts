import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ParleyError } from '@parley/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { type Connection, connect } from '../connect.ts'
import { CommandFailed, exitCodes } from '../exit-codes.ts'
import { loginCommand } from '../hints.ts'
import { findKeychain } from '../keychain.ts'
import { discover } from '../oauth.ts'
import { addOutputOptions, requireOutputOptions } from '../output-options.ts'
import { isForPrograms, type OutputOptions, showList } from '../present.ts'

/** The result of one check. `next` says what to do. */
interface Finding {
  check: string
  status: 'ok' | 'warning' | 'problem'
  what: string
  next?: string
}

const SKEW_MAX_MS = 60_000
const BACKLOG_MAX_SECONDS = 60
const OTHERS = 0o077

export function addDoctorCommand(cli: Cli, program: Command): void {
  addOutputOptions(
    program
      .command('doctor')
      .summary('diagnose problems')
      .description(
        'Checks this machine, the server, your credentials and the workers, and says how to fix problems. Exits with 1 if something doesn’t work.',
      ),
  ).action((options: OutputOptions) => doctor(cli, options))
}

async function doctor(cli: Cli, options: OutputOptions): Promise<void> {
  await requireOutputOptions(cli, options)
  const findings: Finding[] = [await checkFiles(cli), await checkKeychain(cli)]
  const connection = await connect(cli).catch((error: Error) => error)
  if (connection instanceof Error)
    findings.push({
      check: 'profile',
      status: 'problem',
      what: connection.message,
      next: 'Sign in again: parley login',
    })
  else findings.push(profileFinding(connection), ...(await checkServer(connection)))
  const { terminal } = cli
  if (isForPrograms(options)) await showList(terminal, { rows: findings.map((each) => ({ ...each })) }, options)
  else {
    const width = Math.max(...findings.map(({ check }) => check.length))
    for (const { check, status, what, next } of findings) {
      const mark = {
        ok: terminal.style('green', '✓'),
        warning: terminal.style('yellow', '!'),
        problem: terminal.style('red', '✗'),
      }[status]
      terminal.print(`${mark} ${check.padEnd(width)}  ${what}`)
      if (next !== undefined) terminal.print(`  ${' '.repeat(width)}  → ${next}`)
    }
  }
  if (findings.some(({ status }) => status === 'problem')) cli.exitWith(exitCodes.failed)
}

async function checkFiles(cli: Cli): Promise<Finding> {
  const check = 'files'
  const path = join(cli.profiles.folder, 'credentials.json')
  const found = await stat(path).catch(() => null)
  if (found && process.platform !== 'win32' && (found.mode & OTHERS) !== 0) {
    return {
      check,
      status: 'problem',
      what: `Other users of this machine can read ${path}.`,
      next: `chmod 600 ${path}`,
    }
  }
  return { check, status: 'ok', what: `Settings are stored in ${cli.profiles.folder}.` }
}

async function checkKeychain(cli: Cli): Promise<Finding> {
  const check = 'keychain'
  if (!cli.environment.keychain)
    return { check, status: 'ok', what: 'Off (PARLEY_KEYCHAIN=off). Tokens are stored in a file.' }
  const keychain = await findKeychain()
  return {
    check,
    status: 'ok',
    what: keychain
      ? `Tokens are stored in ${keychain.name}.`
      : 'None on this machine. Tokens are stored in a file that only you can read.',
  }
}

function profileFinding({ profile, as, baseUrl }: Connection): Finding {
  const how = { key: 'with an API key', login: 'with parley login', nobody: 'without credentials' }[as]
  const from = profile === null ? (as === 'key' ? 'PARLEY_KEY' : 'no profile') : `profile ${profile}`
  return { check: 'profile', status: 'ok', what: `${baseUrl}, ${how} (${from}).` }
}

async function checkServer(connection: Connection): Promise<Finding[]> {
  const { parley, as } = connection
  const startedMs = performance.now()
  let health: { version: string; time: string }
  try {
    health = await parley.request('getHealth', {}, { retriesMax: 0 })
  } catch (error) {
    const next = 'Start it (npm start), or set PARLEY_URL.'
    return [{ check: 'server', status: 'problem', what: messageOf(error), next }]
  }
  const latencyMs = Math.round(performance.now() - startedMs)
  const server: Finding = {
    check: 'server',
    status: 'ok',
    what: `Parley ${health.version} responded in ${latencyMs} ms.`,
  }
  return [
    server,
    ...(
      await Promise.all([
        checkWorkers(parley),
        checkSignIn(connection),
        checkCredentials(connection),
        checkSandbox(parley, as),
      ])
    ).flat(),
  ]
}

async function checkWorkers(parley: Connection['parley']): Promise<Finding> {
  const check = 'workers'
  try {
    const { backlog } = await parley.request('getReadiness', {}, { retriesMax: 0 })
    const late = Object.entries(backlog ?? {}).filter(([, { lag_seconds }]) => lag_seconds > BACKLOG_MAX_SECONDS)
    if (late.length === 0) return { check, status: 'ok', what: 'Workers are keeping up.' }
    const what = late
      .map(([name, { waiting, lag_seconds }]) => `${waiting} ${name} waiting for ${lag_seconds} s`)
      .join(', ')
    return { check, status: 'problem', what: `${what}.`, next: 'Is a worker running? Start one: npm run work' }
  } catch (error) {
    return { check, status: 'problem', what: messageOf(error), next: 'The server’s log says why it isn’t ready.' }
  }
}

async function checkSignIn({ baseUrl, profile }: Connection): Promise<Finding> {
  const check = 'sign-in'
  try {
    const { issuer } = await discover(baseUrl)
    if (issuer === baseUrl) return { check, status: 'ok', what: 'parley login works here.' }
    return {
      check,
      status: 'warning',
      what: `The server identifies itself as ${issuer}.`,
      next: `If that’s the right server, sign in there: parley login ${issuer}`,
    }
  } catch (error) {
    return {
      check,
      status: 'warning',
      what: messageOf(error),
      next: `Use an API key: ${loginCommand({ baseUrl, profile }, '--key')}`,
    }
  }
}

async function checkCredentials(connection: Connection): Promise<Finding> {
  const check = 'credentials'
  const { parley, as } = connection
  if (as === 'nobody')
    return { check, status: 'warning', what: 'You’re not signed in.', next: `Sign in: ${loginCommand(connection)}` }
  try {
    const { user, agent, scopes } = await parley.request('getMe')
    const who = agent ? `${agent.name}, an agent of ${user.display_name}` : user.display_name
    return { check, status: 'ok', what: `Signed in as ${who}, with ${scopes.length} scopes.` }
  } catch (error) {
    return { check, status: 'problem', what: messageOf(error), next: `Sign in again: ${loginCommand(connection)}` }
  }
}

async function checkSandbox(parley: Connection['parley'], as: Connection['as']): Promise<Finding[]> {
  if (as === 'nobody') return []
  try {
    const { now, ahead_seconds } = await parley.request('getSandboxClock')
    const skewMs = Math.abs(Date.parse(now) - ahead_seconds * 1_000 - Date.now())
    const clock: Finding =
      skewMs <= SKEW_MAX_MS
        ? { check: 'clock', status: 'ok', what: `Sandbox. Its clock is at ${now}.` }
        : {
            check: 'clock',
            status: 'warning',
            what: `This machine’s clock differs from the server’s by ${Math.round(skewMs / 1_000)} s.`,
            next: 'Webhook signatures are refused after 300 s. Synchronize the clocks.',
          }
    return [clock]
  } catch (error) {
    if (error instanceof ParleyError && error.status === 404)
      return [{ check: 'clock', status: 'ok', what: 'A live marketplace.' }]
    return []
  }
}

function messageOf(error: unknown): string {
  return error instanceof ParleyError || error instanceof CommandFailed ? error.message : String(error)
}
