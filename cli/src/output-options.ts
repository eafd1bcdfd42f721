import type { Command } from 'commander'
import type { Cli } from './cli.ts'
import { usageError } from './exit-codes.ts'
import { requireFilter } from './jq.ts'
import type { OutputOptions } from './present.ts'
import { requireSelection } from './select.ts'

export function addOutputOptions(command: Command): Command {
  return command
    .option('--json', 'print JSON, including errors')
    .option(
      '--select <paths>',
      'print only these values, separated by tabs, for example: id,terms.rate_cents',
      requireSelection,
    )
    .option('--jq <filter>', 'filter the JSON with jq, for example: .data[].title')
}

/** Before anything is sent: errors are JSON where the result would be, and a filter that is wrong is refused. */
export async function requireOutputOptions(cli: Cli, { json, select, jq }: OutputOptions): Promise<void> {
  if (json) cli.writeErrorsAsJson()
  if (jq === undefined) return
  if (select !== undefined) throw usageError('--jq and --select can’t be combined.', 'Use one of them.')
  await requireFilter(jq)
}
