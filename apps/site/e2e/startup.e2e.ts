import { APP, holdCalls, wakeApp } from './support/app.ts'
import { CUP } from './support/demo.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { Wizard } from './support/wizard.ts'

test('a form filled and sent before the app has come is sent by it, and puts no PIN into the address', async ({
  page,
}) => {
  const letCome = await holdCalls(page, APP)
  await page.goto(CUP.startOptions)
  await page.getByLabel('Номер').fill('100000')
  await page.getByLabel('PIN-код').fill('123456')
  await page.getByLabel('PIN-код').press('Enter')
  letCome()
  await expect(page.getByText('Регистрация не найдена. Проверьте номер и PIN-код.')).toBeVisible()
  await expect(page.getByLabel('Номер')).toHaveValue('100000')
  await expect(page.getByLabel('PIN-код')).toHaveValue('123456')
  await expect(page).toHaveURL(CUP.startOptions)
})

test('the wizard sent before any script has come goes on when it has, and puts nothing into the address', async ({
  page,
}) => {
  const letCome = await holdCalls(page, /\/assets\/entry-browser-[^/]+\.js$/)
  await page.goto(`${CUP.wizard}?count=solo`, { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('maria@example.org')
  await page.getByLabel('Телефон').fill('+7 916 123-45-67')
  await page.getByLabel('Город').fill('Москва')
  await page.getByRole('button', { name: 'Далее: танцоры' }).click()
  await expect(page).toHaveURL(`${CUP.wizard}?count=solo`)
  letCome()
  await expect(new Wizard(page).heading('Танцоры')).toBeVisible()
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('maria@example.org')
})

test('what is typed before the app has come is known to it', async ({ page }) => {
  const letCome = await holdCalls(page, APP)
  await page.goto('/events/?filter=past&q=x')
  await page.getByLabel('Название').fill('бал')
  letCome()
  await wakeApp(page)
  await page.getByLabel('Город').fill('Санкт-Петербург')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'бал')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Осенний бал'])
})

test('what is typed while the page’s data are on their way is kept', async ({ page }) => {
  const fetching = /\/assets\/observeSource-[^/]+\.js$/
  const letCome = await holdCalls(page, fetching)
  await page.goto('/events/2/select-registration')
  await wakeApp(page)
  // The start options of another event, by the history: its data are not in this page.
  const isAskedFor = page.waitForRequest(fetching)
  await page.evaluate((address) => history.pushState(null, '', address), CUP.startOptions)
  await isAskedFor
  await expect(page.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible()
  await page.getByLabel('Номер').fill('100000')
  letCome()
  await expect(page.getByRole('link', { name: 'Соло' })).toBeVisible()
  await expect(page.getByLabel('Номер')).toHaveValue('100000')
})

test('contacts typed before the wizard has come are known to it, each of them', async ({
  page,
}) => {
  const wizard = new Wizard(page)
  const soloist = makePerson()
  const letCome = await holdCalls(page, APP)
  await wizard.open()
  await wizard.fillContacts(soloist)
  letCome()
  await wakeApp(page)
  await expect(wizard.email).toHaveValue(soloist.email)
  await wizard.goOn('Танцоры')
  await wizard.back.click()
  await expect(wizard.email).toHaveValue(soloist.email)
  await expect(wizard.phone).toHaveValue(soloist.phone)
  await expect(wizard.city).toHaveValue(soloist.city)
})

for (const { what, address } of [
  { what: 'a page from the server', address: '/' },
  { what: 'a page that came bare', address: '/search-dancer' },
]) {
  test(`a button of ${what}, pressed before the app has come, acts when it has, and once`, async ({
    page,
  }) => {
    const letCome = await holdCalls(page, APP)
    await page.goto(address)
    await page.getByRole('button', { name: 'Развернуть меню' }).click()
    letCome()
    await expect(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Свернуть меню' })).toBeVisible()
  })
}

test('the way to log in opens before the app has come, the dialog when it has', async ({
  page,
}) => {
  const letCome = await holdCalls(page, APP)
  await page.goto('/')
  await page.getByRole('button', { name: 'Вход и регистрация' }).click()
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  letCome()
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
})

test('the brand’s face stands from the first visit on, and nothing moves when it comes', async ({
  page,
}) => {
  await page.addInitScript(`
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  const letCome = await holdCalls(page, /\/assets\/onest-[^/]+\.woff2$/)
  // The files of the face are part of what a page waits for before it says that it has loaded.
  await page.goto(CUP.page, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  letCome()
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('1em "Onest Variable"', 'яz')))
    .toBe(true)
  expect(await page.evaluate('globalThis.shift')).toBeLessThanOrEqual(0.01)
})
