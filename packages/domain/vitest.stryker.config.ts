import { defineConfig } from 'vitest/config'

/** The tests a mutant has to survive; drawings of the machines are snapshots outside the package. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['src/testing/**'],
    isolate: false,
    // As in vitest.config.ts: a stalled machine is no broken rule.
    testTimeout: 30_000,
  },
})
