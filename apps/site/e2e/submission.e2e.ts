import type { Page } from '@playwright/test'
import { closeContest, createContest, findEntries } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { expectFocused } from './support/focus.ts'
import { makePerson, type Contacts, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { readTicket, Wizard } from './support/wizard.ts'

const REGISTER = `**/api/events/${CUP.id}/register`
const LOST = 'Нет связи с сервером. Проверьте подключение и повторите.'

async function fillUpToSubmit(
  page: Page,
  soloist: Person & Contacts,
  contest = { section: 'Folk', name: 'Соло, взрослые' },
): Promise<Wizard> {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([soloist])
  await wizard.contest(contest.section, contest.name).check()
  await wizard.goOn('Проверка')
  return wizard
}

/** The server does its work, and the answer is lost on the way back. */
async function loseFirstAnswer(page: Page): Promise<void> {
  await page.route(
    REGISTER,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

test('an answer lost on its way back: sent again, it is the same one entry', async ({
  page,
  server,
}) => {
  const soloist = makePerson()
  const wizard = await fillUpToSubmit(page, soloist)
  await loseFirstAnswer(page)
  await wizard.consentAndSubmit()
  await expect(page.getByRole('alert').filter({ hasText: LOST })).toBeVisible()
  const [made] = await findEntries(server.url, soloist.email)

  await wizard.submit.click()
  const { number, pin } = await readTicket(page)
  expect(number).toBe(String(made?.regData.reg_n))
  expect(pin).toMatch(/^\d{6}$/)
  expect(await findEntries(server.url, soloist.email)).toHaveLength(1)
})

test('also when the page was loaded anew in between', async ({ page, server }) => {
  const soloist = makePerson()
  const wizard = await fillUpToSubmit(page, soloist)
  await loseFirstAnswer(page)
  await wizard.consentAndSubmit()
  await expect(page.getByRole('alert').filter({ hasText: LOST })).toBeVisible()

  await page.reload()
  await expect(wizard.processingConsent).toBeChecked()
  await wizard.submit.click()
  await readTicket(page)
  expect(await findEntries(server.url, soloist.email)).toHaveLength(1)
})

test('offline nothing is lost; back online the entry is made', async ({
  page,
  context,
  server,
}) => {
  const soloist = makePerson()
  const wizard = await fillUpToSubmit(page, soloist)
  await context.setOffline(true)
  await wizard.consentAndSubmit()
  await expect(page.getByRole('alert').filter({ hasText: LOST })).toBeVisible()
  const notice = page.getByText(/^Нет связи с\sсервером. Введённое/)
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 })
    await expect(async () => {
      const noticeTop = await notice.evaluate((element) => element.getBoundingClientRect().top)
      const buttonEnd = await wizard.submit.evaluate(
        (element) => element.getBoundingClientRect().bottom,
      )
      expect(buttonEnd).toBeLessThanOrEqual(noticeTop)
    }).toPass()
  }
  await wizard.back.click()
  await expect(wizard.contest('Folk', 'Соло, взрослые')).toBeChecked()
  await wizard.goOn('Проверка')

  await context.setOffline(false)
  await wizard.submit.click()
  await readTicket(page)
  expect(await findEntries(server.url, soloist.email)).toHaveLength(1)
})

test('pressed twice, it is sent once', async ({ page, server }) => {
  const soloist = makePerson()
  const wizard = await fillUpToSubmit(page, soloist)
  await wizard.processingConsent.check()
  await wizard.submit.dblclick()
  await readTicket(page)
  expect(await findEntries(server.url, soloist.email)).toHaveLength(1)
})

test('a contest closed meanwhile is refused at the contest, and the rest can be sent', async ({
  page,
  server,
}) => {
  const soloist = makePerson()
  const contest = await createContest(server.url, 2)
  const wizard = await fillUpToSubmit(page, soloist, contest)
  await closeContest(server.url, contest.groupNum)
  await wizard.consentAndSubmit()

  await expect(wizard.heading('Номинации')).toBeVisible()
  const refused = wizard.contest(contest.section, contest.name)
  await expectFocused(refused)
  await expect(refused).toHaveAccessibleDescription(/^Приём заявок в номинацию закрыт/)
  await refused.uncheck()
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.goOn('Проверка')
  await wizard.submit.click()
  await readTicket(page)
})

test('a server restarted while somebody types: nothing is lost, and the entry is made once', async ({
  page,
  server,
}) => {
  // The server starts a second time.
  test.slow()
  const soloist = makePerson()
  const wizard = await fillUpToSubmit(page, soloist)
  await wizard.processingConsent.check()
  await server.killAndRestart()
  await wizard.submit.click()
  await readTicket(page)
  expect(await findEntries(server.url, soloist.email)).toHaveLength(1)
})
