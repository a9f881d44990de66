import { test as base } from '@playwright/test'
import { startServer, withDataDir, type RunningServer } from './server.ts'

/** Tests get a server of their worker, with the demo data, as `baseURL`. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // Playwright reads from this pattern what the fixture depends on: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await withDataDir(async (dataDir) => {
        const server = await startServer({ dataDir })
        await use(server)
        await server.stop()
      })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect } from '@playwright/test'
