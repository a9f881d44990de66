import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/globalSetup.ts'],
    // Node's own modules and the database engines: no transforms, no browser.
    environment: 'node',
    // Nothing is measured: these only end what hangs, on a slow machine too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
