import { unwrap } from '@parket/api-client/problem'
import { logInAs, openAccount } from './support/account.ts'
import { logInByApi, registerByApi } from './support/api.ts'
import { expectSound } from './support/axe.ts'
import { withdrawPublication } from './support/consents.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { contactsOf, nameOf, makePerson, type Contacts, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('whoever made a duplicate finds the registration that stands, and takes the consent back there', async ({
  page,
  server,
}) => {
  const person = makePerson()
  const club = makePerson()
  const duplicate = await enterWithAccount(server.url, person, person, 11)
  const kept = await enterWithAccount(server.url, club, person, 12)
  const admin = await logInByApi(server.url, 'admin@parket.test')
  await unwrap(
    admin.POST('/api/events/{id}/reg-datas/{regId}/merge', {
      params: { path: { id: CUP.id, regId: kept.id } },
      body: { duplicate_id: duplicate.id, apply: true },
    }),
  )

  await startAs(page, person.email)
  await page.goto('/my-registrations')
  const ticket = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Организатор объединил/ })
  await expect(ticket).toContainText(nameOf(person))
  await expect(ticket).toContainText(`Номер${kept.reg_n}`)
  await expect(ticket.getByText('PIN-код', { exact: true })).toHaveCount(0)
  await expectSound(page, 'the registration that stands')

  await withdrawPublication(page, kept.reg_n)
  await expect(page.getByRole('button', { name: /^Отозвать: Обработка данных/ })).toBeVisible()
})

/** Opens an account and registers somebody with it, with both consents. */
async function enterWithAccount(
  url: string,
  account: Person & Contacts,
  person: Person,
  groupNum: number,
) {
  await openAccount(url, account)
  const { api } = await logInAs(url, account.email)
  const dancer = { ...person, ...contactsOf(account) }
  return (await registerByApi(url, dancer, groupNum, { api, publication: true })).regData
}
