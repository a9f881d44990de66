import { unwrap } from '@parket/api-client/problem'
import { keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import type { Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { fillNewAccount, logInAs, openAccount } from './support/account.ts'
import { expectSound } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { lettersTo } from './support/mail.ts'
import { makePerson, nameOf } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a leader registers 12 soloists in 30 entries at once, pays once and gets one letter', async ({
  page,
  server,
}) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  const names = Array.from(
    { length: 12 },
    (_, n) => `${makePerson().last_name}${'абвгдежзиклм'.charAt(n)}`,
  )
  const rows = names.map((name) => `${name}\tМария\t${10 + randomInt(9)}.03.1994\tж`)
  await page.goto(`/events/${CUP.id}/club`)
  await page
    .getByRole('button', { name: /Вставить из/ })
    .first()
    .click()
  await page.getByLabel('Строки таблицы').fill(rows.join('\n'))
  await page.getByRole('button', { name: /^Добавить: 12/ }).click()
  const cell = (name: string, contest: number) =>
    page.getByRole('checkbox', { name: new RegExp(`^${name} Мария, ${contest}\\.`) })
  await expect(cell(names[0] ?? '', 11)).toBeVisible()
  // Every one in one contest, nine in a second, nine in a third: packets come by themselves.
  for (const [index, name] of names.entries()) {
    await cell(name, 11).check()
    if (index < 9) {
      await cell(name, 12).check()
      await cell(name, 13).check()
    }
  }
  const city = page.getByRole('textbox', { name: 'Город' })
  await city.fill('Казань')
  await page.getByLabel('Клуб').fill('Оникс')
  const consent = page.getByRole('checkbox', { name: /согласие на\sобработку/ })
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(consent).toBeFocused()
  await expect(page.getByText('Уточните согласие')).toBeVisible()
  await consent.check()
  await page.getByRole('button', { name: 'Отправить заявку' }).click()

  await expect(page.getByText(/Заявка принята: 12\sновых регистраций/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Заявка клуба «Оникс»' })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR-код для оплаты/ })).toHaveCount(1)

  const { api } = await logInAs(server.url, leader.email)
  const club = await unwrap(api.GET('/api/events/{id}/club', { params: { path: { id: CUP.id } } }))
  const entered = club.registrations.flatMap(({ registrations }) =>
    registrations.filter(({ contest_id }) => contest_id),
  )
  expect(club.registrations).toHaveLength(12)
  expect(entered.length).toBeGreaterThanOrEqual(30)
  expect(club.qr).toContain(`|Sum=${club.owed}|`)
  // Letters wait some seconds.
  const letters = async () =>
    (await lettersTo(server.dataDir, leader.email)).filter(({ subject }) =>
      subject?.startsWith('Заявка клуба'),
    )
  await expect.poll(letters, { timeout: 30_000 }).toHaveLength(1)

  // The desk is told every number; the way back stands on the event's page and in the account.
  const numbers = club.registrations.map(({ regData }) => regData.reg_n).join(', ')
  await expect(page.getByText(new RegExp(`назовите номера\\s${numbers}\\.`))).toBeVisible()
  for (const [address, name] of [
    [`/events/${CUP.id}/`, 'Заявка клуба'],
    ['/my-registrations', 'заявка клуба'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(`/events/${CUP.id}/club`)
  }

  // Later, in the same grid: one contest more, and it is one change.
  await page.reload()
  const other = cell(names[11] ?? '', 12)
  await expect(other).not.toBeChecked()
  await other.check()
  await page.getByRole('button', { name: 'Сохранить заявку' }).click()
  await expect(page.getByText(/Изменения сохранены/)).toBeVisible()
  await expect(other).toBeChecked()
})

test('what a leader ticked is kept on the device until it is sent or one logs out', async ({
  page,
  context,
  server,
}) => {
  const leader = makePerson('1980-03-14')
  await openAccount(server.url, leader)
  await startAs(page, leader.email)
  const address = `/events/${CUP.id}/club`
  const own = (opened: Page) =>
    opened.getByRole('checkbox', { name: new RegExp(`^${leader.last_name} .*, 11\\.`) })
  await page.goto(address)
  await own(page).check()
  await expect(page.getByText(/^Черновик сохранён в\s\d\d:\d\d/)).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await later.goto(address)
  await expect(own(later)).toBeChecked()
  await later.getByRole('button', { name: /^Личный кабинет: / }).click()
  await later.getByRole('button', { name: 'Выход' }).click()
  await expect(later.getByRole('button', { name: 'Вход и регистрация' })).toBeVisible()
  // Logging out loads the page anew.
  await expect(async () => {
    const kept = later.evaluate((key) => localStorage.getItem(key), keptDraftsKey)
    expect(await kept).toBeNull()
  }).toPass()
})

test('whoever opens an account on the way comes back to the grid, with the dancer that they are', async ({
  page,
}) => {
  const leader = makePerson('1980-03-14')
  await page.goto(`/events/${CUP.id}/club`)
  await page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' }).click()
  await fillNewAccount(page, leader)
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page).toHaveURL(`/events/${CUP.id}/club`)
  await expect(
    page.getByRole('checkbox', { name: new RegExp(`^${leader.last_name} .*, 11\\.`) }),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('dancers come one after another, with the sum in sight, and all is sent at once', async ({
    page,
    server,
  }) => {
    const leader = makePerson('1980-03-14')
    await openAccount(server.url, leader)
    await startAs(page, leader.email)
    const pupil = makePerson('1994-05-05')
    await page.goto(`/events/${CUP.id}/club`)
    await page
      .getByRole('button', { name: /Вставить из/ })
      .first()
      .click()
    await page.getByLabel('Строки таблицы').fill(`${nameOf(pupil)} 05.05.1994 ж`)
    await page.getByRole('button', { name: /^Добавить: 1/ }).click()

    await page.getByRole('checkbox', { name: /^11\./ }).check()
    await page.getByRole('checkbox', { name: /^12\./ }).check()
    const sum = page.getByText('Итого').locator('..')
    await expect(sum).toBeInViewport()
    await page.getByRole('button', { name: `Следующий: ${nameOf(pupil)}` }).click()
    const shown = page.getByRole('combobox', { name: /^Танцор 2 из\s2/ })
    await expect(shown).toBeInViewport()
    await page.getByRole('button', { name: /^Как у\sпредыдущего/ }).click()
    await expect(page.getByRole('checkbox', { name: /^12\./ })).toBeChecked()
    await expect(sum).toContainText(/5\s800\s₽/)
    await expectSound(page, 'the dancers of a club one by one')

    await page.getByRole('textbox', { name: 'Город' }).fill('Казань')
    await page.getByRole('checkbox', { name: /согласие на\sобработку/ }).check()
    await page.getByRole('button', { name: 'Отправить заявку' }).click()
    await expect(page.getByText(/Заявка принята: 2\sновые регистрации/)).toBeVisible()
  })
})
