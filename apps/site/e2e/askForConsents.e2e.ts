import { unwrap } from '@parket/api-client/problem'
import { contestId, openApi, registrationOf } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { heldContest } from './support/heldContest.ts'
import { startAs } from './support/login.ts'
import { lettersTo } from './support/mail.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('the organiser asks from the overview, and the link of the letter takes the answer', async ({
  page,
  browser,
  server,
}) => {
  const person = makePerson()
  const api = openApi(server.url)
  const { consents: _, ...body } = registrationOf(person, [await contestId(api, 12)])
  const params = { path: { id: CUP.id } }
  await unwrap(api.POST('/api/events/{id}/register', { params, body }))

  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}`)
  const ask = page.getByRole('button', { name: /^Попросить: Без согласия/ })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: 'Попросить согласие' })
  const asked = async () =>
    (await lettersTo(server.dataDir, person.email)).filter(({ subject = '' }) =>
      subject.startsWith('Нужно ваше согласие'),
    )
  const send = dialog.getByRole('button', { name: /^Отправить 1\sписьмо$/ })
  await expect(send).toBeVisible()
  expect(await asked()).toEqual([])
  await send.click()
  await expect(dialog.getByText(/^1\sписьмо в\sочереди/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).first().click()
  await expect.poll(async () => (await asked()).length).toBe(1)

  // Once a day is enough.
  await ask.click()
  await expect(dialog.getByText('Писать сейчас некому.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).first().click()

  const [letter] = await asked()
  const link = /https?:\S+entry=\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  const family = await browser.newPage()
  await family.goto(server.url + link.replace(/^https?:\/\/[^/]+/, ''))
  await family.getByRole('button', { name: 'Открыть' }).click()
  await family.getByRole('checkbox', { name: /обработку/ }).check()
  await family.getByRole('checkbox', { name: /показывать/ }).check()
  await family.getByRole('button', { name: 'Сохранить ответ' }).click()
  await expect(family.getByText(/^Ответ о\sсогласии сохранён/)).toBeVisible()
  await family.reload()
  await expect(family.getByRole('heading', { name: /^Заявка №/ })).toBeVisible()
  await expect(family.getByRole('button', { name: 'Сохранить ответ' })).toHaveCount(0)
  await family.close()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Ждёт вас' })).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test('who publishes a result reads how many names it hides', async ({ page, server }) => {
  // Who danced it has answered «no».
  const { groupNum } = await heldContest(server.url)
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/groups/${groupNum}/result`)
  await expect(page.getByRole('button', { name: 'Показать результат' })).toBeVisible()
  await expect(page.getByText(/^1\sимя скрыто: нет\sсогласия$/)).toBeVisible()
  await page.getByRole('button', { name: 'Попросить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Попросить согласие' })
  await expect(dialog.getByText(/^1\sзаявка: ответили «нет»/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Отправить/ })).toHaveCount(0)
})
