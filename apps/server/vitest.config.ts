import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Node's own modules and the database engines: no transforms, no browser.
    environment: 'node',
    // By itself it would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism()),
    // Nothing is measured: these only end what hangs, on a slow machine too.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['src/testing/globalSetup.ts'],
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../packages/domain/vitest.seed.ts'],
    // Named `(retry x1)` where it happens; a full run has none: a busy moment does not hold back a change.
    retry: process.env['PARKET_FLAKY_FAILS'] === '1' ? 0 : 1,
    // Files after one another in one worker share its databases and the compiled contract.
    isolate: false,
  },
})
