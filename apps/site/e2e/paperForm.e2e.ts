import type { Page } from '@playwright/test'
import { findEntries } from './support/api.ts'
import { startAs } from './support/login.ts'
import { nameOf, makePerson, typedBirthDate, type Contacts, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Opens a form and types whose it is, all but the gender. */
async function typeForm(page: Page, person: Person & Contacts, numbers: string): Promise<void> {
  await startAs(page, 'supervisor@parket.test')
  await page.goto('/admin/events/1/registrations/new')
  await page.getByLabel('Фамилия').fill(person.last_name)
  await page.getByLabel('Имя').fill(person.first_name)
  await page.getByLabel('Дата рождения').fill(typedBirthDate(person))
  await page.getByLabel('Номера номинаций').fill(numbers)
  await page.getByLabel('Телефон').fill(person.phone)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Город').fill(person.city)
}

test('a form on paper is not entered before the gender is told, and nothing typed is lost', async ({
  page,
  server,
}) => {
  const person = makePerson()
  await typeForm(page, person, '12')
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

test('who comes after entries were closed is entered on paper, with a reason', async ({
  page,
  server,
}) => {
  const person = makePerson()
  // Entries of contest 81 are closed.
  await typeForm(page, person, '81')
  await page.getByText('Женский').click()
  const save = page.getByRole('button', { name: /^Записать заявку/ })
  await save.click()
  const reason = page.getByLabel('Причина позднего входа')
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.fill('Поезд опоздал')
  await save.click()
  await expect(page.getByText(`записана: ${nameOf(person)}`)).toBeVisible()
  const [entry] = await findEntries(server.url, person.last_name)
  expect(entry?.registrations.map(({ status }) => status)).toEqual(['active'])
})
