import { consoleTexts } from '@parket/domain/problems/catalogue'
import { test as base } from '@playwright/test'
import { withServer, type RunningServer } from './server.ts'

interface Options {
  /** What the console may say besides nothing. */
  expectedErrors: readonly RegExp[]
}

interface Guard {
  consoleGuard: void
}

/** Chromium's own note of an answer from 400 up or of a lost connection: tests of refusals provoke them. */
const NETWORK_NOTE = /^Failed to load resource: /

/** What the product itself tells the console of a refusal (spec §8), likewise. */
const refusals = Object.values(consoleTexts).map((text) => new RegExp(`^${text}`))

/**
 * Tests get a server of their worker, with the demo data, as `baseURL`; what they leave in it is
 * there for the next, and one that kills it starts it again. Any error in the console or thrown on the page fails the test.
 */
export const test = base.extend<Options & Guard, { server: RunningServer }>({
  server: [
    // Playwright reads from this pattern what the fixture depends on: nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => withServer(use),
    { scope: 'worker', timeout: 60_000 },
  ],
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
