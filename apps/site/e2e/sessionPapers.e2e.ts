import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { contestId, createContest, logInByApi, registerByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { printPage } from './support/pdf.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const params = { path: { id: CUP.id } }

/** Two judges of event 1: the first who asks enters them. */
async function twoJudges(api: ApiClient): Promise<number[]> {
  const judges = await unwrap(api.GET('/api/events/{id}/judges', { params }))
  const ids = judges.filter(({ letter }) => letter !== null).map(({ judge_id }) => judge_id)
  for (const letter of ['A', 'B'].slice(ids.length)) {
    const { last_name, first_name } = makePerson()
    const body = { last_name, first_name, city: 'Москва', letter, role: 'line' }
    ids.push((await unwrap(api.POST('/api/events/{id}/judges', { params, body }))).judge_id)
  }
  return ids.slice(0, 2)
}

/** A session of one's own with two drawn finals of three entries and two judges each. */
async function newSession(url: string) {
  const api = await logInByApi(url, 'admin@parket.test')
  const judgeIds = await twoJudges(api)
  const contests: { groupNum: number; id: string }[] = []
  for (let nth = 0; nth < 2; nth += 1) {
    const { groupNum } = await createContest(url, 10, { scoring: 'skating', criteria: [] })
    for (let n = 0; n < 3; n += 1) await registerByApi(url, makePerson(), groupNum)
    const id = await contestId(api, groupNum)
    const path = { id }
    await unwrap(api.PUT('/api/contests/{id}/panel', { params: { path }, body: { judgeIds } }))
    contests.push({ groupNum, id })
  }
  const session = await unwrap(
    api.POST('/api/events/{id}/sessions', {
      params,
      body: {
        start: '2027-02-21T09:00:00+03:00',
        title: 'Печать',
        floor: 'В',
        items: contests.map(({ id }) => ({
          kind: 'round',
          contest_id: id,
          round_index: 0,
          minutes: 10,
        })),
      },
    }),
  )
  const itemIds = session.items.map(({ id }) => id)
  const body = { itemIds, until: 'locked' }
  const { started } = await unwrap(api.POST('/api/events/{id}/round-starts', { params, body }))
  expect(started).toHaveLength(2)
  return { api, judgeIds, contests, session }
}

/** The browser's dialog is not opened: how often it was asked for is counted. */
async function countPrints(page: Page) {
  await page.addInitScript(() => {
    const counted = Object.assign(globalThis, { prints: 0 })
    globalThis.print = () => {
      counted.prints += 1
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { prints: number }).prints)
}

test('the papers of a session are printed at once, and then only what changed', async ({
  page,
  server,
}) => {
  test.slow()
  const { api, contests, session } = await newSession(server.url)
  const [first] = contests as [(typeof contests)[number]]
  const prints = await countPrints(page)
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/sessions/${session.id}/`)
  await page.getByRole('link', { name: 'Бумаги отделения' }).click()

  // Two heat lists, four judges' sheets, two lists for the announcer.
  const print = page.getByRole('button', { name: /^Печать, 8\sлистов$/ })
  await expect(print).toBeVisible()
  await expectSound(page, 'the papers of a session')
  const pages = await printPage(page)
  expect(pages).toHaveLength(8)
  expect(pages[0]).toContain(String(first.groupNum))
  expect(pages.filter((text) => text.includes('Подпись'))).toHaveLength(4)
  await print.click()
  await expect(page.getByText(/Отмечено: на\sпечать ушло 8\sлистов/)).toBeVisible()
  expect(await prints()).toBe(1)
  await expect(page.getByRole('radio', { name: /^Что изменилось, 0\sлистов/ })).toBeChecked()

  // Another hour renews the lists of the second round; the judges' sheets stay good.
  const [one, other] = session.items
  await unwrap(
    api.PUT('/api/events/{id}/sessions/{sessionId}', {
      params: { path: { id: CUP.id, sessionId: session.id } },
      body: { items: [one, { ...other, delay: 20 }].map((item) => Object.assign({}, item)) },
    }),
  )
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Что изменилось, 2\sлиста/ })).toBeChecked()
  await expect(page.getByText(/Теперь в 09:30/).first()).toBeVisible()
  expect(await printPage(page)).toHaveLength(2)
})

test('a print that did not come out is taken back', async ({ page, server }) => {
  const { session } = await newSession(server.url)
  await countPrints(page)
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/sessions/${session.id}/paper?papers=summary`)
  await page.getByRole('button', { name: /^Печать, 1\sлист$/ }).click()
  await expect(page.getByText(/Ничего не\sизменилось/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(page.getByRole('button', { name: /^Печать, 1\sлист$/ })).toBeVisible()
})

test('the day leads to the papers of the session at hand', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/4/day')
  await page.getByRole('link', { name: 'Печать отделения' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Печать отделения' })).toBeVisible()
})
