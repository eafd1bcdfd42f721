import { Parley } from '@parley/sdk'
import type { Cli, Server } from './cli.ts'
import { CommandFailed, exitCodes } from './exit-codes.ts'
import { commandWithKey, loginCommand } from './hints.ts'
import { refresh } from './oauth.ts'
import type { AccessToken, Profile, Resource, Secret, TokenSecret } from './profiles.ts'

export const DEFAULT_URL = 'http://localhost:3000'

/** A server, and the credentials for it. */
export interface Connection extends Server {
  parley: Parley
  /** The secret for the header `Authorization`; null for no one. */
  bearer: (resource: Resource, refused?: string | null) => Promise<string | null>
}

/** Connects as the command line and the environment say: `--profile`, PARLEY_KEY, PARLEY_URL, or the current profile. */
export async function connect(cli: Cli): Promise<Connection> {
  const connection = await connectionFor(cli)
  cli.server = connection
  return connection
}

async function connectionFor(cli: Cli): Promise<Connection> {
  const { url, key, profile: profileOfEnvironment } = cli.environment
  const name = cli.profileOption() ?? profileOfEnvironment
  if (name === undefined && key !== undefined) return withKey(cli, normalized(url ?? DEFAULT_URL), key, null)
  const found = name === undefined && url !== undefined ? await profileWithUrl(cli, url) : await cli.profiles.find(name)
  if (!found) return withNothing(cli, normalized(url ?? DEFAULT_URL))
  const secret = await cli.profiles.secretOf(found.name, found.profile)
  if (secret === null) throw signInAgain(found.name, found.profile)
  if (secret.kind === 'key') return withKey(cli, found.profile.url, secret.key, found.name)
  const source = tokenSource(cli, found.name, found.profile)
  return {
    baseUrl: found.profile.url,
    parley: newParley(cli, { baseUrl: found.profile.url, token: (refused) => source('api', refused) }),
    profile: found.name,
    as: 'login',
    bearer: source,
  }
}

/** The same, for commands that cannot do anything without credentials. */
export async function connectSignedIn(cli: Cli): Promise<Connection> {
  const connection = await connect(cli)
  if (connection.as !== 'nobody') return connection
  throw new CommandFailed('You’re not signed in.', {
    exitCode: exitCodes.notSignedIn,
    next: [`Sign in: ${loginCommand(connection)}`, `Or use an API key: ${commandWithKey(connection, '…')}`],
  })
}

/** An address as profiles keep it: without a slash at its end, and without /api. */
export function normalized(url: string): string {
  const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(url)
    ? url
    : `${/^(localhost|127\.|\[::1\])/.test(url) ? 'http' : 'https'}://${url}`
  try {
    const { protocol, origin, pathname } = new URL(text)
    if (!/^https?:$/.test(protocol)) throw new Error(`${protocol} isn’t http or https`)
    return origin + pathname.replace(/\/+$/, '').replace(/\/api$/, '')
  } catch (error) {
    throw new CommandFailed(`"${url}" isn’t an address.`, {
      exitCode: exitCodes.usage,
      next: [`Use a format like ${DEFAULT_URL}`],
      cause: error,
    })
  }
}

export function newParley(cli: Cli, options: ConstructorParameters<typeof Parley>[0]): Parley {
  try {
    const actAs = cli.actAsOption()
    return new Parley({ ...options, ...(actAs !== undefined && { actAs }), headers: { 'user-agent': userAgent(cli) } })
  } catch (error) {
    // A key that was cut or has a line break, most likely of PARLEY_KEY.
    throw new CommandFailed((error as Error).message, {
      exitCode: exitCodes.usage,
      next: ['Check PARLEY_URL and PARLEY_KEY, or sign in again: parley login'],
      cause: error,
    })
  }
}

export function userAgent({ version }: Cli): string {
  return `parley-cli/${version} (${process.platform}; node ${process.versions.node})`
}

async function profileWithUrl(cli: Cli, url: string): Promise<{ name: string; profile: Profile } | null> {
  const wanted = normalized(url)
  const fitting = (await cli.profiles.list()).filter(({ profile }) => profile.url === wanted)
  return fitting.find(({ isCurrent }) => isCurrent) ?? fitting[0] ?? null
}

function withKey(cli: Cli, baseUrl: string, key: string, profile: string | null): Connection {
  return { baseUrl, parley: newParley(cli, { baseUrl, key }), profile, as: 'key', bearer: async () => key }
}

function withNothing(cli: Cli, baseUrl: string): Connection {
  return { baseUrl, parley: newParley(cli, { baseUrl }), profile: null, as: 'nobody', bearer: async () => null }
}

/** Renewed before it expires, so that no request meets an expired token. */
const EARLY_MS = 60_000

/**
 * Returns the current access token, and renews it when it has expired or was refused. A refresh token works once, and using it
 * twice disconnects this machine: so one process renews at a time, and the others take what it stored.
 */
function tokenSource(cli: Cli, name: string, profile: Profile) {
  const { profiles } = cli
  const usable = (access: AccessToken | undefined, refused: string | null): access is AccessToken =>
    access !== undefined && access.token !== refused && access.expires_at_ms - EARLY_MS > Date.now()

  return async (resource: Resource, refused: string | null = null): Promise<string> => {
    const current = requireTokens(await profiles.secretOf(name, profile), name, profile).access[resource]
    if (usable(current, refused)) return current.token
    return profiles.whileLocked(name, async () => {
      const stored = requireTokens(await profiles.secretOf(name, profile), name, profile)
      const renewedByAnother = stored.access[resource]
      if (usable(renewedByAnother, refused)) return renewedByAnother.token
      const renewed = await refresh({ baseUrl: profile.url, profile: name }, stored, resource)
      await profiles.replaceSecret(name, profile, renewed)
      return renewed.access[resource]?.token ?? ''
    })
  }
}

function requireTokens(secret: Secret | null, name: string, profile: Profile): TokenSecret {
  if (secret?.kind === 'oauth') return secret
  throw signInAgain(name, profile)
}

function signInAgain(name: string, { url }: Profile): CommandFailed {
  return new CommandFailed(`The profile "${name}" has no credentials.`, {
    exitCode: exitCodes.notSignedIn,
    next: [`Sign in again: ${loginCommand({ baseUrl: url, profile: name })}`],
  })
}
