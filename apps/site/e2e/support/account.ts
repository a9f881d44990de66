import { unwrap } from '@parket/api-client/problem'
import type { ApiClient } from '@parket/api-client/client'
import type { Page } from '@playwright/test'
import { openApi } from './api.ts'
import { PASSWORD } from './demo.ts'
import { typedBirthDate, type Contacts, type Person } from './people.ts'

/** An account of its own for a test, opened as a program does. */
export async function openAccount(url: string, person: Person & Contacts): Promise<void> {
  const { last_name, first_name, birth_date, email, phone } = person
  await unwrap(
    openApi(url).POST('/api/register', {
      body: {
        last_name,
        first_name,
        birth_date,
        gender: 'F',
        email,
        phone,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    }),
  )
}

/** The API with the token of an account. */
export async function logInAs(
  url: string,
  email: string,
  password = PASSWORD,
): Promise<{ api: ApiClient; id: number }> {
  const { token, data } = await unwrap(
    openApi(url).POST('/api/login', { body: { email, password } }),
  )
  return { api: openApi(url, token), id: data.id }
}

/** Fills the fields of a new account as a person does; what is already there is overwritten. */
export async function fillNewAccount(page: Page, person: Person & Contacts): Promise<void> {
  await page.getByLabel('Фамилия').fill(person.last_name)
  await page.getByLabel('Имя').fill(person.first_name)
  await page.getByLabel('Дата рождения').fill(typedBirthDate(person))
  await page.getByRole('radio', { name: 'Женский' }).check()
  await page.getByLabel('Телефон').fill(person.phone)
  await page.getByLabel('Email').fill(person.email)
  await passwordField(page, 'Пароль').fill(PASSWORD)
  await passwordField(page, 'Пароль ещё раз').fill(PASSWORD)
}

/** The field itself, not the button that shows it. */
export function passwordField(page: Page, label: string) {
  return page.locator('input').and(page.getByLabel(new RegExp(String.raw`^${label}(?! ещё)`)))
}
