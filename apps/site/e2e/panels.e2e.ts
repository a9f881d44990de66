import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { createEvent, logInByApi } from './support/api.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

const letters = ['A', 'B', 'C', 'D'] as const

/** Judges of the team's own, by letter, and two contests that they can judge. */
async function prepare(api: ApiClient, id: number): Promise<void> {
  const params = { path: { id } }
  for (const letter of letters) {
    await unwrap(
      api.POST('/api/events/{id}/judges', {
        params,
        body: {
          last_name: `Судьина ${letter}`,
          first_name: 'Анна',
          letter,
          role: 'line',
        },
      }),
    )
  }
  await unwrap(
    api.POST('/api/events/{id}/contests', {
      params,
      body: [10, 11].map((group_num) => ({
        id: randomUUID(),
        group_num,
        group_name: `Соло ${group_num}`,
        dances: ['Folk'],
      })),
    }),
  )
}

test('panels are drawn, and saved though a judge was taken off meanwhile', async ({
  page,
  server,
}) => {
  const { id } = await createEvent(server.url)
  const api = await logInByApi(server.url, 'supervisor@parket.test')
  await prepare(api, id)
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${id}/judges/`)
  const size = page.getByRole('textbox', { name: 'Судей в бригаде' })
  await size.fill('2')
  await page.getByRole('button', { name: 'Разложить поровну' }).click()
  // The list of judges comes anew after the panels were saved.
  await page.route(`**/api/events/${id}/judges*`, async (route) => {
    if (route.request().method() === 'GET') await setTimeout(3000)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Убрать: Судьина A Анна' }).click()
  await expect(page.getByText('Судья убран: Судьина A Анна')).toBeVisible()
  await expect(size).toHaveValue('2')
  await page.getByRole('button', { name: 'Сохранить бригады' }).click()
  await expect(page.getByText('Бригады сохранены')).toBeVisible()

  const judges = await unwrap(api.GET('/api/events/{id}/judges', { params: { path: { id } } }))
  const panels = await unwrap(api.GET('/api/events/{id}/panels', { params: { path: { id } } }))
  const seated = panels.flatMap(({ judgeIds }) => judgeIds)
  expect(seated.toSorted((one, other) => one - other)).toEqual(
    judges.map(({ judge_id }) => judge_id).toSorted((one, other) => one - other),
  )
})
