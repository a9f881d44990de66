import { registerByApi } from './support/api.ts'
import { startAs } from './support/login.ts'
import { openNewRecord } from './support/office.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const accounts = { path: 'payments', record: 'Счёт заявки' } as const

test('an account stays open when a payment takes it off the list of those who owe', async ({
  page,
  server,
}) => {
  const account = await openNewRecord(page, server.url, { ...accounts, filter: 'status=unpaid' })
  await account.getByLabel('Сумма').fill('700')
  await account.getByRole('button', { name: /^Принять/ }).click()
  await expect(page.getByText(/^Принято\s700/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
  await expect(account.getByText('осталось заплатить')).toBeVisible()
})

test('after a refund the form is empty: a second press gives nothing back', async ({
  page,
  server,
}) => {
  const account = await openNewRecord(page, server.url, accounts)
  await account.getByRole('button', { name: /^Принять/ }).click()
  await expect(account.getByText('к оплате ничего нет')).toBeVisible()
  await account.getByText('Возврат', { exact: true }).click()
  await account.getByLabel('Сумма').fill('100')
  await account.getByLabel('Причина').fill('Отказ от мастер-класса')
  await account.getByRole('button', { name: /^Вернуть/ }).click()
  await expect(page.getByText(/^Возвращено\s100/)).toBeVisible()
  await expect(account.getByText('осталось заплатить')).toBeVisible()
  await expect(account.getByLabel('Причина')).toHaveCount(0)
  await expect(account.getByRole('radio', { name: 'Оплата' })).toBeChecked()
  await expect(account.getByLabel('Сумма')).toHaveValue('100')
})

test('one payment for several registrations does not begin with the sum of the one before', async ({
  page,
  server,
}) => {
  const { last_name } = makePerson()
  for (let n = 0; n < 4; n += 1) {
    await registerByApi(server.url, { ...makePerson(`1990-03-1${n}`), last_name }, 11)
  }
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/events/1/payments/?q=${last_name}`)
  const dialog = page.getByRole('dialog', { name: 'Одна оплата за несколько заявок' })
  async function choose(rows: number[]) {
    for (const row of rows) await page.getByRole('row').nth(row).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Принять одну оплату' }).click()
  }
  await choose([1, 2])
  await dialog.getByLabel('Сумма').fill('1000,50')
  await dialog.getByLabel('Чек или номер перевода').fill('ПП-1')
  await dialog.getByRole('button', { name: /^Принять/ }).click()
  await expect(page.getByText(/^Принято\s1\s000,50/)).toBeVisible()
  await choose([3, 4])
  await expect(dialog.getByLabel('Сумма')).toHaveValue(/^3\s400$/)
  await expect(dialog.getByLabel('Чек или номер перевода')).toHaveValue('')
})

test('a debt that another desk took meanwhile is not taken again, and what was typed stands', async ({
  page,
  browser,
  server,
}) => {
  const account = await openNewRecord(page, server.url, accounts)
  const other = await browser.newPage({ baseURL: server.url })
  await startAs(other, 'supervisor@parket.test')
  await other.goto(page.url())
  const row = other.getByRole('row').nth(1)
  await row.getByRole('button').first().click()
  const otherAccount = other.getByRole('region', { name: accounts.record })
  await otherAccount.getByRole('button', { name: /^Принять/ }).click()
  await expect(otherAccount.getByText('к оплате ничего нет')).toBeVisible()
  await other.close()

  await account.getByLabel('Чек или номер перевода').fill('Чек 0413')
  await account.getByRole('button', { name: /^Принять/ }).click()
  await expect(account.getByText(/^Долг изменился: сейчас 0/)).toBeVisible()
  await expect(account.getByText('к оплате ничего нет')).toBeVisible()
  await expect(account.getByLabel('Чек или номер перевода')).toHaveValue('Чек 0413')
})
