import { logIn } from './support/login.ts'
import { makePerson, typedBirthDate } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { Wizard } from './support/wizard.ts'

test('a contest that somebody came for and gave up is not taken again when they log in', async ({
  page,
}) => {
  const soloist = makePerson()
  const wizard = new Wizard(page)
  await wizard.open('count=solo&contest=13')
  await wizard.email.fill(soloist.email)
  await wizard.phone.fill(soloist.phone)
  await wizard.city.fill(soloist.city)
  await wizard.next.click()
  await wizard.dancer().lastName.fill(soloist.last_name)
  await wizard.dancer().firstName.fill(soloist.first_name)
  await wizard.dancer().birthDate.fill(typedBirthDate(soloist))
  await wizard.dancer().gender.check()
  await wizard.next.click()
  const contest = wizard.contest('Show', 'Соло, взрослые')
  await expect(contest).toBeChecked()
  await contest.uncheck()
  await logIn(page, 'dancer@parket.test')
  await expect(contest).not.toBeChecked()
})
