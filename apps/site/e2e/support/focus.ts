import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Waits until an element is the one that the page has focused. Playwright's own `toBeFocused` also asks whether
 * the window has the focus, which Chromium without one sometimes forgets as a page comes in another process (COOP).
 */
export async function expectFocused(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => element === document.activeElement), {
      message: `has the focus: ${target.toString()}`,
    })
    .toBe(true)
}
