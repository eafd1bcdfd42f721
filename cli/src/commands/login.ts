import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { type Connection, connect, connectSignedIn, DEFAULT_URL, newParley, normalized, userAgent } from '../connect.ts'
import { CommandFailed, exitCodes, usageError } from '../exit-codes.ts'
import { askForDeviceCode, discover, requireOwnEndpoints, revoke, waitForTokens } from '../oauth.ts'
import { openInBrowser } from '../open-browser.ts'
import { addOutputOptions, requireOutputOptions } from '../output-options.ts'
import { isForPrograms, type OutputOptions, showList, showOne } from '../present.ts'
import { requireValidName, type Secret } from '../profiles.ts'

interface LoginOptions {
  key?: string | true
  scope?: string[]
  browser: boolean
}

export function addLoginCommands(cli: Cli, program: Command): void {
  program
    .command('login')
    .summary('sign in to a server')
    .description(
      `Shows a code that you confirm in your browser. The server is [url], PARLEY_URL, or ${DEFAULT_URL}. Each server gets a profile, which you can name with --profile.`,
    )
    .argument('[url]', 'the address of the server')
    .option('--key [key]', 'use an API key instead; without a value, it’s read from standard input')
    .option('--scope <scope...>', 'request only these scopes; default: all scopes an app can get')
    .option('--no-browser', 'don’t open the browser')
    .action((url: string | undefined, options: LoginOptions) => login(cli, url, options))

  program
    .command('logout')
    .summary('sign out')
    .description('Signs out: revokes the tokens on the server and deletes them here. An API key remains valid.')
    .action(() => logout(cli))

  addOutputOptions(
    program
      .command('whoami')
      .summary('show who you are')
      .description('Shows the user, agent, scopes and server that commands use.'),
  ).action((options: OutputOptions) => whoami(cli, options))

  addOutputOptions(
    program
      .command('use')
      .summary('list profiles, or choose one')
      .description('Switches to a profile. Without a name, lists all profiles.')
      .argument('[profile]', 'the name of the profile to switch to'),
  ).action((name: string | undefined, options: OutputOptions) => use(cli, name, options))
}

async function login(cli: Cli, given: string | undefined, options: LoginOptions): Promise<void> {
  const named = cli.profileOption() ?? cli.environment.profile
  const known = named === undefined ? undefined : (await cli.profiles.list()).find(({ name }) => name === named)
  const url = normalized(given ?? cli.environment.url ?? known?.profile.url ?? DEFAULT_URL)
  const name = named ?? nameOf(url)
  requireValidName(name)
  const secret =
    options.key === undefined ? await signInWithBrowser(cli, url, options) : await readKey(cli, options.key)
  const credentials = secret.kind === 'key' ? { key: secret.key } : { token: secret.access.api?.token ?? '' }
  const { user, agent } = await newParley(cli, { baseUrl: url, ...credentials }).request(
    'getMe',
    {},
    { signal: cli.interrupted },
  )
  const profile = {
    url,
    user_id: user.user_id,
    display_name: user.display_name,
    hosted_agent_id: agent?.id ?? null,
  }
  const { secret_in } = await cli.profiles.save(name, profile, secret)
  const { terminal } = cli
  const who = agent ? `${agent.name}, an agent of ${user.display_name}` : user.display_name
  terminal.note(`${terminal.noteStyle('green', '✓')} Signed in to ${url} as ${who} (profile ${name}).`)
  const where =
    secret_in === 'keychain' ? 'in this machine’s keychain' : `in ${cli.profiles.folder}/credentials.json (0600)`
  if (cli.environment.key !== undefined)
    terminal.note('  PARLEY_KEY is set, so commands use that key instead. To change this: unset PARLEY_KEY')
  terminal.note(`  The ${secret.kind === 'key' ? 'key is' : 'tokens are'} stored ${where}.`)
}

async function signInWithBrowser(cli: Cli, url: string, { scope, browser }: LoginOptions): Promise<Secret> {
  const { terminal } = cli
  const server = await discover(url)
  requireOwnEndpoints(url, server)
  const device = await askForDeviceCode(server, { scopes: scope ?? server.scopes_supported, userAgent: userAgent(cli) })
  terminal.note(`Open   ${terminal.noteStyle('bold', device.verification_uri)}`)
  terminal.note(`Enter  ${terminal.noteStyle('bold', device.user_code)}`)
  if (browser && terminal.isInteractive) openInBrowser(cli, device.verification_uri_complete)
  terminal.note(
    terminal.noteStyle('dim', `Waiting up to ${Math.floor(device.expires_in / 60)} minutes for you to confirm …`),
  )
  return waitForTokens(server, device, cli.interrupted)
}

async function readKey(cli: Cli, given: string | true): Promise<Secret> {
  const isOnInput = given === true || given === '-'
  const question = 'Paste the key and press Enter.'
  const key = (isOnInput ? await cli.terminal.readSecret(question, cli.interrupted) : given).trim()
  if (/^parley_sk_[0-9A-Za-z]{40}$/.test(key)) return { kind: 'key', key }
  throw usageError('That isn’t an API key.', 'A key starts with parley_sk_ and has 50 characters.')
}

async function logout(cli: Cli): Promise<void> {
  const found = await cli.profiles.find(cli.profileOption() ?? cli.environment.profile)
  if (!found) throw new CommandFailed('You’re not signed in.', { exitCode: exitCodes.notSignedIn })
  const { terminal } = cli
  // Under the lock, so that the token is not being traded for the next one at the same moment.
  await cli.profiles.whileLocked(found.name, async () => {
    const secret = await cli.profiles.secretOf(found.name, found.profile).catch(() => null)
    if (secret?.kind === 'oauth') {
      await revoke(secret).catch((error: Error) => {
        terminal.note(`Couldn’t notify the server: ${error.message}`)
        terminal.note('  → Disconnect there: DELETE /api/apps/connected/{id}')
      })
    }
    await cli.profiles.remove(found.name)
  })
  terminal.note(`${terminal.noteStyle('green', '✓')} Signed out of ${found.profile.url} (profile ${found.name}).`)
  if (cli.environment.key !== undefined) terminal.note('PARLEY_KEY is set, so commands still use that key.')
}

async function whoami(cli: Cli, options: OutputOptions): Promise<void> {
  await requireOutputOptions(cli, options)
  const { parley, baseUrl, profile, as }: Connection = await connectSignedIn(cli)
  const me = await parley.request('getMe')
  if (isForPrograms(options)) return showOne(cli.terminal, { server: baseUrl, profile, ...me }, options)
  await showOne(
    cli.terminal,
    {
      server: baseUrl,
      profile: profile ?? 'none (PARLEY_KEY)',
      signed_in_with: as === 'key' ? 'API key' : 'parley login',
      user_id: me.user.user_id,
      name: me.user.display_name,
      agent: me.agent === null ? null : `${me.agent.name} (${me.agent.id})`,
      scopes: me.scopes,
    },
    options,
  )
}

async function use(cli: Cli, name: string | undefined, options: OutputOptions): Promise<void> {
  await requireOutputOptions(cli, options)
  if (name !== undefined) {
    await cli.profiles.use(name)
    const { baseUrl } = await connect(cli)
    cli.terminal.note(`${cli.terminal.noteStyle('green', '✓')} Commands now use ${name} (${baseUrl}).`)
    return
  }
  const profiles = await cli.profiles.list()
  if (profiles.length === 0) cli.terminal.note('No profiles yet. Sign in: parley login')
  const rows = profiles.map(({ name, profile, isCurrent }) => ({
    name,
    current: isCurrent,
    url: profile.url,
    display_name: profile.display_name,
    user_id: profile.user_id,
    hosted_agent_id: profile.hosted_agent_id,
  }))
  if (rows.length > 0 || isForPrograms(options)) await showList(cli.terminal, { rows }, options)
}

/** A profile is called like its server: `market.example`, `localhost-3000`. */
function nameOf(url: string): string {
  return new URL(url).host.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^-+/, '')
}
