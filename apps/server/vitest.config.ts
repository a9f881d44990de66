import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    // Node's own modules and the database engines: no transforms, no browser.
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
