import { unwrap } from '@parket/api-client/problem'
import { logInAs, openAccount } from './support/account.ts'
import { startAs } from './support/login.ts'
import { nameOf, makePerson, typedBirthDate } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { readTicket, Wizard } from './support/wizard.ts'

test('who is logged in need not type: contacts are there, dancers come of «Мои танцоры»', async ({
  page,
  server,
}) => {
  const leader = makePerson()
  const pupil = makePerson('2001-12-31')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)

  // The session is restored after the page has come.
  const wizard = new Wizard(page)
  await wizard.open()
  await expect(wizard.email).toHaveValue(leader.email)
  await expect(wizard.phone).toHaveValue(leader.phone)
  await wizard.city.fill(leader.city)
  await wizard.goOn('Танцоры')
  await wizard.fillDancer(pupil)
  const roster = page.getByRole('dialog', { name: 'Мои танцоры' })
  const open = page.getByRole('button', { name: 'Мои танцоры' })
  await open.click()
  await roster.getByRole('button', { name: /Запомнить 1\sтанцора/ }).click()
  const kept = roster.getByRole('checkbox', { name: nameOf(pupil) })
  await expect(kept).toBeVisible()

  await roster.getByRole('button', { name: `Исправить: ${nameOf(pupil)}` }).click()
  await roster.getByLabel('Имя').fill('Ульяна')
  await roster.getByRole('button', { name: 'Сохранить' }).click()
  const renamed = { ...pupil, first_name: 'Ульяна' }
  await roster.getByRole('button', { name: `Удалить из списка: ${nameOf(renamed)}` }).click()
  await roster.getByRole('button', { name: 'Вернуть' }).click()
  await roster.getByRole('checkbox', { name: nameOf(renamed) }).check()
  await roster.getByRole('button', { name: /^В\sзаявку/ }).click()

  // The one typed first has the only place in this registration; the other one's turn comes next.
  await expect(page.getByText(`${nameOf(renamed)}, ${typedBirthDate(renamed)}`)).toBeVisible()
  await wizard.goOn('Номинации')
  await wizard.contest('Show', 'Соло, взрослые').check()
  await page.getByRole('button', { name: 'Далее: Ульяна' }).click()
  await expect(page.getByRole('heading', { name: /^Что танцует\sУльяна/ })).toBeVisible()
  await wizard.contest('Folk', 'Соло, взрослые').check()
  await wizard.reviewAndSubmit()
  await readTicket(page)
  await expect(page.getByRole('heading', { name: 'Все ваши заявки: 2' })).toBeVisible()
})

test('what is typed while «Мои танцоры» is being saved stays, and every refusal is said', async ({
  page,
  server,
}) => {
  const leader = makePerson()
  await openAccount(server.url, leader)
  const { api, id } = await logInAs(server.url, leader.email)
  const pupil = makePerson('2001-12-31')
  const { last_name, first_name, birth_date } = pupil
  const body = { last_name, first_name, birth_date, gender: 'F' } as const
  await unwrap(api.POST('/api/users/{id}/roster', { params: { path: { id } }, body }))
  await startAs(page, leader.email)
  const wizard = new Wizard(page)
  await wizard.open()
  await expect(wizard.email).toHaveValue(leader.email)
  await wizard.city.fill(leader.city)
  await wizard.goOn('Танцоры')
  await wizard.fillDancer(makePerson())
  await page.getByRole('button', { name: 'Мои танцоры' }).click()
  const roster = page.getByRole('dialog', { name: 'Мои танцоры' })

  // The answer waits until more was typed.
  const answer = Promise.withResolvers<void>()
  const refusal = {
    code: 'validation',
    message: 'Проверьте',
    errors: { first_name: ['Слишком коротко'] },
  }
  await page.route('**/roster/*', async (route) => {
    await answer.promise
    await route.fulfill({ status: 422, json: refusal })
  })
  await roster.getByRole('button', { name: `Исправить: ${nameOf(pupil)}` }).click()
  await roster.getByLabel('Имя').fill('Я')
  await roster.getByRole('button', { name: 'Сохранить' }).click()
  await roster.getByLabel('Фамилия').fill('Новая')
  answer.resolve()
  await expect(roster.getByText('Слишком коротко')).toBeVisible()
  await expect(roster.getByLabel('Фамилия')).toHaveValue('Новая')
  await roster.getByRole('button', { name: 'Отмена' }).click()

  await page.route('**/roster', (route) => route.fulfill({ status: 422, json: refusal }))
  await roster.getByRole('button', { name: /Запомнить 1\sтанцора/ }).click()
  await expect(roster.getByRole('alert')).toContainText('Слишком коротко')
})

test('a contest that the same dancer is in already says so before it is chosen', async ({
  page,
}) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  const { number } = await wizard.registerSolo(soloist, 'Show')

  await wizard.open()
  await wizard.fillUpToContests([soloist])
  await page.getByText(/Сейчас недоступны/).click()
  const taken = wizard.option('Соло, взрослые · Show')
  await expect(taken).toBeDisabled()
  await expect(taken).toHaveAccessibleDescription(new RegExp(`уже есть заявка № ${number}`))
})
