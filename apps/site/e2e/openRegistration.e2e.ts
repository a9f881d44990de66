import { registerByApi } from './support/api.ts'
import { openAtDesk } from './support/desk.ts'
import { startAs } from './support/login.ts'
import { openNewRecord } from './support/office.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a registration stays open when a part payment takes it out of the filter', async ({
  page,
  server,
}) => {
  const record = await openNewRecord(page, server.url, {
    path: 'registrations',
    filter: 'payment=unpaid',
    record: 'Заявка',
  })
  await record.getByText('Записать оплату').click()
  await record.getByLabel('Сумма').fill('100')
  await record.getByRole('button', { name: /^Принять/ }).click()
  await expect(page.getByText(/^Принято\s100/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible()
  await expect(record.getByText('осталось заплатить')).toBeVisible()
  // What is stored is read though the list has it no more.
  await record.getByText('Контакты, клуб и тренер').click()
  await record.getByLabel('Город').fill('Кострома')
  await record.getByRole('button', { name: 'Сохранить' }).click()
  await expect(record.getByText('Кострома, номер')).toBeVisible()
  await record.getByRole('button', { name: 'Закрыть заявку' }).click()
  await expect(record).toHaveCount(0)
})

test('at the desk a registration stays open when its new number is not the one searched for', async ({
  page,
  server,
}) => {
  const { regData } = await registerByApi(server.url, makePerson(), 12)
  const other = await registerByApi(server.url, makePerson(), 12)
  await startAs(page, 'manager@parket.test')
  await page.goto('/events/1/desk')
  const record = page.getByRole('region', { name: `Заявка № ${regData.reg_n}` })
  async function renumber(number: number) {
    await record.getByLabel('Стартовый номер').fill(String(number))
    await record.getByRole('button', { name: 'Сменить' }).click()
  }
  const first = 31_000 + regData.reg_n
  await openAtDesk(page, regData.reg_n)
  await renumber(first)
  await expect(page.getByText('Номер изменён.')).toBeVisible()
  await openAtDesk(page, first)
  await renumber(first + 1000)
  await expect(page.getByText('Никого не нашлось')).toBeVisible()
  await expect(record.getByLabel('Стартовый номер')).toHaveValue(/^32\s?\d{3}$/)
  await record.getByRole('checkbox', { name: 'Справка' }).click()
  await expect(record.getByRole('checkbox', { name: 'Справка' })).toBeChecked()
  // The next in the queue.
  await openAtDesk(page, other.regData.reg_n)
  await expect(page.getByRole('region', { name: `Заявка № ${other.regData.reg_n}` })).toBeVisible()
  await expect(record).toHaveCount(0)
})
