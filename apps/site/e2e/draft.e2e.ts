import { draftKey } from '@parket/domain/registration/wizard/draftKey'
import type { Page } from '@playwright/test'
import { APP, holdCalls, wakeApp } from './support/app.ts'
import { CUP, SPRING } from './support/demo.ts'
import { nameOf, makePerson, typedBirthDate } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { readTicket, Wizard } from './support/wizard.ts'

function storedDraft(page: Page): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), draftKey)
}

test('a reload in the middle of a name loses no letter, and the step stays', async ({ page }) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToDancers(soloist)
  await wizard.dancer().lastName.fill('Половин')

  await page.reload()
  await expect(wizard.heading('Танцоры')).toBeVisible()
  await expect(wizard.dancer().lastName).toHaveValue('Половин')
  await wizard.back.click()
  await expect(wizard.email).toHaveValue(soloist.email)
  await expect(wizard.phone).toHaveValue(soloist.phone)
  await expect(wizard.city).toHaveValue(soloist.city)
})

test('reloaded, the wizard never shows a blank form in place of what was typed', async ({
  page,
}) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToDancers(makePerson())
  const letCome = await holdCalls(page, APP)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible()
  await expect(wizard.email).toBeHidden()
  letCome()
  await expect(wizard.heading('Танцоры')).toBeVisible()
})

test('a birth date typed by half survives a reload and can be completed', async ({ page }) => {
  const soloist = makePerson('2004-03-04')
  const wizard = new Wizard(page)
  const { birthDate } = wizard.dancer()
  await wizard.open()
  await wizard.fillUpToDancers(soloist)
  await wizard.fillDancer(soloist)
  await birthDate.clear()
  await birthDate.pressSequentially('0403')
  await expect(birthDate).toHaveValue('04.03.')

  await page.reload()
  await expect(wizard.heading('Танцоры')).toBeVisible()
  await expect(birthDate).toHaveValue('04.03.')
  // Clicked first, as one does: right after a reload a focus that only a script sets may not arrive.
  await birthDate.click()
  await birthDate.press('End')
  await birthDate.pressSequentially('2004')
  await expect(birthDate).toHaveValue('04.03.2004')
  await wizard.goOn('Номинации')
})

test('a reload between the contests keeps what is chosen, and the entry can be made', async ({
  page,
}) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([soloist])
  await wizard.contest('Folk', 'Соло, взрослые').check()
  await wizard.contest('Show', 'Соло, взрослые').check()

  await page.reload()
  await expect(wizard.heading('Номинации')).toBeVisible()
  await expect(wizard.contest('Folk', 'Соло, взрослые')).toBeChecked()
  await expect(wizard.contest('Show', 'Соло, взрослые')).toBeChecked()
  await expect(wizard.contest('Oriental', 'Соло, взрослые')).not.toBeChecked()
  await wizard.goOn('Проверка')
  await expect(page.getByText(nameOf(soloist))).toBeVisible()
  await expect(page.getByText(typedBirthDate(soloist))).toBeVisible()
  await wizard.consentAndSubmit()
  await readTicket(page)
})

/** Comes by the page of the start options, and fills in up to the dancers. */
async function startFromOptions(page: Page) {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await page.goto(CUP.startOptions)
  await wakeApp(page)
  await page.getByRole('link', { name: 'Соло' }).click()
  await wizard.fillUpToDancers(soloist)
  return { wizard, soloist }
}

test('the back button goes a step back, then leaves the wizard; the forward button brings everything back', async ({
  page,
}) => {
  const { wizard, soloist } = await startFromOptions(page)
  await wizard.dancer().lastName.fill('Половин')

  // Within the same document: nothing tells the page that it ends.
  await page.goBack()
  await expect(wizard.heading('Контакты')).toBeVisible()
  await expect(wizard.email).toHaveValue(soloist.email)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Изменить регистрацию' })).toBeVisible()
  await page.goForward()
  await expect(wizard.email).toHaveValue(soloist.email)
  await page.goForward()
  await expect(wizard.heading('Танцоры')).toBeVisible()
  await expect(wizard.dancer().lastName).toHaveValue('Половин')
  await wizard.back.click()
  await expect(wizard.email).toHaveValue(soloist.email)
})

test('two steps forward at once lead into the step of that entry, not back to where the draft stood', async ({
  page,
}) => {
  const { wizard, soloist } = await startFromOptions(page)
  await page.goBack()
  await expect(wizard.email).toHaveValue(soloist.email)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Изменить регистрацию' })).toBeVisible()
  await page.evaluate(() => history.go(2))
  await expect(wizard.heading('Танцоры')).toBeVisible()
})

test('after registering nothing of the draft is left', async ({ page }) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.registerSolo(soloist, 'Folk')
  await expect.poll(() => storedDraft(page)).toBeNull()
  // No step of it is left in the browser's history: Back leads to what was before.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')

  await wizard.open()
  await expect(wizard.email).toHaveValue('')
  expect(await storedDraft(page)).toBeNull()
})

test('another entry begins with the contacts and nothing else', async ({ page }) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  const first = await wizard.registerSolo(soloist, 'Folk')

  const other = makePerson()
  await page.getByRole('button', { name: 'Зарегистрировать ещё танцора' }).click()
  await expect(wizard.heading('Танцоры')).toBeVisible()
  await wizard.back.click()
  await expect(wizard.email).toHaveValue(soloist.email)
  await wizard.goOn('Танцоры')
  await expect(wizard.dancer().lastName).toHaveValue('')
  await wizard.fillDancer(other)
  await wizard.goOn('Номинации')
  await expect(wizard.contest('Folk', 'Соло, взрослые')).not.toBeChecked()
  await wizard.contest('Folk', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  await expect(wizard.processingConsent).not.toBeChecked()
  await wizard.consentAndSubmit()
  const second = await readTicket(page)
  expect(Number(second.number)).toBeGreaterThan(Number(first.number))
})

test('opening another event drops the draft of this one', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToDancers(makePerson())
  await page.reload()
  await expect(wizard.heading('Танцоры')).toBeVisible()

  await page.goto(`/events/${SPRING.id}/register?count=solo&ds=${SPRING.domain}`)
  // The server's own page is empty as well: the app has dropped the draft once it is not stored any more.
  await expect.poll(() => storedDraft(page)).toBeNull()
  await expect(wizard.email).toHaveValue('')
  await wizard.open()
  await expect(wizard.heading('Контакты')).toBeVisible()
  await expect(wizard.email).toHaveValue('')
})

test('looking at the lists of events keeps the draft', async ({ page }) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  // What is typed before the app has come is nobody's draft yet.
  await wakeApp(page)
  await wizard.fillContacts(soloist)
  await page.goto('/events/?filter=past')
  await page.goto(CUP.page)
  await wizard.open()
  await expect(wizard.email).toHaveValue(soloist.email)
})
