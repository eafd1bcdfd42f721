import { VERSION } from './generated/version.ts'

/** An environment variable; undefined in browsers, and if the program isn't allowed to read it. */
export function variable(name: 'PARLEY_URL' | 'PARLEY_KEY'): string | undefined {
  if ('document' in globalThis) return undefined
  try {
    return globals.process?.env?.[name] || undefined
  } catch {
    return undefined
  }
}

/** The program's user agent: `my-bot/1.2 parley-sdk/0.1.0 (Node.js/22)`. Browsers send their own. */
export function userAgent(appName: string | undefined): { 'user-agent'?: string } {
  const { navigator, process } = globals
  const runtime = navigator?.userAgent ?? (process?.versions?.node && `Node.js/${process.versions.node}`)
  if (!runtime || runtime.startsWith('Mozilla/')) return {}
  return { 'user-agent': `${appName === undefined ? '' : `${appName} `}parley-sdk/${VERSION} (${runtime})` }
}

/** Not every runtime has these. */
const globals = globalThis as {
  navigator?: { userAgent?: string }
  process?: { env?: Record<string, string | undefined>; versions?: { node?: string } }
}
