import type { Locator } from '@playwright/test'

/**
 * What somebody does, counted as people count their effort. One interaction is: a link or button pressed, a box or radio
 * chosen, a field filled (however many letters), a key pressed that acts (Enter in a form). The address of the home
 * page, scrolling, moving on by Tab, and opening the app of one's bank are none. A walk begins at the home page and
 * ends at the number, or at the one payment of all.
 */
export const MOST_INTERACTIONS = {
  /** One dancer in one contest. */
  solo: 14,
  /** Two children typed by hand, three contests in a packet and two more, one payment. */
  family: 22,
  /** Twelve pasted dancers in thirty entries, one payment. */
  club: 35,
} as const

/** Somebody with a mouse or a finger. */
export class Effort {
  #done = 0

  get count(): number {
    return this.#done
  }

  async press(target: Locator): Promise<void> {
    await target.click()
    this.#done += 1
  }

  async choose(target: Locator): Promise<void> {
    await target.check()
    this.#done += 1
  }

  async fill(target: Locator, text: string): Promise<void> {
    await target.fill(text)
    this.#done += 1
  }
}
