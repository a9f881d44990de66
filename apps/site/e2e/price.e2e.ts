import { unwrap } from '@parket/api-client/problem'
import { contestId, createContest, logInByApi } from './support/api.ts'
import { CUP } from './support/demo.ts'
import { makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { listedContests, readTicket, Wizard } from './support/wizard.ts'

const PACKET = 'Пакет: любые 2–3 соло'

test('a packet never costs more by accident: a contest joins it, and less is one press away', async ({
  page,
}) => {
  const wizard = new Wizard(page)
  await wizard.open()
  const soloist = makePerson()
  await wizard.fillUpToDancers(soloist)
  await wizard.fillDancer(soloist)
  await wizard.openPackets()
  await wizard.option(PACKET).check()
  await wizard.option('Соло, взрослые · Oriental').check()
  await wizard.option('Соло, взрослые · Folk').check()
  const offer = page.getByText(/Те же номинации\s— на\s\d+\s₽ дешевле/)
  await expect(offer).toBeVisible()

  await wizard.goOn('Номинации')
  await wizard.contest('Show', 'Соло, взрослые').check()
  await expect(wizard.contest('Show', 'Соло, взрослые')).toBeChecked()
  await expect(page.getByText(/без доплаты: «Пакет/).first()).toBeVisible()
  await expect(offer).toBeHidden()
  await wizard.contest('Show', 'Соло, взрослые').uncheck()
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Оформить так' }).click()
  await expect(offer).toBeHidden()
  await wizard.reviewAndSubmit()
  await readTicket(page)
  await expect(listedContests(page)).toHaveCount(2)
  await expect(page.getByRole('img', { name: /QR-код для оплаты 2\s900\s₽/ })).toBeVisible()
})

test('contests ticked one by one are in the packet by themselves where it costs less', async ({
  page,
}) => {
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([makePerson()])
  for (const section of ['Oriental', 'Folk', 'Show']) {
    await wizard.contest(section, 'Соло, взрослые').check()
  }
  await expect(page.getByText(/уже в\sсумме: «Пакет/)).toBeVisible()
  await wizard.contest('Show', 'Соло, взрослые').uncheck()
  await expect(page.getByText(/уже в\sсумме/)).toBeHidden()
  await wizard.contest('Show', 'Соло, взрослые').check()
  await wizard.reviewAndSubmit()
  await readTicket(page)
  await expect(page.getByRole('img', { name: /QR-код для оплаты 3\s300\s₽/ })).toBeVisible()
})

test('nobody is charged more than was shown: a price raised meanwhile is seen before it counts', async ({
  page,
  server,
}) => {
  const { groupNum, name, section } = await createContest(server.url, 50)
  const wizard = new Wizard(page)
  await wizard.open()
  await wizard.fillUpToContests([makePerson()])
  await wizard.contest(section, name).check()

  const api = await logInByApi(server.url, 'admin@parket.test')
  const path = { id: await contestId(api, groupNum) }
  const { price } = await unwrap(api.GET('/api/contests/{id}', { params: { path } }))
  await unwrap(api.PUT('/api/contests/{id}', { params: { path }, body: { price: price + 30_000 } }))

  await wizard.reviewAndSubmit()
  await expect(page.getByText(/Стоимость изменилась: теперь/)).toBeVisible()
  const rise = page.getByRole('status').filter({ hasText: 'Стоимость изменилась' })
  await expect(rise).toContainText('Заявка не отправлена')
  await wizard.submit.click()
  await readTicket(page)
  await expect(page).toHaveURL(new RegExp(`^[^?]*${CUP.page}`))
})
