import type { Page } from '@playwright/test'
import { unwrap } from '@parket/api-client/problem'
import { contestId, createContest, findEntries, logInByApi, registerByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { deskSearch, letInWithDebt, openAtDesk } from './support/desk.ts'
import { expectFocused } from './support/focus.ts'
import { isFull } from './support/full.ts'
import { startAs } from './support/login.ts'
import { printPage } from './support/pdf.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const DESK = '/events/1/desk'
/** Sixty take two minutes. */
const PEOPLE = isFull ? 60 : 10

/** Loses requests on their way there and answers on their way back, each in turn. */
async function loseAnswers(page: Page): Promise<() => number> {
  let presses = 0
  let lost = 0
  await page.route(/\/attendance$/, async (route) => {
    presses += 1
    if (presses % 3 === 0) {
      // The server has done it, and nobody hears of it.
      await route.fetch()
      lost += 1
      await route.abort('connectionreset')
    } else if (presses % 5 === 0) {
      lost += 1
      await route.abort('connectionreset')
    } else await route.continue()
  })
  return () => lost
}

test('people in a row are checked in once each, though answers are lost', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  const contest = await createContest(server.url, PEOPLE)
  const numbers: number[] = []
  for (let n = 0; n < PEOPLE; n += 1) {
    const { regData } = await registerByApi(server.url, makePerson(), contest.groupNum)
    numbers.push(regData.reg_n)
  }
  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  const lost = await loseAnswers(page)
  const search = deskSearch(page)
  for (const number of numbers) {
    // Two steps a person: the number, and what becomes of the debt.
    await search.fill(String(number))
    await page.getByRole('button', { name: 'Пустить с долгом' }).click()
    await expect(page.getByText(`Номер ${number}: отметка о приходе стоит.`)).toBeVisible({
      timeout: 15_000,
    })
  }
  expect(lost()).toBeGreaterThan(PEOPLE / 4)

  const api = await logInByApi(server.url, 'admin@parket.test')
  const entries = await unwrap(
    api.GET('/api/events/{id}/registrations', {
      params: {
        path: { id: CUP.id },
        query: { group_num: contest.groupNum, page_size: 2 * PEOPLE },
      },
    }),
  )
  expect(entries.items.map(({ regData }) => regData.attendance)).toEqual(
    numbers.map(() => 'present'),
  )
  const { data } = await api.GET('/api/admin/events/{id}/audit-log', {
    params: { path: { id: CUP.id }, query: { page_size: 200 } },
  })
  const checkedIn = data?.items.filter(({ action }) => action === 'setAttendance') ?? []
  const ids = checkedIn.map(({ entity_id }) => entity_id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(PEOPLE)
})

test('presses without a network wait by name, and are done once when it is back', async ({
  page,
  server,
}) => {
  const contest = await createContest(server.url, 2)
  const numbers: number[] = []
  const last_name = makePerson().last_name
  for (const birth_date of ['1990-03-14', '1991-03-14']) {
    const person = { ...makePerson(birth_date), last_name }
    numbers.push((await registerByApi(server.url, person, contest.groupNum)).regData.reg_n)
  }
  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  const search = deskSearch(page)
  await search.fill(last_name)
  const found = page.getByRole('list', { name: 'Найденные заявки' }).getByRole('listitem')
  await expect(found).toHaveCount(numbers.length)
  // The code of messages comes after the page.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ToastRegion-')),
  )
  await page.context().setOffline(true)
  for (const number of numbers) await letInWithDebt(page, number)
  const waiting = page.getByRole('status').filter({ hasText: 'Нет связи, ещё не записано' })
  await expect(waiting).toContainText(
    new RegExp(numbers.map((n) => `Номер\\s${n}: приход`).join(', ')),
  )
  // Longer than a call is repeated elsewhere.
  await page.waitForTimeout(10_000)
  // The list can be searched all the same.
  await search.fill(String(numbers[1]))
  await expect(page.getByRole('list', { name: 'Номер найден' })).toContainText('ждёт сети')
  await expect(waiting).toBeVisible()
  await search.fill(last_name)
  await page.context().setOffline(false)
  await expect(waiting).toBeHidden()
  await expect(found.filter({ hasText: /Здесь с/ })).toHaveCount(2)
  const entries = await findEntries(server.url, last_name)
  expect(entries.map(({ regData }) => regData.attendance)).toEqual(['present', 'present'])
})

test('two desks see each other’s marks; Enter marks only who owes nothing', async ({
  page,
  browser,
  server,
}) => {
  const { regData } = await registerByApi(server.url, makePerson(), 12)
  const number = regData.reg_n
  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  const other = await browser.newPage({ baseURL: server.url })
  await startAs(other, 'admin@parket.test')
  await other.goto(DESK)
  await deskSearch(other).fill(String(number))
  const seen = other.getByRole('list', { name: 'Номер найден' })
  await expect(seen.getByRole('group', { name: /^Долг/ })).toBeVisible()

  await expect(page.getByRole('list').getByRole('listitem').first()).toBeVisible()
  // Nothing has the focus yet: a number is searched for as it is typed.
  await page.keyboard.type(String(number))
  await expect(deskSearch(page)).toHaveValue(String(number))
  await page.keyboard.press('Enter')
  const debt = page.getByRole('group', { name: /^Долг/ })
  await expectFocused(debt)
  await page.keyboard.press('Enter')
  await expect(debt).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByText(`Номер ${number}: отметка о приходе стоит.`)).toBeVisible()
  await expect(seen).toContainText(/Здесь с/)
  await expectFocused(deskSearch(page))

  await other.getByRole('button', { name: new RegExp(`^Вернуть: ${number}, `) }).click()
  const mine = page.getByRole('list', { name: 'Номер найден' })
  await expect(mine.getByRole('button', { name: /^Приш/ })).toBeVisible()
  // Nothing is owed any more.
  await deskSearch(page).press('Enter')
  await expect(mine).toContainText(/Здесь с/)
  await other.close()
})

test('presses that wait outlive a reload, and are nobody else’s after a logout', async ({
  page,
  server,
}) => {
  const contest = await createContest(server.url, 2)
  const last_name = makePerson().last_name
  const numbers: number[] = []
  for (const birth_date of ['1990-03-14', '1991-03-14']) {
    const person = { ...makePerson(birth_date), last_name }
    numbers.push((await registerByApi(server.url, person, contest.groupNum)).regData.reg_n)
  }
  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  // Leaving is asked about.
  page.on('dialog', (dialog) => void dialog.accept())
  let isLost = true
  await page.route(/\/attendance$/, (route) =>
    isLost ? route.abort('connectionreset') : route.continue(),
  )
  const search = deskSearch(page)
  await search.fill(last_name)
  const waiting = page.getByRole('status').filter({ hasText: 'Нет связи, ещё не записано' })
  await letInWithDebt(page, numbers[0])
  await expect(waiting).toContainText(new RegExp(`Номер\\s${numbers[0]}: приход`))
  await page.reload()
  await expect(waiting).toContainText(new RegExp(`Номер\\s${numbers[0]}: приход`))
  isLost = false
  await expect(waiting).toBeHidden({ timeout: 15_000 })
  await expect(page.getByText(`Номер ${numbers[0]}: отметка о приходе стоит.`)).toBeVisible()

  isLost = true
  await search.fill(last_name)
  await letInWithDebt(page, numbers[1])
  await expect(waiting).toBeVisible()
  await page.getByRole('button', { name: /^Личный кабинет: / }).click()
  await page.getByRole('button', { name: 'Выход' }).click()
  await expect(page).toHaveURL('/')
  isLost = false
  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  await search.fill(last_name)
  await expect(
    page.getByRole('button', { name: new RegExp(`^Приш.+: ${numbers[1]}, `) }),
  ).toBeVisible()
  await expect(waiting).toBeHidden()
  const entries = await findEntries(server.url, last_name)
  const byNumber = new Map(
    entries.map(({ regData }) => [regData.reg_n, regData.attendance] as const),
  )
  expect(numbers.map((number) => byNumber.get(number))).toEqual(['present', null])
})

test('a scanned code opens its registration, whoever wears its number', async ({
  page,
  server,
}) => {
  const [one, other] = [
    await registerByApi(server.url, makePerson(), 12),
    await registerByApi(server.url, makePerson(), 12),
  ]
  const number = one.regData.reg_n
  const api = await logInByApi(server.url, 'manager@parket.test')
  const wear = (regId: number, start_number: number) =>
    unwrap(
      api.PUT('/api/events/{id}/reg-datas/{regId}/start-number', {
        params: { path: { id: CUP.id, regId } },
        body: { start_number },
      }),
    )
  await wear(one.regData.id, 30_000 + number)
  await wear(other.regData.id, number)
  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  const search = deskSearch(page)
  const record = (n: number) => page.getByRole('region', { name: `Заявка № ${n}`, exact: true })
  await search.fill(`${server.url}/events/1/select-registration?reg_n=${number}`)
  await search.press('Enter')
  await expect(record(number)).toBeVisible()
  // Typed, a number is what the dancer wears.
  await openAtDesk(page, number)
  await expect(record(other.regData.reg_n)).toBeVisible()
  await search.fill(`${server.url}/events/2/select-registration?reg_n=${number}`)
  await search.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Это код заявки на другой турнир.')
})

test('a start number that somebody wears is refused at its field', async ({ page, server }) => {
  const [one, other] = [
    await registerByApi(server.url, makePerson(), 12),
    await registerByApi(server.url, makePerson(), 12),
  ]
  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  await openAtDesk(page, one.regData.reg_n)
  const number = page.getByLabel('Стартовый номер')
  await number.fill('')
  await page.getByRole('button', { name: 'Сменить' }).click()
  await expect(number).toHaveAccessibleDescription('Введите номер от 1 до 99999')
  await number.fill(String(other.regData.reg_n))
  await page.getByRole('button', { name: 'Сменить' }).click()
  await expect(number).toHaveAccessibleDescription(/Стартовый номер \d+ уже занят/)
  await expect(number).toHaveValue(String(other.regData.reg_n))
})

test('the desk takes a payment, notes documents and changes the number', async ({
  page,
  server,
}) => {
  const person = makePerson()
  const { regData } = await registerByApi(server.url, person, 12)
  await startAs(page, 'manager@parket.test')
  await page.goto(CUP.page)
  await page.getByRole('navigation', { name: 'Главное меню' }).getByTitle('Стойка').click()
  await expect(page).toHaveURL(DESK)
  await page.getByRole('searchbox', { name: /^Номер, фамилия/ }).fill(person.last_name)
  await page.getByRole('button', { name: nameOf(person), exact: true }).click()
  const record = page.getByRole('region', { name: `Заявка № ${regData.reg_n}` })
  await record.getByRole('button', { name: 'Закрыть заявку' }).click()
  await openAtDesk(page, regData.reg_n)
  await expect(record).toBeVisible()
  await record.getByText('Принять оплату').click()
  await record.getByRole('button', { name: /^Принять 1/ }).click()
  await expect(record.getByText('к оплате ничего нет')).toBeVisible()
  await record.getByRole('checkbox', { name: 'Справка' }).click()
  await expect(page.getByText(`Номер ${regData.reg_n}: допуск записан.`)).toBeVisible()
  await record.getByLabel('Стартовый номер').fill(String(20_000 + regData.reg_n))
  await record.getByRole('button', { name: 'Сменить' }).click()
  await expect(page.getByText('Номер изменён.')).toBeVisible()
  const [entry] = await findEntries(server.url, person.last_name)
  expect(entry?.regData.start_number).toBe(20_000 + regData.reg_n)
})

test('the desk prints a number, or a receipt, on one sheet however long its list is', async ({
  page,
}) => {
  await startAs(page, 'manager@parket.test')
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto('/events/2/desk')
  await openAtDesk(page, 12)
  const record = page.getByRole('region', { name: 'Заявка № 12' })
  // Below stand the numbers that begin so, and no other.
  const others = page.getByRole('list', { name: 'Найденные заявки' })
  await expect(others).toContainText('120')
  await expect(others).not.toContainText('112')
  const contents = { 'Напечатать номер': /^Осенний бал\n12\n/, Квитанция: /^Квитанция\n/ }
  for (const [button, content] of Object.entries(contents)) {
    await record.getByRole('button', { name: button }).click()
    await expect(page.locator('main').getByText('Осенний бал')).toBeAttached()
    const sheets = await printPage(page)
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toMatch(content)
    await expect(page.locator('main').getByText('Осенний бал')).toHaveCount(0)
  }
})

test('a printed list tells on every sheet whose it is, and which of how many', async ({ page }) => {
  await startAs(page, 'admin@parket.test')
  await page.goto('/admin/events/2/registrations/print?document=cities')
  await expect(page.getByRole('heading', { level: 2, name: 'Москва' })).toBeVisible()
  const sheets = await printPage(page)
  expect(sheets.length).toBeGreaterThan(3)
  for (const [at, sheet] of sheets.entries()) {
    expect.soft(sheet).toContain(`${at + 1} из ${sheets.length}`)
    expect.soft(sheet).toMatch(/Осенний бал.*: \d+ номер/)
    expect.soft(sheet).toMatch(/№\s+Кто/)
  }
})

test('who has no right sees no desk', async ({ page }) => {
  await startAs(page, 'dancer@parket.test')
  await page.goto(CUP.page)
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await expect(menu.getByTitle('Турниры').or(menu.getByTitle('Будущие')).first()).toBeVisible()
  await expect(menu.getByTitle('Стойка')).toBeHidden()
  await page.goto(DESK)
  await expect(page.getByText('403')).toBeVisible()
})

test('a latecomer is entered in a drawn contest at the desk, for a reason; a manager has no such door', async ({
  page,
  server,
}) => {
  const drawn = await createContest(server.url, 10, { heat_size: 4 })
  for (let n = 0; n < 5; n += 1) await registerByApi(server.url, makePerson(), drawn.groupNum)
  const admin = await logInByApi(server.url, 'admin@parket.test')
  const id = await contestId(admin, drawn.groupNum)
  const params = { path: { id: CUP.id } }
  for (const status of ['closed', 'ready'] as const) {
    const body = { contestIds: [id], status, generateHeats: status === 'ready' }
    await unwrap(admin.PUT('/api/events/{id}/contest-statuses', { params, body }))
  }
  const late = makePerson()
  const { regData } = await registerByApi(server.url, late, 12)
  const record = page.getByRole('region', { name: `Заявка № ${regData.reg_n}`, exact: true })
  const door = record.getByRole('button', { name: 'Заявить в номинацию…' })

  await startAs(page, 'admin@parket.test')
  await page.goto(DESK)
  await openAtDesk(page, regData.reg_n)
  await door.click()
  const dialog = page.getByRole('dialog', { name: 'Заявить в номинацию' })
  const title = `${drawn.groupNum}. ${drawn.name} · ${drawn.section}`
  await dialog.getByLabel('Номинация').selectOption({ label: title })
  await dialog.getByRole('button', { name: 'Заявить' }).click()
  await expect(dialog.getByLabel(/^Почему после закрытия/)).toBeFocused()
  await dialog.getByLabel(/^Почему после закрытия/).fill('Застряли в пробке')
  await dialog.getByRole('button', { name: 'Заявить' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/заявлен\.$/)).toBeVisible()
  await expect(record.getByRole('radiogroup', { name: `Явка: ${title}` })).toBeVisible()
  const rounds = await unwrap(admin.GET('/api/contests/{id}/rounds', { params: { path: { id } } }))
  const placed = rounds.flatMap(({ heats }) => heats.flat()).filter(({ is_late }) => is_late)
  expect(placed).toHaveLength(1)

  await startAs(page, 'manager@parket.test')
  await page.goto(DESK)
  await openAtDesk(page, regData.reg_n)
  await expect(record).toBeVisible()
  await expect(door).toHaveCount(0)
})
