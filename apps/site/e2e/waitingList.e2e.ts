import { registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { letterTo } from './support/mail.ts'
import { somebody } from './support/people.ts'
import { expect, testAlone as test } from './support/test.ts'
import { listedContests, openEntry, readTicket, Wizard } from './support/wizard.ts'

/** Event 1, contest 14: two places. */
const GROUP_NUM = 14
const NAME = 'Соло, взрослые, дебют'
const TITLE = 'Соло, взрослые, дебют · Oriental'

test('the third entry for two places is told of the waiting list before and after, with a number', async ({
  page,
  ownServer: server,
}) => {
  await registerByApi(server.url, somebody(), GROUP_NUM)
  await registerByApi(server.url, somebody(), GROUP_NUM)

  const third = somebody()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([third])
  const full = wizard.contest('Oriental', NAME)
  await expect(full).toHaveAccessibleName(/лист ожидания/)
  await full.check()
  await wizard.goOn('Проверка')
  await expect(page.getByText('лист ожидания', { exact: true })).toBeVisible()
  await wizard.consentAndSubmit()

  const ticket = await readTicket(page)
  expect(ticket.number).toBe('3')
  await expect(listedContests(page)).toHaveText(/Лист ожидания, место\s1/)
  const letter = await letterTo(server.dataDir, third.email)
  expect(letter.text).toContain(`${TITLE} (лист ожидания)`)

  await page.goto(CUP.door)
  await openEntry(page, ticket)
  await expect(listedContests(page)).toContainText([TITLE])
  await expect(listedContests(page)).toHaveText(/Лист ожидания, место\s1/)
})

test('a last place that goes while somebody types is no error: the entry waits, and is told so', async ({
  page,
  ownServer: server,
}) => {
  await registerByApi(server.url, somebody(), GROUP_NUM)

  const late = somebody()
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([late])
  const free = wizard.contest('Oriental', NAME)
  await expect(free).toHaveAccessibleName(/Осталось\s1\sместо/)
  await free.check()
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  await registerByApi(server.url, somebody(), GROUP_NUM)
  await wizard.consentAndSubmit()

  await readTicket(page)
  const waiting = listedContests(page).filter({ hasText: 'Лист ожидания' })
  await expect(waiting).toContainText([TITLE])
})
