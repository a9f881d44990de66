import type { Page } from '@playwright/test'
import { unwrap } from '@parket/api-client/problem'
import { createEvent, logInByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { pdf, picture } from './support/files.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true })
const saved = (page: Page) => page.getByText(/^Сохранено \d\d:\d\d$/)
const slot = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Chooses a file for a place, as its dialog does. */
async function choose(page: Page, title: string, name: string, buffer: Buffer) {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png'
  await slot(page, title)
    .getByLabel(/: выберите /)
    .setInputFiles({ name, mimeType, buffer })
}

test('the network drops while four files go up: the failed ones go again, the rest stay', async ({
  page,
  server,
}) => {
  // Four files, twice.
  test.slow()
  const event = await createEvent(server.url)
  await startAs(page, 'admin@parket.test')
  await page.goto(event.settings)
  await choose(page, 'Приглашение', ' Приглашение на кубок .pdf', pdf)
  await choose(page, 'Баннер', 'banner.png', await picture(page, 400, 200))
  await choose(page, 'Фон для телефона', 'phone.png', await picture(page, 800, 1400))
  await choose(page, 'Фон для компьютера', 'wide.png', await picture(page, 800, 800))

  // The name is the one it is kept under; what is advised is a warning, not a refusal.
  await expect(slot(page, 'Приглашение').getByText('Приглашение_на_кубок_.pdf')).toBeVisible()
  await expect(slot(page, 'Фон для компьютера').getByText(/других пропорций/)).toBeVisible()
  await expect(slot(page, 'Баннер').getByText(/^Картинка/)).toHaveCount(0)

  // From the third file on the network is away.
  await page.route(/event-files\/bg-/, (route) => route.abort())
  await save(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Не сохранено файлов: 2' })
  await expect(refusal).toBeVisible()
  await expect(slot(page, 'Баннер').getByText('Отправится при сохранении')).toHaveCount(0)
  await expect(slot(page, 'Фон для телефона').getByText(/^Нет связи/)).toBeVisible()

  await page.unroute(/event-files\/bg-/)
  await refusal.getByRole('button', { name: 'Повторить' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(refusal).toHaveCount(0)

  await page.reload()
  await expect(slot(page, 'Приглашение').getByText('Приглашение_на_кубок_.pdf')).toBeVisible()
  await expect(slot(page, 'Баннер').getByText('banner.png')).toBeVisible()
  await expect(slot(page, 'Фон для телефона').getByText('phone.png')).toBeVisible()
  await expect(slot(page, 'Фон для компьютера').getByText('wide.png')).toBeVisible()
  await expectSound(page, 'settings with files')
})

test('a file is marked for deletion and goes with the next save, an empty one is not taken', async ({
  page,
  server,
}) => {
  const event = await createEvent(server.url)
  await startAs(page, 'admin@parket.test')
  await page.goto(event.settings)
  await choose(page, 'Баннер', 'empty.png', Buffer.alloc(0))
  await expect(slot(page, 'Баннер').getByText('Файл пустой')).toBeVisible()
  await choose(page, 'Баннер', 'banner.png', await picture(page, 400, 200))
  await choose(page, 'Ещё файл', 'Положение.pdf', pdf)
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await slot(page, 'Баннер').getByRole('button', { name: 'Удалить' }).click()
  await expect(slot(page, 'Баннер').getByText('Удалится при сохранении')).toBeVisible()
  await expect(page.getByText('Есть несохранённое')).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(slot(page, 'Баннер').getByText('banner.png')).toHaveCount(0)
  await expect(slot(page, 'Положение.pdf')).toBeVisible()
})

test('links are put in order by keyboard and by dragging, shown in that order, and taken back', async ({
  page,
  server,
}) => {
  const event = await createEvent(server.url)
  await startAs(page, 'admin@parket.test')
  await page.goto(event.settings)
  for (const [index, name] of ['Карта', 'Гостиница', 'Правила'].entries()) {
    await page.getByRole('button', { name: 'Добавить ссылку' }).click()
    await page.getByRole('textbox', { name: `Ссылка ${index + 1}`, exact: true }).fill(name)
    const address = page.getByRole('textbox', { name: `Ссылка ${index + 1}: адрес` })
    await address.fill(`https://example.org/${index}`)
  }
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  const first = page.getByRole('textbox', { name: 'Ссылка 1', exact: true })
  await first.click()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(first).toHaveValue('Гостиница')
  const rows = page.getByRole('list', { name: 'Ссылки по порядку' }).getByRole('listitem')
  await rows
    .nth(2)
    .locator('[draggable=true]')
    .dragTo(rows.nth(0), { targetPosition: { x: 200, y: 20 } })
  await expect(first).toHaveValue('Правила')
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  const api = await logInByApi(server.url, 'admin@parket.test')
  const titles = async () => {
    const params = { path: { id: event.id } }
    const links = await unwrap(api.GET('/api/events/{id}/attachments', { params }))
    return links.map(({ title }) => title)
  }
  expect(await titles()).toEqual(['Правила', 'Гостиница', 'Карта'])
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(first).toHaveValue('Карта')
  await expect.poll(titles).toEqual(['Карта', 'Гостиница', 'Правила'])
})
