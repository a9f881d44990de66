import { registerByApi } from './support/api.ts'
import { startAs } from './support/login.ts'
import { nameOf, somebody } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('an account stays open when a payment takes it off the list of those who owe', async ({
  page,
  server,
}) => {
  const person = somebody()
  const { regData } = await registerByApi(server.url, person, 11)
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/events/1/payments/?status=unpaid&q=${encodeURIComponent(nameOf(person))}`)
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  const account = page.getByRole('region', { name: `Счёт заявки № ${regData.reg_n}` })
  await account.getByLabel('Сумма').fill('700')
  await account.getByRole('button', { name: /^Принять/ }).click()
  await expect(page.getByText(/^Принято\s700/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
  await expect(account.getByText('осталось заплатить')).toBeVisible()
})
