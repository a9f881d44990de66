import { createContest, registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { letterTo } from './support/mail.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import {
  expectListed,
  listedContests,
  openRegistration,
  readTicket,
  Wizard,
} from './support/wizard.ts'

test('the third entry for two places is told of the waiting list before and after, with a number', async ({
  page,
  server,
}) => {
  const { groupNum, name, section } = await createContest(server.url, 2)
  await registerByApi(server.url, makePerson(), groupNum)
  const second = await registerByApi(server.url, makePerson(), groupNum)

  const third = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([third])
  const full = wizard.contest(section, name)
  await expect(full).toHaveAccessibleName(/лист ожидания/)
  await full.check()
  await wizard.goOn('Проверка')
  await expect(page.getByText('лист ожидания', { exact: true })).toBeVisible()
  await wizard.consentAndSubmit()

  const ticket = await readTicket(page)
  expect(ticket.number).toBe(String(second.regData.reg_n + 1))
  await expect(listedContests(page)).toHaveText(/Лист ожидания, место\s1/)
  const letter = await letterTo(server.dataDir, third.email)
  expect(letter.text).toContain(`${name} · ${section} (лист ожидания)`)

  await page.goto(CUP.startOptions)
  await openRegistration(page, ticket)
  await expectListed(page, [`${name} · ${section}`])
  await expect(listedContests(page)).toHaveText(/Лист ожидания, место\s1/)
})

test('a last place that goes while somebody types is no error: the entry waits, and is told so', async ({
  page,
  server,
}) => {
  const { groupNum, name, section } = await createContest(server.url, 2)
  await registerByApi(server.url, makePerson(), groupNum)

  const late = makePerson()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([late])
  const free = wizard.contest(section, name)
  await expect(free).toHaveAccessibleName(/Осталось\s1\sместо/)
  await free.check()
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  await registerByApi(server.url, makePerson(), groupNum)
  await wizard.consentAndSubmit()

  await readTicket(page)
  const waiting = listedContests(page).filter({ hasText: 'Лист ожидания' })
  await expect(waiting).toContainText([name])
  await expect(waiting).toContainText([section])
})
