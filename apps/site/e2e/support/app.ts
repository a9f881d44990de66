import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Waits until the app has taken over the page that the server made: a button of its own answers. */
export async function wakeApp(page: Page): Promise<void> {
  const widen = page.getByRole('button', { name: 'Развернуть меню' })
  const narrow = page.getByRole('button', { name: 'Свернуть меню' })
  await widen.click()
  await expect(narrow).toBeVisible()
  await narrow.click()
  await expect(widen).toBeVisible()
}
