import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** More stops than any page here has: the place looked for cannot be reached. */
const MAX_STOPS = 120

/** Somebody without a mouse; counts the keys pressed besides the text typed. */
export class Keyboard {
  readonly #page: Page
  presses = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: 'Tab' | 'Space' | 'Enter'): Promise<void> {
    this.presses += 1
    await this.#page.keyboard.press(key)
  }

  /** Goes on by Tab until the element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await this.press('Tab')
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`Not to be reached by Tab: ${target.toString()}`)
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target)
    await this.#page.keyboard.type(text)
  }

  async choose(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.press('Space')
  }

  async follow(target: Locator): Promise<void> {
    await this.tabTo(target)
    await this.press('Enter')
  }
}
