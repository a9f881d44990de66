import type { Page } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

const pages: readonly (readonly [address: string, heading: string | RegExp])[] = [
  ['/my-events', 'Мои события'],
  ['/admin/teams/', 'Команды'],
  ['/admin/teams/?team=2', 'Команды'],
  ['/admin/teams/1/users', /^Участники команды/],
  ['/admin/users', 'Пользователи'],
  ['/admin/judges', 'Судьи'],
  ['/admin/judges?judge=new', 'Судьи'],
  ['/admin/history', 'История'],
  [`/admin/events/${CUP.id}/staff`, 'Сотрудники'],
  [`/admin/events/${CUP.id}/judges/`, 'Судьи'],
  [`/admin/events/${CUP.id}/history`, 'История'],
]

/** What the console says while a page is used. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

for (const width of isFull ? [320, 1280] : [320]) {
  test(`pages about people open at ${width} px without an error, an axe violation or a sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 820 })
    await startAs(page, 'super@parket.test')
    const errors = errorsOf(page)
    for (const [address, heading] of pages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(/^Загружаем/)).toHaveCount(0)
      expect.soft(await faultsOf(page), address).toEqual([])
    }
    expect(errors).toEqual([])
  })
}

test('a change of an event is told in its history and taken back there', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/judges/`)
  await page.getByRole('button', { name: 'Судья', exact: true }).click()
  await page.getByRole('button', { name: /^Нет в справочнике/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Судья своей команды' })
  await dialog.getByLabel('Фамилия').fill('Новосёлова')
  await dialog.getByLabel('Имя').fill('Ольга')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Новосёлова Ольга' })
  await expect(row).toBeVisible()

  await page.goto(`/admin/events/${CUP.id}/history`)
  const entry = page.getByRole('listitem').filter({ hasText: 'Введён судья своей команды' }).first()
  await entry.getByRole('button', { name: /^Вернуть как было/ }).click()
  await expect(page.getByText('Возвращено как было').first()).toBeVisible()
  await page.goto(`/admin/events/${CUP.id}/judges/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Судьи' })).toBeVisible()
  await expect(row).toHaveCount(0)
})
