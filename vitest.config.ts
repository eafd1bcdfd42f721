import { defineConfig } from 'vitest/config'

// Proofs take minutes and print figures; they have commands of their own, which ask for that mode.
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'proof' ? ['server/test/**/*.proof.ts'] : ['server/test/**/*.test.ts'],
    globalSetup: 'server/test/support/cluster.ts',
    testTimeout: mode === 'proof' ? 900_000 : 20_000,
    hookTimeout: 60_000,
    // By default one core is left idle, which of two is half.
    maxWorkers: '100%',
    // Of tests that run at the same time in one file: they start processes, so more would only make each slower.
    maxConcurrency: 3,
  },
}))
