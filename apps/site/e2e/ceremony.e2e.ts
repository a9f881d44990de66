import { unwrap } from '@parket/api-client/problem'
import { logInByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { heldContest } from './support/heldContest.ts'
import { expect, test } from './support/test.ts'

test('the announcer opens a place alone, then shows it: the hall’s screen and a phone see it at once, and not before', async ({
  page,
  browser,
  server,
}) => {
  const { groupNum, startNumber } = await heldContest(server.url)
  const api = await logInByApi(server.url, 'supervisor@parket.test')
  const codeOf = async (kind: 'announcer' | 'screen') => {
    const params = { path: { id: CUP.id } }
    const body = { kind, label: 'Сцена' }
    return (await unwrap(api.POST('/api/events/{id}/stations', { params, body }))).code
  }
  const hall = await browser.newContext({ baseURL: server.url })
  const screen = await hall.newPage()
  await screen.goto(`/screen/${await codeOf('screen')}`)
  await screen.getByRole('button', { name: /^Да, / }).click()
  await expect(screen.getByRole('button')).toHaveCount(0)

  await page.goto(`/station/${await codeOf('announcer')}`)
  await page.getByRole('button', { name: /^Да, / }).click()
  await page.getByText('Награждение', { exact: true }).first().click()
  await page.getByRole('button', { name: new RegExp(`^Наградить: ${groupNum}\\.`) }).click()
  await expect(page.getByText('закрыто')).toBeVisible()
  await page.getByRole('button', { name: 'Открыть себе первое место' }).click()
  const number = new RegExp(`№\\s${startNumber}`)
  await expect(page.getByText(number)).toBeVisible()
  await expectSound(page, 'ceremony')
  await expect(screen.getByText(number)).toHaveCount(0)
  const results = `${server.url}/api/events/${CUP.id}/groups/${groupNum}/results`
  expect((await fetch(results)).status).toBe(404)

  await page.getByRole('button', { name: /^Держите, чтобы открыть залу/ }).press('Enter')
  await expect(page.getByText('Все места открыты')).toBeVisible()
  await expect(screen.getByText(number)).toBeVisible()
  expect((await fetch(results)).status).toBe(200)
  await hall.close()
})
