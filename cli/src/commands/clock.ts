import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { connectSignedIn } from '../connect.ts'
import { usageError } from '../exit-codes.ts'
import { addOutputOptions, requireOutputOptions } from '../output-options.ts'
import { type OutputOptions, showOne } from '../present.ts'

const secondsOf: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }

export function addClockCommand(cli: Cli, program: Command): void {
  const clock = program
    .command('clock')
    .helpCommand(false)
    .summary('read or advance a sandbox’s clock')
    .description('Reads or advances a sandbox’s clock.')
  addOutputOptions(clock.command('show', { isDefault: true }).description('Shows the marketplace time.')).action(
    async (options: OutputOptions) => {
      await requireOutputOptions(cli, options)
      const { parley } = await connectSignedIn(cli)
      await showOne(cli.terminal, await parley.request('getSandboxClock'), options)
    },
  )
  addOutputOptions(
    clock
      .command('advance')
      .description('Advances the clock and processes every deadline along the way. Needs the admin scope.')
      .argument('<duration>', 'for example 90s, 15m, 12h, 3d, 2w, or 1d12h'),
  ).action(async (duration: string, options: OutputOptions) => {
    await requireOutputOptions(cli, options)
    const seconds = parseDuration(duration)
    const { parley } = await connectSignedIn(cli)
    await showOne(cli.terminal, await parley.request('advanceSandboxClock', { body: { seconds } }), options)
  })
}

function parseDuration(text: string): number {
  const parts = [...text.matchAll(/(\d+)([smhdw])/g)]
  const seconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (secondsOf[unit ?? ''] ?? 0), 0)
  if (parts.map(([part]) => part).join('') !== text || seconds <= 0) {
    throw usageError(`"${text}" isn’t a duration.`, 'Use a format like 90s, 15m, 12h, 3d, 2w or 1d12h.')
  }
  return seconds
}
