import { eventDateTile } from '@parket/domain/event/dates'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { unwrap } from '@parket/api-client/problem'
import { findEntries, openApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { logIn } from './support/login.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { readTicket, Wizard } from './support/wizard.ts'

// The server stands in Auckland (support/server.ts), the visitor in Los Angeles
// (playwright.config.ts), the event in Moscow: three different days most of the time.

test('a birth date is the day that was typed, whatever zones lie between', async ({
  page,
  server,
}) => {
  const child = makePerson('2012-03-04')
  const wizard = new Wizard(page)
  await page.goto(CUP.startOptions)
  await page.getByRole('link', { name: 'Мастер-классы' }).click()
  await wizard.fillUpToDancers(child)
  await wizard.fillDancer(child)
  await expect(wizard.dancer().birthDate).toHaveValue('04.03.2012')
  // Packets are for adults.
  await wizard.goOn('Номинации')
  await wizard.contest('Мастер-классы', 'Мастер-класс').check()
  await wizard.goOn('Проверка')
  await expect(page.getByText(/04\.03\.2012/)).toBeVisible()
  await wizard.consentAndSubmit()
  const { number } = await readTicket(page)

  const [entry] = await findEntries(server.url, child.email)
  expect(entry?.dancers.map(({ birth_date }) => birth_date)).toEqual(['2012-03-04'])

  await logIn(page, 'admin@parket.test')
  await page.goto(`${CUP.registrations}?q=${child.last_name}`)
  await page.getByRole('button', { name: `${number}, подробнее` }).click()
  const details = page.getByRole('region', { name: `Заявка № ${number}` })
  await expect(details).toContainText(nameOf(child))
  await expect(details).toContainText('04.03.2012')
  const { created_at = '' } = entry?.regData ?? {}
  await expect(details).toContainText(formatDateTime(created_at, 'Europe/Moscow'))
})

test('an event’s days are those of its own zone, from the server and in the browser', async ({
  page,
  server,
  browser,
}) => {
  const params = { path: { id: CUP.id } }
  const event = await unwrap(openApi(server.url).GET('/api/events/{id}', { params }))
  const daysIn = (time_zone: string) => {
    const { days, months } = eventDateTile({ ...event, time_zone })
    return `${days} ${months}`
  }
  expect(event.time_zone).toBe('Europe/Moscow')
  // Shown in another zone they would be others: else this would prove nothing.
  const days = daysIn('Europe/Moscow')
  expect([daysIn('America/Los_Angeles'), daysIn('Pacific/Auckland')]).not.toContain(days)

  const withoutScript = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false })
  for (const visitor of [withoutScript, page]) {
    for (const address of ['/', '/events/', CUP.page, CUP.startOptions]) {
      await visitor.goto(address)
      // A tile sets the days above their month.
      const shown = new RegExp(days.replace(' ', String.raw`\s*`))
      await expect(visitor.getByRole('main')).toContainText(shown)
    }
  }
  await withoutScript.close()
})

test('the end of registering is told in the event’s zone', async ({ page, server }) => {
  const params = { path: { id: CUP.id } }
  const event = await unwrap(openApi(server.url).GET('/api/events/{id}', { params }))
  await page.goto(CUP.page)
  const day = new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Europe/Moscow',
  }).format(new Date(event.reg_to ?? ''))
  const until = new RegExp(String.raw`^до\s${day.replace(' ', String.raw`\s`)},\s23:59$`)
  await expect(page.getByText(until).first()).toBeVisible()
})
