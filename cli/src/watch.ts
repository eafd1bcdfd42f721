import { setTimeout as sleep } from 'node:timers/promises'
import { ParleyError } from '@parley/sdk'
import { type Command, InvalidArgumentError } from 'commander'
import type { Cli } from './cli.ts'

export interface WatchOptions {
  /** How many seconds between two reads. */
  watch?: number | true
}

const SECONDS_DEFAULT = 2
const SECONDS_MAX = 3_600

export function addWatchOption(command: Command): void {
  const text = `repeat every few seconds until Ctrl-C; default: ${SECONDS_DEFAULT}`
  command.option('--watch [seconds]', text, parseSeconds)
}

/** Reads again and again. A terminal shows the current state; elsewhere each new state is written after the last. */
export async function watch(cli: Cli, given: number | true, read: () => Promise<string[]>): Promise<void> {
  const { terminal, interrupted } = cli
  const seconds = given === true ? SECONDS_DEFAULT : given
  let shown: string | null = null
  for (;;) {
    const lines = await read().catch((error: unknown) => {
      interrupted.throwIfAborted()
      if (!isUnavailable(error) || shown === null) throw error
      return null
    })
    const header = `Every ${seconds} s, ${lines === null ? 'can’t reach the server' : `updated at ${timeNow()}`}. Press Ctrl-C to stop.`
    const state: string = lines?.join('\n') ?? shown ?? ''
    if (terminal.isInteractive) terminal.redraw([terminal.style('dim', header), '', ...state.split('\n')])
    else if (state !== shown) terminal.print(state)
    shown = state
    await sleep(seconds * 1_000, undefined, { signal: interrupted })
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof ParleyError && (error.status === 0 || error.status === 429 || error.status >= 500)
}

function timeNow(): string {
  return new Date().toTimeString().slice(0, 8)
}

function parseSeconds(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= SECONDS_MAX) return Number(text)
  throw new InvalidArgumentError(`Enter a number of seconds from 1 to ${SECONDS_MAX}.`)
}
