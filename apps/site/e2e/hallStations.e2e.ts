import { expectSound } from './support/axe.ts'
import { codeOf, runningFinal } from './support/runningFinal.ts'
import { expect, test } from './support/test.ts'

test('the marshal marks at the door, without the network and over a reload too, and the announcer sees it at once', async ({
  page,
  context,
  browser,
  server,
}) => {
  const { api, eventId } = await runningFinal(server.url)
  await page.goto(`/station/${await codeOf(api, eventId, { kind: 'marshal' })}`)
  await page.getByRole('button', { name: /^Да, / }).click()
  const missing = page.getByRole('button', { name: /^нет: \d+$/ })
  await expect(missing).toHaveCount(2)
  await expectSound(page, 'marshal')

  const stand = await browser.newPage({ baseURL: server.url })
  await stand.goto(`/station/${await codeOf(api, eventId, { kind: 'announcer' })}`)
  await stand.getByRole('button', { name: /^Да, / }).click()
  await expect(stand.getByRole('heading', { name: /Соло, взрослые/ })).toBeVisible()

  await page.route('**/heat-calls*', (route) => route.abort())
  await context.setOffline(true)
  await missing.first().click()
  const unsent = page.getByText(/^Не\sотправлено: 1\sнажатие$/)
  await expect(unsent).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(unsent).toBeVisible()
  await page.unroute('**/heat-calls*')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(stand.getByText(/^не\sвышли$/)).toBeVisible()

  await page.getByRole('button', { name: 'Выпустить' }).click()
  await expect(page.getByText(/^На\sпаркете 7, Финал$/)).toBeVisible()
  await expect(stand.getByText(/^На\sпаркете$/).first()).toBeVisible()
  await expectSound(stand, 'announcer')
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(page.getByText('На паркете никого')).toBeVisible()
  await stand.close()
})

test('the music has the dance with its tempo, and counts it down', async ({ page, server }) => {
  const { api, eventId } = await runningFinal(server.url)
  await page.goto(`/station/${await codeOf(api, eventId, { kind: 'dj' })}`)
  await page.getByRole('button', { name: /^Да, / }).click()
  await expect(page.getByRole('heading', { name: 'Вальс' })).toBeVisible()
  await expect(page.getByText(/^28–30\sтактов$/).first()).toBeVisible()
  await expectSound(page, 'dj')
  await page.getByRole('button', { name: 'Пуск' }).press('Enter')
  await expect(page.getByRole('timer')).toHaveText(/^1:5\d$/)
  await page.getByRole('button', { name: 'Закончить танец' }).press('Enter')
  await expect(page.getByText(/^Сейчас играть нечего/)).toBeVisible()
})
