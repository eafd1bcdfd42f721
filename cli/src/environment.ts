import { homedir } from 'node:os'
import { join } from 'node:path'

/** What the command line takes from the environment. */
export interface Environment {
  url: string | undefined
  key: string | undefined
  profile: string | undefined
  /** The folder with profiles, tokens and cursors. */
  configDir: string
  /** Whether the keychain of the operating system may be used. */
  keychain: boolean
  browser: string | undefined
  noColor: boolean
  isDumbTerminal: boolean
}

export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const configHome = env.XDG_CONFIG_HOME || join(homedir(), '.config')
  return {
    url: env.PARLEY_URL || undefined,
    key: env.PARLEY_KEY || undefined,
    profile: env.PARLEY_PROFILE || undefined,
    configDir: env.PARLEY_CONFIG_DIR || join(configHome, 'parley'),
    keychain: env.PARLEY_KEYCHAIN !== 'off',
    browser: env.BROWSER || undefined,
    noColor: (env.NO_COLOR ?? '') !== '',
    isDumbTerminal: env.TERM === 'dumb',
  }
}
