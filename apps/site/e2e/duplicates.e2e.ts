import { registerByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

const address = `/admin/events/${CUP.id}/registrations/duplicates`

test('two registrations that are not one are named no more, until that is taken back', async ({
  page,
  server,
}) => {
  const person = makePerson()
  const one = await registerByApi(server.url, person, 11)
  const other = await registerByApi(server.url, { ...person, birth_date: '2001-05-06' }, 12)
  const [a, b] = [one.regData.reg_n, other.regData.reg_n]
  await startAs(page, 'admin@parket.test')
  await page.goto(address)
  const pair = page.getByRole('table', {
    name: new RegExp(`${nameOf(person)}: №\\s${a} и\\s№\\s${b}`),
  })
  await expect(pair).toBeVisible()
  await expectSound(page, 'the pairs')

  await page.getByRole('button', { name: new RegExp(`^Это разные заявки: №\\s${a} `) }).click()
  await expect(page.getByText(new RegExp(`№\\s${b}: это разные заявки`))).toBeVisible()
  await expect(pair).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Разные заявки', exact: true })).toBeVisible()
  await expect(pair).toHaveCount(0)
  await expectSound(page, 'the decision')

  await page.getByRole('button', { name: new RegExp(`^Вернуть как было: №\\s${a} `) }).click()
  await expect(pair).toBeVisible()
})

test('a merge says which birth date fits no contest, and takes the one that is chosen', async ({
  page,
  server,
}) => {
  const person = makePerson('2018-09-01')
  const one = await registerByApi(server.url, person, 10)
  const other = await registerByApi(server.url, { ...person, birth_date: '1990-03-14' }, 60)
  const [a, b] = [one.regData.reg_n, other.regData.reg_n]
  await startAs(page, 'admin@parket.test')
  await page.goto(address)
  await page.getByRole('button', { name: `Оставить эту: заявка № ${b}` }).click()
  const dialog = page.getByRole('dialog', { name: /^Объединить заявки/ })
  await expect(dialog.getByRole('alert')).toContainText('Возраст: 36 не соответствует фильтру: 9')
  await expect(dialog.getByRole('button', { name: 'Объединить' })).toBeDisabled()

  await dialog.getByRole('radio', { name: /01\.09\.2018/ }).check()
  await expect(dialog.getByText(/^Переходят: 10\./)).toBeVisible()
  await expectSound(page, 'the preview')
  await dialog.getByRole('button', { name: 'Объединить' }).click()
  await expect(page.getByText(`Заявка № ${a} объединена с заявкой № ${b}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Оставить эту: заявка № ${b}` })).toHaveCount(0)
})
