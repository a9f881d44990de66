import type { Locator, Page } from '@playwright/test'
import { ageAtEvent } from '@parket/domain/registration/age'
import { unwrap } from '@parket/api-client/problem'
import { openApi, registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { contactsOf, nameOf, makePerson, typedBirthDate, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { escapePattern } from './support/text.ts'
import { readTicket, Wizard } from './support/wizard.ts'

const PACKET = 'Пакет: любые 2–3 соло'

async function expectProblem(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(`^${escapePattern(text)}`))
}

/** The list above the form that leads to every problem of the step. */
function summary(page: Page): Locator {
  return page.getByRole('alert', { name: 'Проверьте, что введено' })
}

async function ageOf({ birth_date }: Person, url: string): Promise<number> {
  const params = { path: { id: CUP.id } }
  return ageAtEvent(birth_date, await unwrap(openApi(url).GET('/api/events/{id}', { params })))
}

test.describe('step 0, contacts', () => {
  test('each one that is missing is asked for at its field; the focus is in the first', async ({
    page,
  }) => {
    const wizard = new Wizard(page)
    await wizard.open()
    await wizard.phone.fill('+7 912 345-67-89')
    await wizard.next.click()
    await expectProblem(wizard.email, 'Укажите email')
    await expectProblem(wizard.city, 'Укажите город')
    await expect(wizard.phone).not.toHaveAttribute('aria-invalid')
    await expectFocused(wizard.email)
    await expect(wizard.phone).toHaveValue('+7 912 345-67-89')

    await wizard.phone.clear()
    await expectProblem(wizard.phone, 'Укажите телефон')
  })

  test('blanks are no answer', async ({ page }) => {
    const wizard = new Wizard(page)
    await wizard.open()
    await wizard.fillContacts({ ...makePerson(), city: '   ' })
    await wizard.next.click()
    await expectProblem(wizard.city, 'Укажите город')
    await expectFocused(wizard.city)
  })

  test('the list of problems leads to their fields', async ({ page }) => {
    const wizard = new Wizard(page)
    await wizard.open()
    await wizard.next.click()
    await summary(page).getByRole('link', { name: 'Укажите город' }).click()
    await expectFocused(wizard.city)
  })
})

test.describe('step 1, dancers', () => {
  test('a dancer without name and birth date is told so at the fields', async ({ page }) => {
    const wizard = new Wizard(page)
    const { lastName, firstName, birthDate } = wizard.dancer()
    await wizard.open()
    await wizard.fillUpToDancers(makePerson())
    await wizard.next.click()
    await expect(summary(page).getByRole('link', { name: 'Не указаны Ф.И., Д.Р.' })).toHaveCount(1)
    await lastName.fill('Лунина')
    await wizard.next.click()
    await expectProblem(firstName, 'Не указаны Ф.И., Д.Р.')
    await expectProblem(birthDate, 'Не указаны Ф.И., Д.Р.')
    await expectFocused(firstName)
    await expect(lastName).toHaveValue('Лунина')
  })

  test('a day that does not exist stays as typed, and is named', async ({ page }) => {
    const wizard = new Wizard(page)
    const { birthDate } = wizard.dancer()
    await wizard.open()
    await wizard.fillUpToDancers(makePerson())
    await wizard.fillDancer(makePerson())
    await birthDate.fill('31.02.2001')
    await wizard.next.click()
    await expectProblem(birthDate, 'Такой даты нет')
    await expectFocused(birthDate)
    await expect(birthDate).toHaveValue('31.02.2001')
  })

  test('a soloist’s draft opened for duets asks for the second dancer', async ({ page }) => {
    const soloist = makePerson()
    const wizard = new Wizard(page)
    await wizard.open()
    await wizard.fillUpToDancers(soloist)
    await wizard.fillDancer(soloist)
    await wizard.open('count=duets')
    await expect(wizard.dancer(2).lastName).toHaveValue('')
    await wizard.next.click()
    await expectProblem(wizard.dancer(2).lastName, 'Не указаны Ф.И., Д.Р.')
    await expectFocused(wizard.dancer(2).lastName)
    await expect(wizard.dancer().lastName).toHaveValue(soloist.last_name)
    await wizard.fillDancer(makePerson(), 2)
    await wizard.goOn('Номинации')
  })

  test('two dancers are too many for soloists', async ({ page }) => {
    const first = makePerson()
    const wizard = new Wizard(page)
    await wizard.open('count=duets')
    await wizard.fillUpToDancers(first)
    await wizard.fillDancer(first, 1)
    await wizard.fillDancer(makePerson(), 2)
    await wizard.open()
    await wizard.next.click()
    await expect(summary(page)).toContainText('Много танцоров: 2 (1)')
    await expect(page.locator(':focus')).toContainText('Много танцоров: 2 (1)')
    await page.getByRole('button', { name: 'Убрать танцора 2' }).click()
    await wizard.goOn('Номинации')
  })

  test('an age outside the filter is named at the birth date', async ({ page, server }) => {
    const adult = makePerson('1990-03-14')
    const age = await ageOf(adult, server.url)
    const wizard = new Wizard(page)
    await wizard.open('count=solo&age=7,9')
    await wizard.fillUpToDancers(adult)
    await wizard.fillDancer(adult)
    await wizard.next.click()
    await expectProblem(wizard.dancer().birthDate, `Возраст: ${age} не соответствует фильтру: 9`)
    await expectFocused(wizard.dancer().birthDate)

    await wizard.open('count=solo&age=60,99')
    await wizard.next.click()
    await expectProblem(wizard.dancer().birthDate, `Возраст: ${age} не соответствует фильтру: 60`)
  })
})

test('step 2: a packet taken and not filled holds the way on, until it is filled or given up', async ({
  page,
}) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToDancers(soloist)
  await wizard.fillDancer(soloist)
  await wizard.openPackets()
  await wizard.option(PACKET).check()
  await wizard.next.click()
  await expect(wizard.heading('Пакеты')).toBeVisible()
  await expectProblem(wizard.option(PACKET), 'Есть незаконченный подбор номинаций')
  await expectFocused(wizard.option(PACKET))

  await wizard.option(PACKET).uncheck()
  await wizard.goOn('Номинации')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('the list of problems is whole below the site’s header, with the field in view', async ({
    page,
  }) => {
    const header = page.getByRole('banner')
    const wizard = new Wizard(page)
    const expectWhole = async (field: Locator) => {
      await expectFocused(field)
      await expect(field).toBeInViewport({ ratio: 1 })
      const [above, list] = await Promise.all([header.boundingBox(), summary(page).boundingBox()])
      expect(list?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
    }
    await wizard.open()
    await wizard.next.click()
    await expectWhole(wizard.email)
    const soloist = makePerson()
    await wizard.fillUpToDancers(soloist)
    await wizard.next.click()
    await expectWhole(wizard.dancer().lastName)
    await wizard.fillDancer(soloist)
    await wizard.openPackets()
    await wizard.option(PACKET).check()
    await wizard.next.click()
    await expectWhole(wizard.option(PACKET))
  })
})

test('step 4: with nothing chosen it says so, and leads to the choice', async ({ page }) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([soloist])
  await wizard.reviewAndSubmit()
  await expect(summary(page)).toContainText('Не выбрано ни одной номинации')
  await expect(page.locator(':focus')).toContainText('Не выбрано ни одной номинации')
  await page.getByRole('button', { name: 'Выбрать: номинации' }).click()
  await expectFocused(wizard.heading('Номинации'))
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  await wizard.submit.click()
  await readTicket(page)
})

test('step 4: without the consent nothing is sent, and the focus is on it', async ({ page }) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([makePerson()])
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  await wizard.submit.click()
  await expectProblem(
    wizard.processingConsent,
    'Без согласия на обработку персональных данных зарегистрироваться нельзя',
  )
  await expectFocused(wizard.processingConsent)
})

test('what only the server can know leads back to the contest it is about; nothing typed is lost', async ({
  page,
  server,
}) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([soloist])
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.contest('Folk', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  // Meanwhile somebody else enters the same dancer, in capitals and with ё for е.
  const last_name = soloist.last_name.toUpperCase().replaceAll('Е', 'Ё')
  const twin = { ...soloist, ...contactsOf(makePerson()), last_name }
  await registerByApi(server.url, twin, 13)
  await wizard.consentAndSubmit()

  await expect(wizard.heading('Номинации')).toBeVisible()
  const refused = wizard.contest('Show', 'Соло, взрослые')
  await expectProblem(
    refused,
    `${nameOf(twin)}: уже есть участие в номинации «Соло, взрослые · Show».`,
  )
  await expectFocused(refused)
  await expect(wizard.contest('Folk', 'Соло, взрослые')).toBeChecked()

  await refused.uncheck()
  await wizard.goOn('Проверка')
  await expect(page.getByText(soloist.email)).toBeVisible()
  await expect(page.getByText(typedBirthDate(soloist))).toBeVisible()
  await expect(wizard.processingConsent).toBeChecked()
  await wizard.submit.click()
  await readTicket(page)
})
