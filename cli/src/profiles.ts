import { join } from 'node:path'
import type { Environment } from './environment.ts'
import { CommandFailed, exitCodes, usageError } from './exit-codes.ts'
import { withFileLock } from './file-lock.ts'
import { readJson, writeJson } from './files.ts'
import { findKeychain } from './keychain.ts'

/** A server, and how this machine signs in to it. Its secret is stored separately. */
export interface Profile {
  url: string
  user_id: string
  display_name: string
  hosted_agent_id: string | null
  secret_in: 'keychain' | 'file'
}

/** What proves to the server who is calling. */
export type Secret = { kind: 'key'; key: string } | TokenSecret

/** The tokens of a connected app. The refresh token works once. */
export interface TokenSecret {
  kind: 'oauth'
  refresh_token: string
  /** An access token serves one resource. */
  access: Partial<Record<Resource, AccessToken>>
  token_endpoint: string
  revocation_endpoint: string
}

export type Resource = 'api' | 'mcp'

export interface AccessToken {
  token: string
  /** In milliseconds since 1970. */
  expires_at_ms: number
}

interface Config {
  current: string | null
  profiles: Record<string, Profile>
}

/** The profiles of this machine and their secrets. */
export class Profiles {
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  async list(): Promise<{ name: string; profile: Profile; isCurrent: boolean }[]> {
    const { current, profiles } = await this.#read()
    return Object.entries(profiles).map(([name, profile]) => ({ name, profile, isCurrent: name === current }))
  }

  /** The named profile, or the current one; null if there is none. */
  async find(name?: string): Promise<{ name: string; profile: Profile } | null> {
    const { current, profiles } = await this.#read()
    const wanted = name ?? current
    if (wanted === null) return null
    const profile = own(profiles, wanted)
    if (profile) return { name: wanted, profile }
    if (name === undefined) return null
    const names = Object.keys(profiles)
    throw new CommandFailed(`There is no profile "${name}".`, {
      exitCode: exitCodes.usage,
      next: [names.length > 0 ? `Profiles: ${names.join(', ')}` : 'Sign in first: parley login'],
    })
  }

  /** Stores a profile with its secret and makes it the current one. */
  async save(name: string, profile: Omit<Profile, 'secret_in'>, secret: Secret): Promise<Profile> {
    const secret_in = await this.#storeSecret(name, secret)
    const saved = { ...profile, secret_in }
    await this.#change((config) => ({ current: name, profiles: { ...config.profiles, [name]: saved } }))
    return saved
  }

  async use(name: string): Promise<void> {
    await this.find(name)
    await this.#change((config) => ({ ...config, current: name }))
  }

  async remove(name: string): Promise<void> {
    await this.#deleteSecret(name)
    await this.#change(({ current, profiles: { [name]: _removed, ...profiles } }) => ({
      current: current === name ? (Object.keys(profiles)[0] ?? null) : current,
      profiles,
    }))
  }

  async secretOf(name: string, { secret_in }: Profile): Promise<Secret | null> {
    if (secret_in === 'file') return own(await this.#readSecrets(), name) ?? null
    const keychain = await this.#requireKeychain()
    const text = await keychain.get(name)
    return text === null ? null : secretFrom(text, name)
  }

  /** Replaces the secret of a profile where it is kept. */
  async replaceSecret(name: string, { secret_in }: Profile, secret: Secret): Promise<void> {
    if (secret_in === 'keychain') await (await this.#requireKeychain()).set(name, JSON.stringify(secret))
    else await this.#writeSecret(name, secret)
  }

  /** Runs a function while no other process renews the tokens of the profile. */
  whileLocked<T>(name: string, run: () => Promise<T>): Promise<T> {
    // In a folder of its own: a profile may be called like one of the files.
    return withFileLock(join(this.#environment.configDir, 'locks', `${name}.lock`), run)
  }

  /** The folder with everything that is kept. */
  get folder(): string {
    return this.#environment.configDir
  }

  async #storeSecret(name: string, secret: Secret): Promise<Profile['secret_in']> {
    const keychain = this.#environment.keychain ? await findKeychain() : null
    if (keychain) {
      try {
        await keychain.set(name, JSON.stringify(secret))
        await this.#writeSecret(name, null)
        return 'keychain'
      } catch {
        // A locked keychain, or one without a session: the file works everywhere.
      }
    }
    await this.#writeSecret(name, secret)
    return 'file'
  }

  async #deleteSecret(name: string): Promise<void> {
    const found = await this.find(name)
    if (found?.profile.secret_in === 'keychain') await (await this.#requireKeychain()).delete(name)
    await this.#writeSecret(name, null)
  }

  async #requireKeychain() {
    const keychain = await findKeychain()
    if (keychain) return keychain
    throw new CommandFailed('Can’t open the keychain that holds the tokens.', {
      exitCode: exitCodes.notSignedIn,
      next: ['Unlock it, or sign in again and store the tokens in a file: PARLEY_KEYCHAIN=off parley login'],
    })
  }

  async #read(): Promise<Config> {
    return (await readJson<Config>(this.#configPath)) ?? { current: null, profiles: {} }
  }

  #change(change: (config: Config) => Config): Promise<void> {
    return withFileLock(`${this.#configPath}.lock`, async () => writeJson(this.#configPath, change(await this.#read())))
  }

  async #readSecrets(): Promise<Record<string, Secret>> {
    return (await readJson<Record<string, Secret>>(this.#secretsPath)) ?? {}
  }

  #writeSecret(name: string, secret: Secret | null): Promise<void> {
    return withFileLock(`${this.#secretsPath}.lock`, async () => {
      const { [name]: previous, ...others } = await this.#readSecrets()
      if (secret !== null) await writeJson(this.#secretsPath, { ...others, [name]: secret })
      else if (previous) await writeJson(this.#secretsPath, others)
    })
  }

  get #configPath(): string {
    return join(this.folder, 'config.json')
  }

  get #secretsPath(): string {
    return join(this.folder, 'credentials.json')
  }
}

/** Not what every object has, such as `constructor`. */
function own<T>(values: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** The error must not quote the text, as that of `JSON.parse` does. */
function secretFrom(text: string, name: string): Secret {
  try {
    return JSON.parse(text) as Secret
  } catch {
    throw new CommandFailed(`Can’t read the keychain entry for the profile "${name}".`, {
      exitCode: exitCodes.notSignedIn,
      next: [`Sign in again: parley login --profile ${name}`],
    })
  }
}

export function requireValidName(name: string): void {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)) return
  throw usageError(`A profile can’t be named "${name}".`, 'Use letters, digits, dots, dashes and underscores.')
}
