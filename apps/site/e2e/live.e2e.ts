import { unwrap } from '@parket/api-client/problem'
import { openApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 375, height: 812 } })

test('a visitor follows a number; what starts on the floor is seen without asking', async ({
  page,
  server,
  browser,
}) => {
  const { floors } = await unwrap(
    openApi(server.url).GET('/api/events/{id}/now', { params: { path: { id: 4 } } }),
  )
  const running = floors[0]?.items.find(({ state }) => state === 'running')
  const [number] = running?.rounds[0]?.heats?.at(-1) ?? []
  if (!running || number === undefined) throw new Error('nothing is on')

  await page.goto('/events/4/')
  await page.getByRole('link', { name: 'Прямо сейчас' }).click()
  await page.getByRole('textbox', { name: 'Стартовый номер' }).fill(String(number))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Мои выходы' })).toBeVisible()
  await expect(page.getByText(/^Обновлено \d\d:\d\d$/)).toBeVisible()
  await expectSound(page, 'what is on, on a phone')

  // It stays on this phone.
  await page.reload()
  await expect(page.getByRole('button', { name: `Не следить за номером ${number}` })).toBeVisible()

  const office = await browser.newPage({ baseURL: server.url })
  await startAs(office, 'admin@parket.test')
  await office.goto('/admin/events/4/day')
  const floor = office.getByRole('region', { name: /^Площадка/ })
  await floor.getByRole('button', { name: 'Закончить' }).click()
  await expect(page.getByRole('heading', { level: 3, name: running.title })).toBeHidden()
  await office.close()
})
