import { launchOptions } from '@parket/tools/chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const inBrowser = 'src/transfer.integration.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['src/**/*.test.ts'],
          exclude: [inBrowser],
          // Each test has a server of its own, or reads the contract: nothing is left for the next file.
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: [inBrowser],
          globalSetup: ['src/testing/transferServer.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
