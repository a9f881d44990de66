import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Главное меню' })

test('the mobile layout applies below 768 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 })
  await page.goto('/search-dancer')
  await expect(page.getByRole('button', { name: 'Меню', exact: true })).toBeVisible()
  await expect(sideMenu(page)).toBeHidden()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(sideMenu(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Меню', exact: true })).toBeHidden()
})

test('the width of the menu is narrow by default, toggled, and kept by the browser', async ({
  page,
}) => {
  const width = async () => (await sideMenu(page).boundingBox())?.width
  await page.goto('/search-dancer')
  expect(await width()).toBe(58)
  await page.getByRole('button', { name: 'Развернуть меню' }).click()
  await expect.poll(width).toBe(205)
  await page.reload()
  expect(await width()).toBe(205)
  await page.getByRole('button', { name: 'Свернуть меню' }).click()
  await expect.poll(width).toBe(58)
})

test('the selected event stays selected on pages of no event, after a reload too, until another is looked for', async ({
  page,
}) => {
  const eventMenu = sideMenu(page).getByRole('link', { name: 'Главная' })
  const stored = () => page.evaluate(() => localStorage.getItem('parket.event-id'))
  await page.goto('/events/1/')
  await expect(eventMenu).toBeVisible()
  // The app selects the event once it has come.
  await expect.poll(stored).toBe('1')
  await sideMenu(page).getByRole('link', { name: 'Поиск' }).click()
  await page.reload()
  await expect(eventMenu).toHaveAttribute('href', '/events/1/')
  expect(await stored()).toBe('1')
  await sideMenu(page).getByRole('link', { name: 'Прошедшие' }).click()
  await expect(eventMenu).toHaveCount(0)
  expect(await stored()).toBeNull()
})

test('a past event stays selected, too, until it is left', async ({ page }) => {
  const eventMenu = sideMenu(page).getByRole('link', { name: 'Главная' })
  const stored = () => page.evaluate(() => localStorage.getItem('parket.event-id'))
  await page.goto('/events/2/')
  await expect.poll(stored).toBe('2')
  await sideMenu(page).getByRole('link', { name: 'Поиск' }).click()
  await expect(eventMenu).toHaveAttribute('href', '/events/2/')
  await page.reload()
  await expect(eventMenu).toHaveAttribute('href', '/events/2/')
  expect(await stored()).toBe('2')
})

test('the version at the menu’s foot comes from /version.txt, trimmed, with the page’s ds', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/version.txt*', async (route) => {
    asked.push(new URL(route.request().url()).search)
    await route.fulfill({ body: ' 9.8.7\n' })
  })
  await page.goto('/search-dancer?ds=vesna.localhost')
  await expect(sideMenu(page).getByRole('link', { name: '9.8.7' })).toBeVisible()
  expect(asked).toEqual(['?ds=vesna.localhost'])
})

test('why the version is not known stands in its place', async ({ page }) => {
  await page.route('**/version.txt*', (route) => route.fulfill({ status: 503 }))
  await page.goto('/search-dancer')
  const foot = (name: string) => sideMenu(page).getByRole('link', { name })
  await expect(foot('Ошибка загрузки версии: 503')).toBeVisible()
  await page.unroute('**/version.txt*')
  await page.route('**/version.txt*', (route) => route.abort())
  await page.reload()
  await expect(foot('Неизвестная ошибка')).toBeVisible()
})
