import { comparePictures } from '@parket/tools/visual/comparePictures'
import type { Page } from '@playwright/test'
import { publicPages } from './support/publicPages.ts'
import { expect, test } from './support/test.ts'

const looks = [
  { theme: 'light', viewport: { width: 375, height: 812 } },
  { theme: 'dark', viewport: { width: 1280, height: 800 } },
] as const

for (const { address } of [...publicPages, { address: '/nothing' }]) {
  test(`${address} looks the same with the rules it comes with as with all rules`, async ({
    browser,
    server,
  }) => {
    // A rule added by hand is none of those that the page allows.
    const page = await browser.newPage({
      baseURL: server.url,
      javaScriptEnabled: false,
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    for (const { theme, viewport } of looks) {
      await page.setViewportSize(viewport)
      await page.goto(address)
      // What is laid out only when one scrolls to it would be left blank.
      await addRules(page, '* { content-visibility: visible !important }')
      await page.locator('html').evaluate((html, name) => (html.dataset['theme'] = name), theme)
      const before = await picture(page)
      await addAllRules(page)
      const difference = comparePictures(before, await picture(page))
      expect(difference, `${theme} at ${viewport.width}`).toBe(null)
    }
    await page.close()
  })
}

function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled' })
}

/** As the app does it when it comes. */
async function addAllRules(page: Page): Promise<void> {
  const addresses = (await page.locator('html').getAttribute('data-styles'))?.split(' ') ?? []
  expect(addresses.length).toBeGreaterThan(1)
  const answers = await Promise.all(addresses.map((address) => page.request.get(address)))
  const rules = (await Promise.all(answers.map((answer) => answer.text()))).join('')
  await addRules(page, rules)
}

function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate((text) => {
    const style = Object.assign(document.createElement('style'), { textContent: text })
    document.querySelector('style')?.after(style)
  }, rules)
}
