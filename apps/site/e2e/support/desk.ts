import type { Page } from '@playwright/test'

/** The field in which the desk searches. */
export function deskSearch(page: Page) {
  return page.getByRole('searchbox', { name: /^Номер, фамилия/ })
}

/** Opens the registration of a number beside the list. */
export async function openAtDesk(page: Page, number: number): Promise<void> {
  await deskSearch(page).fill(String(number))
  await page.getByRole('list', { name: 'Номер найден' }).getByRole('button').first().click()
}

/** Marks who owes as come, in the list. */
export async function letInWithDebt(page: Page, number: number | undefined): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Приш.+: ${number}, `) }).click()
  await page.getByRole('button', { name: 'Пустить с долгом' }).click()
}
