import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../domain/vitest.seed.ts'],
    // Pure functions: nothing one file leaves behind can reach another.
    isolate: false,
  },
})
