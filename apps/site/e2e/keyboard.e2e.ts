import { expectFocused } from './support/focus.ts'
import { Keyboard } from './support/keyboard.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { readTicket, Wizard } from './support/wizard.ts'

/** Tab, Space and Enter from the home page to the number: what it takes today, and a little room. */
const MOST_PRESSES = 52

test('a soloist registers by the keyboard alone', async ({ page }, { annotations }) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  const keyboard = new Keyboard(page)

  await page.goto('/')
  await keyboard.follow(page.getByRole('link', { name: 'К содержанию' }))
  await keyboard.follow(page.getByRole('main').getByRole('link', { name: /^Участвовать/ }))
  await keyboard.follow(page.getByRole('link', { name: 'Соло' }))

  await keyboard.type(wizard.email, soloist.email)
  await keyboard.type(wizard.phone, soloist.phone)
  await keyboard.type(wizard.city, soloist.city)
  await keyboard.press('Enter')

  await expectFocused(wizard.heading('Танцоры'))
  const dancer = wizard.dancer()
  await keyboard.type(dancer.lastName, soloist.last_name)
  await keyboard.type(dancer.firstName, soloist.first_name)
  await keyboard.type(dancer.birthDate, '14031990')
  await expect(dancer.birthDate).toHaveValue('14.03.1990')
  await keyboard.choose(dancer.gender)
  await keyboard.press('Enter')

  await expectFocused(wizard.heading('Номинации'))
  await keyboard.choose(wizard.contest('Show', 'Соло, взрослые'))
  await keyboard.follow(wizard.next)

  await expectFocused(wizard.heading('Проверка'))
  await keyboard.choose(wizard.processingConsent)
  await keyboard.follow(wizard.submit)

  await expectFocused(page.getByRole('heading', { name: 'Вы зарегистрированы' }))
  await readTicket(page)
  annotations.push({ type: 'keys pressed', description: String(keyboard.presses) })
  expect(keyboard.presses).toBeLessThanOrEqual(MOST_PRESSES)
})
