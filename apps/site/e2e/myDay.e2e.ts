import { unwrap } from '@parket/api-client/problem'
import type { Page } from '@playwright/test'
import { logInByApi, openApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { letterTo } from './support/mail.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 375, height: 812 } })

/** The event is over then, and the device has not forgotten the day yet. */
const LATER_DAY_MS = 36 * 3_600_000

/** The event that runs today. */
const params = { path: { id: 4 } }

/** Without the network and without the PIN the page says so. */
test.use({ expectedErrors: [/net::ERR_/] })

test('on the day a ticket tells the own starts, and goes on telling them without the network', async ({
  page,
  context,
  server,
}) => {
  const { pin } = await openToday(page, server)

  await expect(page.getByRole('heading', { level: 1, name: 'Мой день' })).toBeVisible()
  const starts = page.getByRole('region', { name: 'Мои выходы' })
  await expect(starts).toContainText('Номер')
  await expect(starts.getByText(/^обновлено\s\d\d:\d\d$/)).toBeVisible()
  await expectSound(page, 'the own day, on a phone')
  const address = page.url()
  await expectKept(page)
  const shown = await starts.getByRole('time').last().textContent()

  // Closed, and opened again in a hall without a network: also the tab, which knew the PIN, is another one.
  await page.close()
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByRole('heading', { level: 1, name: 'Мой день' })).toBeVisible()
  const kept = later.getByRole('region', { name: 'Мои выходы' })
  await expect(kept.getByText(/время могло сдвинуться/)).toBeVisible()
  await expect(kept.getByRole('time').last()).toHaveText(shown ?? '')
  await expect(later.getByText(pin)).toHaveCount(0)
  // The phone may be a shared one.
  await expect(later.getByRole('heading', { name: 'Контакты' })).toHaveCount(0)

  // Back in the network the tab that does not know the PIN is asked for it, and what was kept is gone.
  await context.setOffline(false)
  await later.goto(address)
  await expect(later.getByLabel('PIN-код')).toBeVisible()
  await context.setOffline(true)
  await later.goto(address)
  await expect(later.getByLabel('PIN-код')).toBeVisible()
  await expect(later.getByRole('heading', { name: 'Мой день' })).toHaveCount(0)
})

test('reloaded in the network it waits for the answer: nothing is called old; opened from the device on a later day it is no day', async ({
  page,
  context,
  server,
}) => {
  const { number } = await openToday(page, server)
  const starts = page.getByRole('region', { name: 'Мои выходы' })
  await expect(starts.getByText(/^обновлено\s\d\d:\d\d$/)).toBeVisible()
  await expectKept(page)

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/events/4/now', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Мой день' })).toBeVisible()
  await expect(starts.locator('[aria-busy]')).toBeVisible()
  await expect(starts.getByText(/Нет связи/)).toHaveCount(0)
  answer.resolve()
  await expect(starts.getByText(/^обновлено\s\d\d:\d\d$/)).toBeVisible()
  const address = page.url()
  await page.close()

  await context.setOffline(true)
  const later = await context.newPage()
  await later.addInitScript((ms) => {
    const real = Date.now
    Date.now = () => real() + ms
  }, LATER_DAY_MS)
  await later.goto(address)
  await expect(later.getByRole('heading', { level: 1, name: `Заявка № ${number}` })).toBeVisible()
  await expect(later.getByRole('heading', { name: 'Мой день' })).toHaveCount(0)
})

/** Opens the ticket of somebody who has a start ahead today. */
async function openToday(page: Page, server: { url: string; dataDir: string }) {
  const ticket = await ticketOfToday(server.url, server.dataDir)
  await page.goto('/events/4/select-registration')
  await page.getByRole('textbox', { name: /^Номер/ }).fill(String(ticket.number))
  await page.getByLabel('PIN-код').fill(ticket.pin)
  await page.getByRole('button', { name: 'Открыть' }).click()
  return ticket
}

/** Number and PIN of somebody who has a start ahead today, from the letter that tells them. */
async function ticketOfToday(
  url: string,
  dataDir: string,
): Promise<{ number: number; pin: string }> {
  const { floors } = await unwrap(openApi(url).GET('/api/events/{id}/now', { params }))
  const ahead = new Set(
    floors
      .flatMap(({ items }) => items)
      .filter(({ state }) => state !== 'over')
      .flatMap(({ rounds }) => rounds.flatMap(({ heats }) => heats?.flat() ?? [])),
  )
  const api = await logInByApi(url, 'admin@parket.test')
  const { items } = await unwrap(
    api.GET('/api/events/{id}/registrations', { params: { ...params, query: { page_size: 200 } } }),
  )
  const entry = items.find(({ regData }) => ahead.has(regData.start_number ?? regData.reg_n))
  if (!entry) throw new Error('nobody has a start ahead')
  const { email, reg_n } = entry.regData
  await unwrap(
    openApi(url).POST('/api/events/{id}/reg-datas/send-pins', { params, body: { email } }),
  )
  const { text = '' } = await letterTo(dataDir, email)
  const pin = new RegExp(String.raw`${reg_n}\D+(\d{6})`).exec(text)?.[1]
  if (pin === undefined) throw new Error(text)
  return { number: reg_n, pin }
}

/** Waits until the browser keeps the page: its files, and after them its document. */
async function expectKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('parket.ticket')).keys()
      return keys.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(async () => (await kept()).length).toBeGreaterThan(3)
  await expect.poll(kept).toContain(new URL(page.url()).pathname)
}
