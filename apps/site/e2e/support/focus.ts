import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

const TARGET = 'the target'

/**
 * Waits until an element is the one that the page has focused; where it is not, the failure shows what is instead.
 * Playwright's own `toBeFocused` also asks whether the window has the focus, which Chromium without one sometimes
 * forgets as a page comes in another process (COOP).
 */
export async function expectFocused(target: Locator): Promise<void> {
  const focused = () =>
    target.evaluate((element, same) => {
      const active = document.activeElement
      return element === active ? same : (active?.outerHTML.slice(0, 200) ?? 'nothing')
    }, TARGET)
  await expect.poll(focused, { message: `has the focus: ${target.toString()}` }).toBe(TARGET)
}
