import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The file of the app's code. */
export const APP = /\/assets\/app-[^/]+\.js$/

/** Holds a file back, as a slow connection does. @returns what lets it come, or be lost */
export async function holdCalls(page: Page, file: RegExp): Promise<(isLost?: 'lost') => void> {
  const { promise, resolve } = Promise.withResolvers<'lost' | undefined>()
  await page.route(file, async (route) => {
    if ((await promise) === 'lost') await route.abort()
    else await route.continue()
  })
  return resolve
}

/** Waits until the app has taken over the page that the server made: a button of its own answers. */
export async function wakeApp(page: Page): Promise<void> {
  const widen = page.getByRole('button', { name: 'Развернуть меню' })
  const narrow = page.getByRole('button', { name: 'Свернуть меню' })
  await widen.click()
  await expect(narrow).toBeVisible()
  await narrow.click()
  await expect(widen).toBeVisible()
}
