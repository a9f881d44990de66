import { randomInt, randomUUID } from 'node:crypto'
import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import type { Locator, Page } from '@playwright/test'
import { contestId, createEvent, logInByApi, registrationOf } from './support/api.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect as expectAtOnce, test } from './support/test.ts'

/** Sixty contests are drawn in one change: a busy machine takes its time. */
const expect = isFull ? expectAtOnce.configure({ timeout: 120_000 }) : expectAtOnce

/** In the full run a whole day, otherwise as much of it as shows a click too many. */
const CONTESTS = isFull ? 60 : 4
const ENTRIES = isFull ? 400 : 16
const SESSIONS = isFull ? 4 : 2
/** So many contests of a session are taken from the first mark to the published places. */
const JUDGED = isFull ? 12 : 2

const MOST_TO_PRINTED = 12
const MOST_A_CONTEST = 3
/** A session whose clicks are counted is this long: what is pressed once is shared by so many. */
const OF_SESSION = 12

/** An event of one's own: contests with a judge, entries and a place in a session; registration is closed. */
async function closedEvent(url: string) {
  const { id: eventId } = await createEvent(url)
  const api = await logInByApi(url, 'supervisor@parket.test')
  const params = { path: { id: eventId } }
  const { last_name, first_name } = makePerson()
  const { judge_id } = await unwrap(
    api.POST('/api/events/{id}/judges', {
      params,
      body: { last_name, first_name, city: 'Москва', letter: 'A', role: 'line' },
    }),
  )
  const contestIds = await contestsOf(api, eventId, judge_id)
  for (let n = 0; n < ENTRIES; n += 1) {
    const body = registrationOf(makePerson(), [contestIds[n % CONTESTS] ?? ''])
    await unwrap(api.POST('/api/events/{id}/register', { params, body }))
  }
  for (let nth = 0; nth < SESSIONS; nth += 1) {
    const size = CONTESTS / SESSIONS
    await unwrap(
      api.POST('/api/events/{id}/sessions', {
        params,
        body: {
          start: `2028-02-19T${10 + nth * 3}:00:00+03:00`,
          items: contestIds.slice(nth * size, (nth + 1) * size).map((contest_id) => ({
            kind: 'round',
            contest_id,
            round_index: 0,
            minutes: 5,
          })),
        },
      }),
    )
  }
  await unwrap(
    api.PUT('/api/events/{id}/contest-statuses', {
      params,
      body: { contestIds, status: 'closed' },
    }),
  )
  return `/admin/events/${eventId}`
}

async function contestsOf(api: ApiClient, eventId: number, judgeId: number): Promise<string[]> {
  const like = await unwrap(
    api.GET('/api/contests/{id}', { params: { path: { id: await contestId(api, 14) } } }),
  )
  const first = randomInt(1000, 90_000)
  const ids: string[] = []
  for (let nth = 0; nth < CONTESTS; nth += 1) {
    const id = randomUUID()
    const body = {
      ...like,
      id,
      event_id: eventId,
      group_num: first + nth,
      group_name: `Соло ${first + nth}`,
      scoring: 'skating',
      capacity: 50,
      criteria: [],
      tags: [],
      final_max: 8,
      status: 'open',
    }
    await unwrap(api.POST('/api/contests', { body }))
    const params = { path: { id } }
    await unwrap(api.PUT('/api/contests/{id}/panel', { params, body: { judgeIds: [judgeId] } }))
    ids.push(id)
  }
  return ids
}

/** Clicks as people count them; keys of marks are told apart. */
class Clicks {
  count = 0
  async on(target: Locator): Promise<void> {
    await target.click()
    this.count += 1
  }
}

/**
 * Gives the places of the judge's sheet that is open, the last of them followed by Enter. They do not follow the start
 * numbers: that would be asked about before publication.
 */
async function typePlaces(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Судья A' })).toBeVisible()
  const rows = page.getByRole('table', { name: /^Оценки/ }).getByRole('rowheader')
  const couples = await rows.count()
  const places = Array.from({ length: couples }, (_, row) => row + 1)
  for (const place of [...places.slice(1, 2), ...places.slice(0, 1), ...places.slice(2)]) {
    await page.keyboard.press(String(place))
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Тур можно закончить' })).toBeFocused()
}

/** Gives a word to each check of the session, by keys alone: a single judge decides every title. */
async function answerChecks(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Проверки перед публикацией' })
  await expect(dialog.getByRole('region')).toHaveCount(JUDGED)
  const fields = dialog.getByRole('textbox')
  await expect(fields.first()).toBeFocused()
  const asked = await fields.count()
  for (let nth = 0; nth < asked; nth += 1) {
    await page.keyboard.type('Один судья')
    await page.keyboard.press('Tab')
  }
}

test('a day is drawn, locked and printed, and a session judged and published, in few clicks', async ({
  page,
  server,
}, { annotations }) => {
  test.setTimeout(isFull ? 900_000 : 240_000)
  const event = await closedEvent(server.url)
  await page.addInitScript(() => {
    globalThis.print = () => {}
  })
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`${event}/`)
  const clicks = new Clicks()
  const day = page.getByRole('link', { name: 'День', exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await clicks.on(day)
  await clicks.on(page.getByRole('checkbox', { name: 'Выбрать все' }))
  await clicks.on(button(/^Подготовить \d+/))
  await clicks.on(button('Составить и закрепить'))
  await expect(page.getByText(/^Составлено и закреплено: /)).toBeVisible()
  await clicks.on(page.getByRole('link', { name: 'Печать отделения' }))
  const sessions = page.getByRole('navigation', { name: 'Отделения' }).getByRole('link')
  await expect(sessions).toHaveCount(SESSIONS)
  for (let nth = 0; nth < SESSIONS; nth += 1) {
    if (nth > 0) await clicks.on(sessions.nth(nth))
    await expect(sessions.nth(nth)).toHaveAttribute('aria-current', 'page')
    await clicks.on(button(/^Печать, \d/))
    await expect(page.getByText(/^Отмечено: на\sпечать ушл/)).toBeVisible()
  }
  annotations.push({ type: 'clicks to printed', description: String(clicks.count) })
  expect(clicks.count).toBeLessThanOrEqual(MOST_TO_PRINTED)

  // The rounds of the session begin together: before the first mark.
  await page.goto(`${event}/day`)
  for (let nth = 0; nth < JUDGED; nth += 1) {
    await page
      .getByRole('checkbox', { name: /^Выбрать/ })
      .nth(nth + 1)
      .click()
  }
  await button(/^Подготовить \d+/).click()
  await button(/^Начать \d+/).click()
  await expect(page.getByText(/^Начато: /)).toBeVisible()

  const each = new Clicks()
  for (let nth = 0; nth < JUDGED; nth += 1) {
    // Whose sheets are missing stands beside, the first danced first.
    await each.on(
      page
        .getByRole('region', { name: /^Нет листов/ })
        .getByRole('link')
        .first(),
    )
    await expect(button('Начать ввод')).toBeVisible()
    await page.keyboard.press('Enter')
    await typePlaces(page)
    await each.on(day)
  }
  const shared = new Clicks()
  await shared.on(button(`Закончить вместе: ${JUDGED}`))
  await expect(page.getByText(/^Закончено: /)).toBeVisible()
  await shared.on(page.getByRole('link', { name: `Опубликовать вместе: ${JUDGED}` }))
  // Before they are here «all» would be none.
  await expect(page.getByText(new RegExp(`^${JUDGED}\\sноминаци`)).first()).toBeVisible()
  await shared.on(page.getByRole('checkbox', { name: 'Выбрать все' }))
  await shared.on(button(/^Опубликовать/))
  await answerChecks(page)
  await shared.on(page.getByRole('dialog').getByRole('button', { name: `Опубликовать ${JUDGED}` }))
  await expect(page.getByText(/теперь «Опубликовано»/)).toBeVisible()
  const aContest = each.count / JUDGED + shared.count / OF_SESSION
  annotations.push({ type: 'clicks a contest', description: aContest.toFixed(2) })
  expect(aContest).toBeLessThanOrEqual(MOST_A_CONTEST)
})
