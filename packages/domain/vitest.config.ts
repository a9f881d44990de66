import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['./vitest.seed.ts'],
    // By itself it would leave one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism()),
    // Pure functions: nothing one file leaves behind can reach another.
    isolate: false,
    // A stalled machine is no broken rule: properties and walks try hundreds of cases.
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/testing/**'],
      thresholds: { lines: 98, branches: 98 },
    },
  },
})
