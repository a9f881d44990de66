import type { Locator, Page } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { expect } from './test.ts'

/**
 * Somebody without a mouse, counted as people count their effort: an interaction is a field filled or a
 * key pressed to do something (Space, Enter). Tab only moves on, as a hand moves a mouse: its presses
 * are told apart.
 */
export class Interactions {
  readonly #page: Page
  readonly #keyboard: Keyboard
  #done = 0

  constructor(page: Page) {
    this.#page = page
    this.#keyboard = new Keyboard(page)
  }

  /** Fields filled, and Space and Enter pressed. */
  get count(): number {
    return this.#done
  }

  /** Presses of Tab on the way. */
  get tabs(): number {
    return this.#keyboard.presses - this.#presses
  }

  #presses = 0

  async fill(target: Locator, text: string): Promise<void> {
    await this.#keyboard.tabTo(target)
    await this.#page.keyboard.insertText(text)
    this.#done += 1
  }

  async choose(target: Locator): Promise<void> {
    await this.#keyboard.tabTo(target)
    await this.#press('Space')
  }

  async follow(target: Locator): Promise<void> {
    await this.#keyboard.tabTo(target)
    await this.#press('Enter')
  }

  /** What is typed takes the place of what is there: browsers select it when Tab comes to a field. */
  async replace(target: Locator, text: string): Promise<void> {
    await this.#keyboard.tabTo(target)
    await this.#page.keyboard.press('ControlOrMeta+a')
    if (text === '') await this.#page.keyboard.press('Delete')
    else await this.#page.keyboard.insertText(text)
    this.#done += 1
  }

  /** Opens a menu and takes an item of it: two interactions; the arrows on the way are told apart, as Tab is. */
  async pick(trigger: Locator, item: string): Promise<void> {
    await this.follow(trigger)
    const wanted = this.#page.getByRole('menuitem', { name: item })
    await expect(wanted).toBeVisible()
    while (!(await wanted.evaluate((element) => element === document.activeElement))) {
      await this.#page.keyboard.press('ArrowDown')
    }
    await this.enter()
  }

  /** Opens the system's dialog at a file's field and takes a file there: two interactions. */
  async attach(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.#keyboard.tabTo(target)
    // Right after the dialog before was closed the browser now and then opens none.
    await expect(async () => {
      const chooser = this.#page.waitForEvent('filechooser', { timeout: 5000 })
      await this.#press('Space')
      await (await chooser).setFiles(file)
    }).toPass({ timeout: 30_000 })
    this.#done += 1
  }

  /** All rows of a grid, by Ctrl+A in any of its cells. */
  async selectAll(grid: Locator): Promise<void> {
    await this.#keyboard.tabTo(grid.locator('[tabindex="0"]').first())
    await this.#page.keyboard.press('ControlOrMeta+a')
    this.#done += 1
  }

  /** Enter where the focus is: sends the form. */
  async enter(): Promise<void> {
    await this.#press('Enter')
  }

  async #press(key: 'Space' | 'Enter'): Promise<void> {
    await this.#keyboard.press(key)
    this.#presses += 1
    this.#done += 1
  }
}
