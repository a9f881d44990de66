import { unwrap } from '@parket/api-client/problem'
import {
  closeContest,
  contestId,
  createContest,
  createEvent,
  logInByApi,
  registerByApi,
} from './support/api.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
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

test('two organisers move entries of one round: the second is told, and nothing of the first is moved back', async ({
  page,
  server,
}) => {
  const own = { scoring: 'skating', criteria: [], heat_size: 2 }
  const { groupNum } = await createContest(server.url, 10, own)
  for (let n = 0; n < 4; n += 1) await registerByApi(server.url, makePerson(), groupNum)
  await closeContest(server.url, groupNum)
  const api = await logInByApi(server.url, 'supervisor@parket.test')
  const id = await contestId(api, groupNum)
  const drawn = { contestIds: [id], status: 'ready', generateHeats: true }
  const event = { path: { id: CUP.id } }
  await unwrap(api.PUT('/api/events/{id}/contest-statuses', { params: event, body: drawn }))
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/groups/${groupNum}/rounds`)
  const heats = page.getByRole('list', { name: 'Заходы: Финал' })
  const choices = heats.getByRole('combobox')
  await expect(choices).toHaveCount(4)

  const byNumber = (heats: number[][]) =>
    heats.map((heat) => heat.toSorted((one, other) => one - other))
  const heatsNow = async () => {
    const [round] = await unwrap(api.GET('/api/contests/{id}/rounds', { params: { path: { id } } }))
    const ids = round?.heats.map((heat) => heat.map(({ registration_id }) => registration_id))
    return { roundId: round?.id ?? 0, ids: byNumber(ids ?? []) }
  }
  const { roundId, ids } = await heatsNow()
  const [first = [], second = []] = ids
  const theirs = byNumber([first.slice(1), [...second, ...first.slice(0, 1)]])
  await unwrap(
    api.PUT('/api/contests/{id}/rounds/{roundId}/heats', {
      params: { path: { id, roundId } },
      body: { heats: theirs },
    }),
  )
  await choices.nth(1).selectOption({ label: '2' })
  await expect(page.getByText(/^Данные изменил кто-то другой/)).toBeVisible()
  expect((await heatsNow()).ids).toEqual(theirs)

  await expect(heats.getByRole('heading', { name: /Заход\s+2\s+3/ })).toBeVisible()
  await choices.last().selectOption({ label: '1' })
  await expect(heats.getByRole('heading', { name: /Заход\s+2\s+2/ })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(heats.getByRole('heading', { name: /Заход\s+2\s+3/ })).toBeVisible()
  expect((await heatsNow()).ids).toEqual(theirs)
})
