import { spawn } from 'node:child_process'
import type { Cli } from './cli.ts'

/** Opens a page in the browser of this machine. Where that is not possible, the address on the terminal has to do. */
export function openInBrowser({ environment }: Cli, url: string): void {
  // The address can come from a server: anything else could be a file, or an option of the command.
  if (!/^https?:\/\//.test(url)) return
  const [command, ...args] = commandFor(environment.browser)
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

function commandFor(browser: string | undefined): [string, ...string[]] {
  if (browser !== undefined) return [browser]
  if (process.platform === 'darwin') return ['open']
  // Not `start`, which is a command of the shell and would interpret the address.
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return ['xdg-open']
}
