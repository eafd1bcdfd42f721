import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { connect } from '../connect.ts'
import { usageError } from '../exit-codes.ts'
import { openInBrowser } from '../open-browser.ts'

const pages: Record<string, string> = { console: '/', docs: '/docs/', device: '/oauth/device' }

export function addOpenCommand(cli: Cli, program: Command): void {
  program
    .command('open')
    .summary('open the console in the browser')
    .description('Opens a page of the server in your browser.')
    .argument('[page]', Object.keys(pages).join(', '), 'console')
    .option('--print', 'print the address without opening it')
    .action(async (page: string, { print }: { print?: boolean }) => {
      const path = Object.hasOwn(pages, page) ? pages[page] : undefined
      if (path === undefined) throw usageError(`There is no page "${page}".`, `Pages: ${Object.keys(pages).join(', ')}`)
      const { baseUrl } = await connect(cli)
      cli.terminal.print(`${baseUrl}${path}`)
      if (!print) openInBrowser(cli, `${baseUrl}${path}`)
    })
}
