import { consoleTexts } from '@parket/domain/problems/catalogue'
import { test as base } from '@playwright/test'
import { Servers, type TestServer } from './server.ts'

interface Options {
  /** What the console may say besides nothing. */
  expectedErrors: readonly RegExp[]
}

interface Fixtures {
  server: TestServer
  consoleGuard: void
}

/** Chromium's own note of an answer from 400 up or of a lost connection: tests of refusals provoke them. */
const NETWORK_NOTE = /^Failed to load resource: /

/** What the product itself tells the console of a refusal (docs/rules/site.md, «Console»), likewise. */
const refusals = Object.values(consoleTexts).map((text) => new RegExp(`^${text}`))

/**
 * Each file of tests gets a server of its own, with the demo data, as `baseURL`; what a test leaves
 * in it is there for the next one of its file, never for another file's, and one that kills it starts it again.
 * Any error in the console or thrown on the page fails the test.
 */
export const test = base.extend<Options & Fixtures, { servers: Servers }>({
  servers: [
    // Playwright reads from this pattern what the fixture depends on: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const servers = new Servers()
      await use(servers)
      await servers.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: async ({ servers }, use, { file }) => use(await servers.of(file)),
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await use()
      const allowed = [NETWORK_NOTE, ...refusals, ...expectedErrors]
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      base.expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
