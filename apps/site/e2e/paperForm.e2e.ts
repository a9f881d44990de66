import { findEntries } from './support/api.ts'
import { startAs } from './support/login.ts'
import { nameOf, somebody, typedBirthDate } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a form on paper is not entered before the gender is told, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const person = somebody()
  await startAs(page, 'supervisor@parket.test')
  await page.goto('/admin/events/1/registrations/new')
  await page.getByLabel('Фамилия').fill(person.last_name)
  await page.getByLabel('Имя').fill(person.first_name)
  await page.getByLabel('Дата рождения').fill(typedBirthDate(person))
  await page.getByLabel('Номера номинаций').fill('12')
  await page.getByLabel('Телефон').fill(person.phone)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Город').fill(person.city)
  const save = page.getByRole('button', { name: /^Записать заявку/ })
  await save.click()
  await expect(page.getByRole('alert').getByText('Укажите пол')).toBeVisible()
  expect(await findEntries(server.url, person.last_name)).toEqual([])
  await page.getByText('Мужской').click()
  await save.click()
  await expect(page.getByText(`записана: ${nameOf(person)}`)).toBeVisible()
  const [entry] = await findEntries(server.url, person.last_name)
  expect(entry?.dancers.map(({ gender }) => gender)).toEqual(['M'])
})
