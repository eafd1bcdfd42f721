import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Tests with a command of their own, which asks for their mode: proofs take minutes and print figures, browser tests need
// Chromium, and process tests start whole processes or take long. `screens` takes pictures, and
// lets axe look at every one; with the browser tests it looks at every page once.
const modes = ['proof', 'browser', 'process']
const SCREENS = '{console/test/{*-screens,demo},server/test/{public-pages,emails}}.browser.ts'

export default defineConfig(({ mode }) => ({
  // Other packages import it compiled; tests run on a clone in which nothing was compiled yet.
  resolve: {
    alias: [
      { find: /^@parley\/markdown$/, replacement: fileURLToPath(new URL('markdown/src/index.ts', import.meta.url)) },
    ],
  },
  test: {
    // Seeds every random choice of the run.
    setupFiles: 'server/test/support/seed.ts',
    include: [
      mode === 'screens'
        ? SCREENS
        : `{cli,console,evals,sdk,server}/test/**/*.${modes.includes(mode) ? mode : 'test'}.{ts,tsx}`,
    ],
    globalSetup: 'server/test/support/cluster.ts',
    // Ends a test that hangs. Generous, so that no result depends on how fast the machine is.
    testTimeout: mode === 'proof' ? 900_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Proofs measure the service with its own limits.
    provide: {
      seed: seedOf(mode),
      serviceEnv: mode === 'proof' ? {} : { STATEMENT_TIMEOUT_MS: '60000' },
      takesPictures: mode === 'screens',
      screens: screens(),
    },
    // Each file has a database of its own, so files can share the loaded modules, which saves half of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // By default one core is left idle, which of two is half.
    maxWorkers: '100%',
    // Of tests that run at the same time in one file: they start processes, so more would only make each slower.
    maxConcurrency: 3,
  },
}))

/** Vitest starts the largest files first, so that no core waits for the last one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      // They need a DOM, and so a process that loads all modules anew: one, rather than each time that one is next.
      if (moduleId.endsWith('.tsx')) return 2
      return LONG.some((name) => moduleId.endsWith(name)) ? 0 : 1
    }
    return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other))
  }
}

/** Small files that take long. */
const LONG = [
  'generated-clients.process.ts',
  'scripts.process.ts',
  'whole-deal.browser.ts',
  '-screens.browser.ts',
  'demo.browser.ts',
  'fuzz-proof.test.ts',
  'search-limits.test.ts',
]

/** The names of the screens to look at, as a regular expression: all, unless the command line says which. */
function screens(): string {
  // biome-ignore lint/style/noProcessEnv: Only the command line says which.
  return process.env.SCREENS ?? ''
}

/** Always the same, unless the run is a long one, which tries something new each time. `PROOF_SEED` repeats such a run. */
function seedOf(mode: string): number {
  // biome-ignore lint/style/noProcessEnv: Only the command line says which run it is.
  const { PROOF, PROOF_SEED } = process.env
  const isLong = PROOF === 'long' || mode === 'proof'
  return Number(PROOF_SEED ?? (isLong ? Date.now() % 2 ** 31 : 1))
}
