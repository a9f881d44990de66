import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { openApi } from './api.ts'
import { PASSWORD } from './demo.ts'
import { expect } from './test.ts'

/** Opens the login dialog from the account menu. */
export async function openLoginDialog(page: Page) {
  await page.getByRole('button', { name: 'Вход и регистрация' }).click()
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  return loginDialog(page)
}

function loginDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  return {
    dialog,
    email: dialog.getByLabel('Email'),
    password: dialog.getByLabel(/^Пароль/),
    submit: dialog.getByRole('button', { name: 'Войти' }),
  }
}

/**
 * Opens the site with an account logged in before: for walks that are not about logging in.
 * The page is blank; the walk goes on with the address it is about.
 * @param server its address, where the page calls it by a name that only the browser knows
 */
export async function startAs(page: Page, email: string, server?: string): Promise<void> {
  // A small text of the same origin: its storage can be written without waiting for the app.
  await page.goto('/robots.txt')
  const body = { email, password: PASSWORD }
  const { origin } = new URL(page.url())
  const { token, data } = await unwrap(openApi(server ?? origin).POST('/api/login', { body }))
  await page.evaluate(
    ([key, user]) => {
      localStorage.setItem('parket.user', user)
      localStorage.setItem('parket.token', key)
    },
    [token, JSON.stringify(data)] as const,
  )
}

/** Logs in to a demo account as a person does, on the page that is open. */
export async function logIn(page: Page, email: string): Promise<void> {
  await openLoginDialog(page)
  await fillLogin(page, email)
}

/** The same in the dialog that is open already. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  const form = loginDialog(page)
  await form.email.fill(email)
  await form.password.fill(PASSWORD)
  await form.submit.click()
  await expect(form.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Личный кабинет: / })).toBeVisible()
}
