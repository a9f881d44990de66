import { unwrap } from '@parket/api-client/problem'
import { createEvent, logInByApi } from './support/api.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

test('two organisers edit one event: what does not collide is merged, for the rest one chooses field by field', async ({
  page,
  server,
}) => {
  const event = await createEvent(server.url)
  await startAs(page, 'admin@parket.test')
  await page.goto(event.settings)
  await page.getByRole('textbox', { name: 'Город' }).fill('Тверь')
  await page.getByRole('textbox', { name: 'Место проведения' }).fill('Дворец спорта')

  const api = await logInByApi(server.url, 'supervisor@parket.test')
  const params = { path: { id: event.id } }
  const theirs = { city: 'Псков', place: 'ДК «Паркет»', kind: 'Кубок города' }
  await unwrap(api.PUT('/api/admin/events/{id}', { params, body: theirs }))

  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByRole('radio', { name: 'Ваш вариант: Тверь' }).check()
  await page.getByRole('radio', { name: 'Сохранённый вариант: ДК «Паркет»' }).check()
  await page.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()

  await expect(page.getByRole('textbox', { name: 'Уровень' })).toHaveValue('Кубок города')
  const { city, place, kind } = await unwrap(api.GET('/api/events/{id}', { params }))
  expect({ city, place, kind }).toEqual({ city: 'Тверь', place: 'ДК «Паркет»', kind: theirs.kind })
})
