import { launchOptions } from '@parket/tools/chromium'
import { defineConfig } from '@playwright/test'

const { env, ...browser } = await launchOptions()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  // Each worker has a server of its own; two cores carry two of them.
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    launchOptions: { ...browser, ...(env && { env }) },
    locale: 'ru-RU',
    // Far from the server's zone and the events': no date may depend on where the visitor sits.
    timezoneId: 'America/Los_Angeles',
    trace: 'retain-on-failure',
  },
})
