import type { Page } from '@playwright/test'
import { unwrap } from '@parket/api-client/problem'
import { closeContest, contestId, createContest, logInByApi, registerByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { printPage } from './support/pdf.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const LETTER = 'Q'

/** A Jack & Jill that takes no more entries: two leaders, three followers, one judge. */
async function readyJackAndJill(url: string) {
  const { groupNum } = await createContest(url, 10, {
    scoring: 'relative-placement',
    jnj_role_split: true,
    criteria: [],
    dances: ['WCS'],
  })
  const roles = ['leader', 'leader', 'follower', 'follower', 'follower'] as const
  for (const role of roles) await registerByApi(url, makePerson(), groupNum, { role })
  const api = await logInByApi(url, 'admin@parket.test')
  const { last_name, first_name } = makePerson()
  const judge = await unwrap(
    api.POST('/api/events/{id}/judges', {
      params: { path: { id: CUP.id } },
      body: { last_name, first_name, city: 'Москва', letter: LETTER, role: 'line' },
    }),
  )
  const id = await contestId(api, groupNum)
  await unwrap(
    api.PUT('/api/contests/{id}/panel', {
      params: { path: { id } },
      body: { judgeIds: [judge.judge_id] },
    }),
  )
  await closeContest(url, groupNum)
  return { groupNum, address: `/admin/events/${CUP.id}/groups/${groupNum}/` }
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Ход номинации' }).getByRole('link', { name })

test('a final of pairs: drawn, partners exchanged by keyboard, marked, counted and published', async ({
  page,
  server,
}) => {
  const { groupNum, address } = await readyJackAndJill(server.url)
  await startAs(page, 'admin@parket.test')
  await page.goto(`${address}rounds`)
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Составить туры и провести жеребьёвку')
  const final = page.getByRole('region', { name: 'Финал' })
  await expect(final.getByText('3 пары, 2 захода')).toBeVisible()
  await expect(final.getByText(/танцует ещё раз/)).toBeVisible()
  await expectSound(page, 'pairs')

  const partner = final.getByRole('combobox', { name: /^Ведомый для № \d+$/ }).first()
  const before = await partner.locator('option:checked').textContent()
  await partner.focus()
  const other = await partner.locator('option:not(:checked)').first().textContent()
  await partner.selectOption({ label: other ?? '' })
  await expect(page.getByText(`теперь ${other ?? ''}.`).first()).toBeVisible()
  await expect(partner.locator('option:checked')).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(partner.locator('option:checked')).toHaveText(before ?? '')

  // Who is absent goes out of the pairs, and back in.
  const leader = /\d+$/.exec((await partner.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  const attend = async (attendance: string) => {
    await tab(page, 'Участники').click()
    const choice = page.getByRole('radiogroup', { name: new RegExp(`^Явка: ${leader}\\.`) })
    await choice.getByText(attendance, { exact: true }).click()
    await expect(choice.getByRole('radio', { name: attendance })).toBeChecked()
    await tab(page, 'Туры и заходы').click()
    await press('Обновить состав')
    await expect(page.getByText('Финал: состав обновлён.')).toBeVisible()
  }
  await attend('Нет')
  await expect(final.getByText('3 пары, 3 захода')).toBeVisible()
  await attend('Здесь')
  await expect(final.getByText(/^3\s+пары,\s/)).toBeVisible()

  // Until the round has come anew, its steps wait.
  await expect(async () => {
    await press('Закрепить заходы')
    await expect(partner).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await press('Начать тур')
  await expect(final.getByText('Идёт', { exact: true })).toBeVisible()

  await tab(page, 'Оценки').click()
  await press(`Ввести: судья ${LETTER}`)
  await expect(page.getByRole('region', { name: `Судья ${LETTER}` })).toBeVisible()
  for (const place of ['2', '1', '3']) await page.keyboard.press(place)
  await expect(page.getByRole('button', { name: /^№ \d+ и № \d+: 3$/ })).toBeVisible()
  await press('Закончить лист')
  await expect(page.getByRole('heading', { name: 'Тур можно закончить' })).toBeVisible()

  await tab(page, 'Туры и заходы').click()
  await press('Закончить тур')
  await expect(final.getByText('Подсчитан', { exact: true })).toBeVisible()

  await page.goto(`${address}paper`)
  const paper = async (name: string) => {
    await page.getByLabel('Что напечатать').selectOption(name)
    await expect(page.getByRole('region', { name })).toBeVisible()
    return (await printPage(page)).join(' ')
  }
  expect(await paper('Заходы')).toMatch(/\d+\/\d+/)
  expect(await paper('Листы судей')).toMatch(/Места от 1 до 3.*\d+\/\d+/s)
  expect(await paper('Список ведущему')).toMatch(/№ \d+\/\d+.*Награждение/s)
  expect(await paper('Итоговый протокол')).toMatch(/в\s+паре\s+с №\s+\d+/)

  const api = await logInByApi(server.url, 'admin@parket.test')
  const id = await contestId(api, groupNum)
  const params = { path: { id } }
  await unwrap(api.POST('/api/contests/{id}/publication', { params, body: { level: 'places' } }))
  await unwrap(api.POST('/api/contests/{id}/publication', { params, body: { level: 'marks' } }))
  await page.goto(`/events/${CUP.id}/results/${groupNum}`)
  await expect(page.getByText(/^В\s+паре:/)).toHaveCount(5)
  await expectSound(page, 'result of pairs')
})
