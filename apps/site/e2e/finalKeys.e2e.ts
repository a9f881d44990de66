import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/problem'
import { closeContest, contestId, createContest, logInByApi, registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const DANCES = ['Samba', 'Cha-cha-cha', 'Rumba', 'Paso doble', 'Jive']
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const COUPLES = 6
/** Of them 210 are marks. */
const MOST_KEYS = 255

/** Judges of event 1 with these letters; those that are missing are entered. */
async function judgesByLetter(api: ApiClient): Promise<number[]> {
  const params = { path: { id: CUP.id } }
  const judges = await unwrap(api.GET('/api/events/{id}/judges', { params }))
  const ids: number[] = []
  for (const letter of LETTERS) {
    const { last_name, first_name } = makePerson()
    const body = { last_name, first_name, letter, role: 'line' }
    const judge =
      judges.find((one) => one.letter === letter) ??
      (await unwrap(api.POST('/api/events/{id}/judges', { params, body })))
    ids.push(judge.judge_id)
  }
  return ids
}

/** A final that runs; returns the address of its contest. */
async function runningFinal(url: string): Promise<string> {
  const { groupNum } = await createContest(url, COUPLES, {
    scoring: 'skating',
    criteria: [],
    dances: DANCES,
  })
  for (let n = 0; n < COUPLES; n += 1) await registerByApi(url, makePerson(), groupNum)
  const api = await logInByApi(url, 'admin@parket.test')
  const id = await contestId(api, groupNum)
  const params = { path: { id } }
  const judgeIds = await judgesByLetter(api)
  await unwrap(api.PUT('/api/contests/{id}/panel', { params, body: { judgeIds } }))
  await closeContest(url, groupNum)
  for (const status of ['ready', 'running']) {
    await unwrap(
      api.PUT('/api/events/{id}/contest-statuses', {
        params: { path: { id: CUP.id } },
        body: { contestIds: [id], status, ...(status === 'ready' && { generateHeats: true }) },
      }),
    )
  }
  return `/admin/events/${CUP.id}/groups/${groupNum}/`
}

test(`a final of ${COUPLES} couples, 7 judges and 5 dances is typed in ${MOST_KEYS} keys`, async ({
  page,
  server,
}, { annotations }) => {
  test.slow()
  const address = await runningFinal(server.url)
  let keys = 0
  const press = async (key: string) => {
    await page.keyboard.press(key)
    keys += 1
  }
  await startAs(page, 'admin@parket.test')
  await page.goto(`${address}marks`)
  await expect(page.getByRole('button', { name: 'Начать ввод' })).toBeVisible()
  // Seven judges stand side by side at this width.
  const grid = page.getByRole('table', { name: /^Оценки/ }).locator('..')
  const hidden = await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
  await press('Enter')
  for (const dance of DANCES) {
    for (const letter of LETTERS) {
      await expect(page.getByRole('table', { name: `Оценки: ${dance}` })).toBeVisible()
      await expect(page.getByRole('region', { name: `Судья ${letter}` })).toBeVisible()
      for (let place = 1; place <= COUPLES; place += 1) await press(String(place))
      await press('Enter')
    }
  }
  await expect(page.getByRole('heading', { name: 'Тур можно закончить' })).toBeFocused()
  annotations.push({ type: 'keys', description: String(keys) })
  expect(keys).toBeLessThanOrEqual(MOST_KEYS)
})
