import { CUP } from './support/demo.ts'
import { letterTo, lettersTo } from './support/mail.ts'
import { nameOf, makePerson } from './support/people.ts'
import { registerByApi } from './support/api.ts'
import { expect, test } from './support/test.ts'
import { openRegistration, Wizard } from './support/wizard.ts'

test('an entry whose number was shown survives the power cut right after it, and its letter comes once', async ({
  page,
  server,
}) => {
  // The server starts a second time.
  test.slow()
  const soloist = makePerson()
  const wizard = new Wizard(page)
  const ticket = await wizard.registerSolo(soloist, 'Folk')

  await server.killAndRestart()

  await page.goto(CUP.startOptions)
  await openRegistration(page, ticket)
  await expect(page.getByText(nameOf(soloist))).toBeVisible()

  const letter = await letterTo(server.dataDir, soloist.email)
  expect(letter.text).toContain(`Номер регистрации: ${ticket.number}\n`)
  expect(letter.text).toContain(`PIN-код: ${ticket.pin}\n`)
  // Letters go out in order: with a later one here, whatever was due before it has been sent.
  const next = makePerson()
  const { regData } = await registerByApi(server.url, next, 12)
  expect(String(regData.reg_n), 'numbers go on: none is given twice').toBe(
    String(Number(ticket.number) + 1),
  )
  await letterTo(server.dataDir, next.email)
  expect(await lettersTo(server.dataDir, soloist.email)).toHaveLength(1)
})
