import type { Page } from 'playwright'

/** Longer than any step takes on a busy machine. */
const TIMEOUT_MS = 15_000

/**
 * Uses the site of ready pages as a visitor does, and then logs in.
 *
 * @returns the number of the registration that was made
 * @throws Error when something does not come, or the browser's console tells of an error
 */
export async function walkOwnSite(page: Page, url: string): Promise<string> {
  page.setDefaultTimeout(TIMEOUT_MS)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))

  await page.goto(url)
  await page.getByRole('heading', { level: 1, name: 'Студия «Весна»' }).waitFor()
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  if (headings.length > 1) throw new Error(`The home has ${headings.length} main headings.`)
  await checkRegisterLink(page)
  await page.getByRole('link', { name: 'Кубок Паркета' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Кубок Паркета' }).waitFor()
  for (const tab of ['Информация', 'Статистика', 'Турнир']) {
    await page.getByRole('link', { name: tab, exact: true }).first().click()
    await page.locator('a[aria-current=page]', { hasText: tab }).waitFor()
    if (tab !== 'Турнир') await page.getByRole('main').getByRole('heading').first().waitFor()
  }
  await page.getByRole('link', { name: 'Участвовать' }).first().click()
  await page.getByRole('link', { name: 'Соло' }).click()
  const registration = await register(page)
  await logIn(page)
  if (errors.length > 0) throw new Error(`The console told: ${errors.join('\n')}`)
  return registration
}

/** The new site has no page that opens an account: the way there leads to another one. */
async function checkRegisterLink(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  const address = await dialog.getByRole('link', { name: 'Регистрация' }).getAttribute('href')
  if (address !== 'http://127.0.0.1:3000/profile/register')
    throw new Error(`The login leads to ${address} for an account.`)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

async function register(page: Page): Promise<string> {
  await page.getByLabel('Email').fill('visitor@example.test')
  await page.getByLabel('Телефон').fill('+7 912 345-67-89')
  await page.getByLabel('Город').fill('Екатеринбург')
  const next = page.getByRole('button', { name: /^Далее: / })
  await next.click()
  await page.getByLabel('Фамилия').fill('Гостева')
  await page.getByLabel('Имя').fill('Анна')
  await page.getByLabel('Дата рождения').fill('14.03.1990')
  await page.getByRole('radio', { name: 'Женский' }).check()
  if (await page.getByRole('button', { name: 'Далее: пакеты' }).isVisible()) await next.click()
  await next.click()
  const section = page.getByRole('group', { name: 'Folk', exact: true })
  await section.getByRole('checkbox', { name: /Соло, взрослые/ }).check()
  await next.click()
  await page.getByRole('checkbox', { name: /согласие на\sобработку/ }).check()
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await page.getByRole('heading', { name: /вы зарегистрированы| записан[аы]?$/i }).waitFor()
  return page.locator('dt:text-is("Номер") + dd').innerText()
}

async function logIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  await dialog.getByLabel('Email').fill('dancer@parket.test')
  await dialog.getByLabel(/^Пароль/).fill('parket-demo')
  await dialog.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).waitFor()
}
