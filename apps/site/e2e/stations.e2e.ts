import { unwrap } from '@parket/api-client/problem'
import { createEvent, logInByApi } from './support/api.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

test('a station is made for a judge, and its code is shown', async ({ page, server }) => {
  const { id } = await createEvent(server.url)
  const api = await logInByApi(server.url, 'supervisor@parket.test')
  const params = { path: { id } }
  await unwrap(
    api.POST('/api/events/{id}/judges', {
      params,
      body: { last_name: 'Судьина', first_name: 'Анна', letter: 'C', role: 'line' },
    }),
  )
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/events/${id}/stations`)
  await expect(page.getByText('Станций пока нет')).toBeVisible()
  await page.getByRole('button', { name: 'Станция', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая станция' })
  await dialog.getByRole('button', { name: /^Создать/ }).click()

  const record = page.getByRole('region', { name: 'Судья C' })
  await expect(record.getByRole('img', { name: 'QR-код: Судья C' })).toBeVisible()
  await expect(record.getByText(/^ещё \d+\sмин, один раз$/)).toBeVisible()
  const typed = await record.getByText(/^[\dA-Z]{4} [\dA-Z]{4}$/).textContent()

  // A device takes the code that is shown.
  const pairing = await unwrap(
    api.POST('/api/stations/pair', {
      body: { code: typed ?? '', device: 'a-tablet-of-the-walk', confirm: false },
    }),
  )
  expect(pairing).toMatchObject({ station: { kind: 'judge', letter: 'C' } })
})

test('who works at the scrutineers’ station is named on its page', async ({ page, server }) => {
  const { id } = await createEvent(server.url)
  const api = await logInByApi(server.url, 'supervisor@parket.test')
  const params = { path: { id } }
  const tally = await unwrap(
    api.POST('/api/events/{id}/stations', { params, body: { kind: 'tally' } }),
  )
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/events/${id}/stations?station=${tally.id}`)
  await page.getByLabel('Кто работает').fill('Белова Ольга')
  await page.getByRole('button', { name: 'Сохранить имя' }).click()
  await expect(page.getByText('Теперь здесь работает Белова Ольга.')).toBeVisible()
  const stations = await unwrap(api.GET('/api/events/{id}/stations', { params }))
  expect(stations).toMatchObject([{ id: tally.id, who: 'Белова Ольга' }])
})
