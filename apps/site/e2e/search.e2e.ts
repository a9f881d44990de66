import { registerByApi } from './support/api.ts'
import { openAccount } from './support/account.ts'
import { CUP } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { logIn } from './support/login.ts'
import { nameOf, makePerson, typedBirthDate } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a dancer who agreed to it is found by the beginning of the last name', async ({
  page,
  server,
}) => {
  const open = makePerson()
  const hidden = { ...makePerson(), last_name: `${open.last_name}я` }
  await registerByApi(server.url, open, 12, { publication: true })
  await registerByApi(server.url, hidden, 12)

  await page.goto('/search-dancer')
  await expect(page).toHaveTitle(/Поиск танцора/)
  const lastName = page.getByLabel('Фамилия')
  await lastName.fill('Б')
  await lastName.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Укажите хотя бы 2 буквы фамилии')

  await lastName.fill(open.last_name.slice(0, -1).toLowerCase())
  await lastName.press('Enter')
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: nameOf(open) })
  await expect(found).toContainText(`${open.city}, 1990 г. р.`)
  await expect(page.getByText(nameOf(hidden))).toBeHidden()
  await expect(page.getByText('14.03.1990')).toBeHidden()
  await expect(page).toHaveURL(/last_name=/)
  await found.getByRole('link', { name: CUP.name }).click()
  await expect(page).toHaveURL(CUP.page)
  await page.goBack()
  await expect(found).toBeVisible()
  await expect(lastName).toHaveValue(open.last_name.slice(0, -1).toLowerCase())
})

test('«Мои турниры» are filled from the account, and of others only by all three', async ({
  page,
  server,
}) => {
  const person = makePerson()
  await openAccount(server.url, person)
  await registerByApi(server.url, person, 12)
  await page.goto('/info-by-name')
  await logIn(page, person.email)
  await expect(page.getByText(typedBirthDate(person))).toBeVisible()
  await expect(page.getByRole('link', { name: CUP.name })).toBeVisible()
  await expect(page.getByText('Соло, взрослые · Folk')).toBeVisible()

  await page.getByRole('button', { name: 'Изменить' }).click()
  await page.getByLabel('Дата рождения').fill('15.03.1990')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText('Турниров не нашлось')).toBeVisible()
  await expect(page).toHaveURL(/bd=1990-03-15/)
})

test('«Мой рейтинг» asks for all three and says honestly that there are no points', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/user-rating')
  await page.getByRole('button', { name: 'Показать' }).click()
  await expectFocused(page.getByRole('alert'))
  await expect(page.getByRole('alert')).toContainText('Укажите дату рождения')
  await page.goto('/user-rating?last_name=Нигдеева&first_name=Нина&bd=1999-04-12')
  await expect(page.getByLabel('Дата рождения')).toHaveValue('12.04.1999')
  await expect(page.getByText('Очков пока нет')).toBeVisible()
  // A refusal would stand in the browser's console.
  expect(refused).toEqual([])
})
