import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['server/test/**/*.test.ts'],
    globalSetup: 'server/test/support/cluster.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
