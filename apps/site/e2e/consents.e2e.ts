import { logInAs, openAccount } from './support/account.ts'
import { registerByApi } from './support/api.ts'
import { withdrawPublication } from './support/consents.ts'
import { CUP } from './support/demo.ts'
import { startAs } from './support/login.ts'
import { nameOf, makePerson } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('a consent withdrawn in the profile hides the name from strangers at once', async ({
  page,
  browser,
  server,
}) => {
  const person = makePerson()
  const { last_name } = person
  await openAccount(server.url, person)
  const { api } = await logInAs(server.url, person.email)
  const { regData } = await registerByApi(server.url, person, 12, { api, publication: true })
  const stranger = await browser.newPage()
  const search = `${server.url}/search-dancer?last_name=${encodeURIComponent(last_name)}`
  const found = stranger
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: nameOf(person) })
  await stranger.goto(search)
  await expect(found).toContainText(CUP.name)

  await startAs(page, person.email)
  await withdrawPublication(page, regData.reg_n)

  await stranger.goto(search)
  await expect(stranger.getByRole('heading', { name: 'Никого не нашлось' })).toBeVisible()
  await expect(stranger.getByText(nameOf(person))).toHaveCount(0)
  await stranger.close()
})
