import { launchOptions } from '@parket/tools/chromium'
import { defineConfig } from '@playwright/test'

const { env, ...browser } = await launchOptions()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  // Each worker has a server of its own; two cores carry two of them.
  workers: 2,
  // Tests of one file run in their order: what one leaves on the server is the same in every run.
  fullyParallel: false,
  // A busy machine takes a minute for the longest walks.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // The second time is for its trace. In a full run a test that fails once has failed; in any other it is named at
  // the end as flaky, and a machine that was busy for a moment does not hold back a change.
  retries: 1,
  failOnFlakyTests: process.env['PARKET_FLAKY_FAILS'] === '1',
  reporter: [['list']],
  use: {
    launchOptions: { ...browser, ...(env && { env }) },
    locale: 'ru-RU',
    // Far from the server's zone and the events': no date may depend on where the visitor sits.
    timezoneId: 'America/Los_Angeles',
    // Tracing takes a seventh of the processor, and a film a third: it is for the test that has failed.
    trace: { mode: 'on-first-retry', screenshots: false },
    // Without it every spinner is painted sixty times a second, by a processor alone.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
