import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Takes the consent to show the names of a registration back, in the profile of who is logged in. */
export async function withdrawPublication(page: Page, regN: number): Promise<void> {
  await page.goto('/profile/profile?part=consents')
  const withdraw = page.getByRole('button', {
    name: new RegExp(String.raw`^Отозвать: Показ имени на\sсайте, заявка № ${regN},`),
  })
  await withdraw.click()
  await page
    .getByRole('alertdialog', { name: 'Отозвать согласие на показ имени?' })
    .getByRole('button', { name: 'Отозвать' })
    .click()
  await expect(withdraw).toHaveCount(0)
}
