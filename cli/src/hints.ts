import type { Server } from './cli.ts'

// A hint always names its server: without it, the next command could send credentials to the default one.

/** The command that signs in to this server. */
export function loginCommand({ baseUrl, profile }: Pick<Server, 'baseUrl' | 'profile'>, ...flags: string[]): string {
  return ['parley login', baseUrl, ...(profile === null ? [] : ['--profile', profile]), ...flags].join(' ')
}

/** A command with an API key for this server. */
export function commandWithKey({ baseUrl }: Pick<Server, 'baseUrl'>, command: string): string {
  return `PARLEY_URL=${baseUrl} PARLEY_KEY=parley_sk_… parley ${command}`
}
