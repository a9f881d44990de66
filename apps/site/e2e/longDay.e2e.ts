import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { logInByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { expect, test } from './support/test.ts'

// A clock that is set forgets the zone of the others: what the server says of hours would be another text.
test.use({ timezoneId: 'Europe/Moscow' })

const STEP_MS = 20_000
const HOUR_STEPS = (60 * 60_000) / STEP_MS
/** What a page may keep more after a day than after its first hour. */
const MORE_BYTES = 1024 * 1024

/** What a page keeps. */
async function measure(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { usedSize, nodes, jsEventListeners }
}

/** Lets the page's clock go on, with all that it reads meanwhile. @returns how often it read */
async function passHours(page: Page, hours: number): Promise<number> {
  let reads = 0
  const count = () => (reads += 1)
  page.on('response', count)
  for (let step = 0; step < hours * HOUR_STEPS; step += 1) {
    await page.clock.runFor(STEP_MS)
    await page.evaluate(() => fetch('/healthz').then(({ status }) => status))
  }
  page.off('response', count)
  return reads - hours * HOUR_STEPS
}

for (const name of ['the hall’s screen', 'a phone that follows the day'] as const) {
  test(`${name} keeps no more after a day than after an hour`, async ({ page, server }) => {
    test.skip(!isFull, 'It lasts some minutes.')
    test.setTimeout(15 * 60_000)
    await page.clock.install()
    if (name === 'the hall’s screen') {
      const api = await logInByApi(server.url, 'supervisor@parket.test')
      const params = { path: { id: CUP.id } }
      const body = { kind: 'screen', label: 'Сцена' } as const
      const { code } = await unwrap(api.POST('/api/events/{id}/stations', { params, body }))
      await page.goto(`/screen/${code}`)
      await page.getByRole('button', { name: /^Да, / }).click()
      await expect(page.getByRole('button')).toHaveCount(0)
    } else {
      // It asks once it is alive.
      const asked = page.waitForResponse(/\/now$/)
      await page.goto(`/events/${CUP.id}/live`)
      await asked
    }
    await passHours(page, 1)
    const before = await measure(page)
    const reads = await passHours(page, 23)
    const after = await measure(page)
    expect(reads).toBeGreaterThan(23 * 60)
    expect(after.usedSize).toBeLessThan(before.usedSize + MORE_BYTES)
    expect(after.nodes).toBeLessThan(1.2 * before.nodes + 100)
    expect(after.jsEventListeners).toBeLessThan(1.2 * before.jsEventListeners + 20)
  })
}
