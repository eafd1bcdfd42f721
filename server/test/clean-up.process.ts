import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { isAlive } from './support/embedded-harness.ts'
import { postmasterPid } from './support/service-process.ts'

const RUN = `
  import { spawn } from 'node:child_process'
  import { startEmbedded } from ${JSON.stringify(new URL('../dist/platform/db/embedded/embedded.js', import.meta.url).href)}
  const folder = process.argv[1]
  const cleaner = ${JSON.stringify(new URL('support/clean-up-after-run.js', import.meta.url).pathname)}
  spawn(process.execPath, [cleaner, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  await startEmbedded({ dataDir: folder + '/cluster', settings: { fsync: 'off' } })
  console.log('running')
`

it.each(['SIGINT', 'SIGKILL'] as const)(
  'a test run that ends by %s leaves no PostgreSQL and no files behind',
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-run-'))
    await chmod(folder, 0o755)
    const run = spawn(process.execPath, ['--input-type=module', '-e', RUN, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(run.stdout, 'data')
    const pid = await postmasterPid(join(folder, 'cluster'))
    expect(isAlive(pid)).toBe(true)
    run.kill(signal)
    await vi.waitFor(() => expect([isAlive(pid), existsSync(folder)]).toEqual([false, false]), { timeout: 120_000 })
  },
)
