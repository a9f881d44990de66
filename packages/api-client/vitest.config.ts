import { launchOptions } from '@parket/tools/chromium'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const inBrowser = 'src/transfer.test.ts'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['src/**/*.test.ts'], exclude: [inBrowser] } },
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
