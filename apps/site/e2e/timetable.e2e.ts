import { randomInt, randomUUID } from 'node:crypto'
import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { logInByApi, openApi, registrationOf } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { expectFocused } from './support/focus.ts'
import { Interactions } from './support/interactions.ts'
import { startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const start = '2028-02-19T10:00:00+03:00'

interface NewEvent {
  api: ApiClient
  id: number
  contestIds: string[]
}

/** A published event of one test's own, with contests that dancers may enter. */
async function createEvent(url: string, contestCount: number, min_rest = 10): Promise<NewEvent> {
  const api = await logInByApi(url, 'supervisor@parket.test')
  const { id } = await unwrap(
    api.POST('/api/admin/events', {
      body: {
        name: `Кубок расписаний ${randomInt(1_000_000)}`,
        date_begin: start,
        date_end: '2028-02-19T20:00:00+03:00',
        city: 'Тверь',
        place: 'ДК «Паркет»',
      },
    }),
  )
  const contestIds = Array.from({ length: contestCount }, () => randomUUID())
  const params = { path: { id } }
  await unwrap(
    api.POST('/api/events/{id}/contests', {
      params,
      body: contestIds.map((contestId, index) => ({
        id: contestId,
        group_num: 10 + index,
        group_name: `Соло ${10 + index}`,
        section: 'Folk',
        dances: ['Folk'],
        price: 100_000,
      })),
    }),
  )
  await unwrap(
    api.PUT('/api/events/{id}/contest-statuses', {
      params,
      body: { contestIds, status: 'open', generateHeats: false },
    }),
  )
  await unwrap(api.PUT('/api/admin/events/{id}', { params, body: { published: true, min_rest } }))
  return { api, id, contestIds }
}

/** One dancer in these contests. */
async function enter(url: string, eventId: number, contestIds: string[]): Promise<void> {
  await unwrap(
    openApi(url).POST('/api/events/{id}/register', {
      params: { path: { id: eventId } },
      body: registrationOf(makePerson(), contestIds),
    }),
  )
}

test('40 rounds on two floors are planned from nothing without a conflict', async ({
  page,
  server,
}) => {
  test.slow()
  const { api, id, contestIds } = await createEvent(server.url, 20)
  // Nine in each contest: a semi-final and a final. Three groups of dancers, so that they meet again.
  const groups = [0, 1, 2].map((group) => contestIds.filter((_, index) => index % 3 === group))
  for (const own of groups) {
    for (let dancer = 0; dancer < 9; dancer += 1) await enter(server.url, id, own)
  }
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${id}/sessions/`)
  await expect(page.getByText('40 туров без времени')).toBeVisible()
  await expectSound(page, 'the list of sessions, empty')

  const steps = new Interactions(page)
  await steps.follow(page.getByRole('button', { name: 'Составить план' }))
  const dialog = page.getByRole('dialog', { name: 'Составить план' })
  await steps.fill(dialog.getByRole('textbox', { name: 'Площадок' }), '2')
  await expect(dialog.getByText(/^40\sтуров,/)).toBeVisible()
  await steps.choose(dialog.getByRole('button', { name: 'Составить', exact: true }))

  const board = page.getByRole('region', { name: 'Расписание по площадкам' })
  await expect(board.getByRole('button')).not.toHaveCount(0)
  await expect(page.getByText('У всех туров есть время')).toBeVisible()
  expect(steps.count).toBeLessThan(30)
  const params = { path: { id } }
  const sessions = await unwrap(api.GET('/api/events/{id}/sessions', { params }))
  expect(sessions.map(({ floor }) => floor)).toEqual(['А', 'Б'])
  const rounds = sessions.flatMap(({ items }) => items).filter(({ kind }) => kind === 'round')
  expect(rounds).toHaveLength(40)
  expect(await unwrap(api.GET('/api/events/{id}/session-conflicts', { params }))).toEqual([])
  await expectSound(page, 'the timetable')
})

test('planted conflicts stand where they are and are mended there; a delay moves what follows', async ({
  page,
  server,
}) => {
  const { api, id, contestIds } = await createEvent(server.url, 4, 0)
  const [one = '', other = '', third = '', fourth = ''] = contestIds
  const params = { path: { id } }
  await enter(server.url, id, [one, other])
  await enter(server.url, id, [third])
  await enter(server.url, id, [fourth])
  const round = (contest_id: string) => ({
    kind: 'round',
    contest_id,
    round_index: 0,
    minutes: 20,
  })
  const [first] = await unwrap(
    api.PUT('/api/events/{id}/sessions', {
      params,
      body: {
        sessions: [
          { start, floor: 'А', items: [round(one), round(third)] },
          { start, floor: 'Б', items: [round(other), round(fourth)] },
        ],
      },
    }),
  )
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${id}/sessions/${first?.id ?? 0}/`)
  const floorA = page.getByRole('region', { name: 'Площадка А' })
  const floorB = page.getByRole('region', { name: 'Площадка Б' })
  await expect(floorA.getByRole('button', { name: /^10 Соло 10.*накладка 1$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Накладки 1' })).toBeVisible()
  await expectSound(page, 'a timetable with a conflict')

  // By keyboard: the other round of the same dancer goes last.
  await floorB.getByRole('button', { name: /^11 Соло 11/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(floorB.getByRole('button').first()).toHaveAccessibleName(/^13 Соло 13/)
  await expectFocused(floorB.getByRole('button', { name: /^11 Соло 11/ }))
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Наклад/ })).toBeHidden()

  await floorA.getByRole('button', { name: /^10 Соло 10/ }).click()
  await page.getByRole('button', { name: '+15 мин' }).click()
  await expect(floorA.getByText(', 10:35–10:55')).toBeAttached()
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()
  await expect
    .poll(async () => {
      const sessions = await unwrap(api.GET('/api/events/{id}/sessions', { params }))
      return sessions[0]?.items.map(({ delay }) => delay)
    })
    .toEqual([15, 0])
  // With the delay the dancer is late for her second round: told at once, mended in place.
  await page
    .getByRole('button', { name: /^Начать на 15 мин позже$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /Наклад/ })).toBeHidden()
  await page.keyboard.press('Control+KeyZ')
  await expect(page.getByText(/^Возвращено \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Накладки 1' })).toBeVisible()

  // Published, what moves from then on is marked, and goes back by one press.
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('heading', { name: 'Опубликовано' })).toBeVisible()
  await floorB.getByRole('button', { name: /^11 Соло 11/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(floorB.getByRole('button', { name: /^11 Соло 11.*было 10:20/ })).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как опубликовано' }).click()
  await expect(floorB.getByRole('button', { name: /было/ })).toHaveCount(0)
  await expect(floorB.getByRole('button').first()).toHaveAccessibleName(/^13 Соло 13/)
})

test('a final moved before its semi-final is told, and goes back after it by one press', async ({
  page,
  server,
}) => {
  const { api, id, contestIds } = await createEvent(server.url, 2, 0)
  const [one = '', other = ''] = contestIds
  const params = { path: { id } }
  const round = (contest_id: string, round_index: number) => ({
    kind: 'round',
    contest_id,
    round_index,
    minutes: 20,
  })
  const items = [round(one, 1), round(other, 0), round(one, 0)]
  const [first] = await unwrap(
    api.PUT('/api/events/{id}/sessions', {
      params,
      body: { sessions: [{ start, floor: 'А', items }] },
    }),
  )
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${id}/sessions/${first?.id ?? 0}/`)
  await page.getByRole('button', { name: /^10 Соло 10.*10:40/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const conflicts = page.getByRole('region', { name: 'Накладки' })
  await expect(
    conflicts.getByText('Финал в 10:00 стоит раньше, чем закончится 1/2 (10:40)'),
  ).toBeVisible()
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()
  expect(await unwrap(api.GET('/api/events/{id}/session-conflicts', { params }))).toMatchObject([
    { kind: 'order' },
  ])
  await expectSound(page, 'a timetable with rounds in the wrong order')

  await conflicts.getByRole('button', { name: 'Поставить после 1/2' }).click()
  await expect(conflicts).toBeHidden()
  await expect
    .poll(async () => unwrap(api.GET('/api/events/{id}/session-conflicts', { params })))
    .toEqual([])
})

test('a timetable is dark on white on paper, also from the dark theme', async ({
  page,
  server,
}) => {
  const { api, id, contestIds } = await createEvent(server.url, 1)
  const items = contestIds.map((contest_id) => ({
    kind: 'round',
    contest_id,
    round_index: 0,
    minutes: 10,
  }))
  const sessions = [{ start, floor: 'А', items }]
  const [first] = await unwrap(
    api.PUT('/api/events/{id}/sessions', { params: { path: { id } }, body: { sessions } }),
  )
  await startAs(page, 'admin@parket.test')
  await page.evaluate(() => localStorage.setItem('parket.theme', 'dark'))
  await page.goto(`/admin/events/${id}/sessions/${first?.id ?? 0}/`)
  await expect(page.getByRole('button', { name: /^10 Соло 10/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'light')
  await expectSound(page, 'the printed timetable')
})

test('whoever may not plan is not shown how', async ({ page, server }) => {
  const { id } = await createEvent(server.url, 1)
  await startAs(page, 'dancer@parket.test')
  await page.goto(`/admin/events/${id}/sessions/`)
  await page.waitForURL(({ pathname }) => pathname === '/')
})

test('a timetable is a draft for its staff until it is published', async ({ page, server }) => {
  const { api, id } = await createEvent(server.url, 1)
  const body = { start, title: 'Утро', items: [{ kind: 'break', title: 'Разминка', minutes: 30 }] }
  await unwrap(api.POST('/api/events/{id}/sessions', { params: { path: { id } }, body }))
  const sessions = () =>
    unwrap(openApi(server.url).GET('/api/events/{id}/sessions', { params: { path: { id } } }))
  expect(await sessions()).toEqual([])

  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/events/${id}/sessions/`)
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText('Расписание опубликовано.')).toBeVisible()
  await expect.poll(async () => (await sessions()).length).toBe(1)
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByText(/^Черновик/)).toBeVisible()
  expect(await sessions()).toEqual([])
})
