import type { Page } from '@playwright/test'
import { CUP } from './support/demo.ts'
import { letterTo } from './support/mail.ts'
import { nameOf, makePerson, type Person } from './support/people.ts'
import { expect, test } from './support/test.ts'
import {
  expectListed,
  openRegistration,
  readTicket,
  Wizard,
  type Ticket,
} from './support/wizard.ts'

const screens = [
  { name: 'on a phone', width: 375, height: 812 },
  { name: 'on a laptop', width: 1280, height: 800 },
] as const

for (const { name, ...viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a visitor finds the event and registers a soloist', async ({ page, server }) => {
      const soloist = makePerson()
      await findStartOptions(page)
      await page.getByRole('link', { name: 'Соло' }).click()

      const wizard = new Wizard(page)
      await wizard.fillUpToContests([soloist])
      await wizard.contest('Folk', 'Соло, взрослые').check()
      await wizard.reviewAndSubmit()

      const ticket = await readTicket(page)
      await expectLetter(server.dataDir, soloist.email, ticket)
      await expectReadBack(page, ticket, [soloist], ['Соло, взрослые · Folk'])
    })

    test('two dancers are registered as a duet', async ({ page, server }) => {
      const first = makePerson()
      const second = makePerson('2001-12-31')
      await page.goto(CUP.startOptions)
      await page.getByRole('link', { name: 'Дуэт' }).click()

      const wizard = new Wizard(page)
      await wizard.fillUpToContests([first, second])
      await wizard.contest('Oriental', 'Дуэты').check()
      await wizard.reviewAndSubmit()

      const ticket = await readTicket(page)
      await expectLetter(server.dataDir, first.email, ticket)
      await expectReadBack(page, ticket, [first, second], ['Дуэты · Oriental'])
    })

    test('a packet is registered with the contests chosen in it', async ({ page, server }) => {
      const soloist = makePerson()
      await page.goto(CUP.startOptions)
      await page.getByRole('link', { name: 'Соло' }).click()

      const wizard = new Wizard(page)
      await wizard.fillUpToDancers(soloist)
      await wizard.fillDancer(soloist)
      await wizard.openPackets()
      const packet = 'Пакет: любые 2–3 соло'
      await wizard.option(packet).check()
      const chosen = ['Соло, взрослые · Oriental', 'Соло, взрослые · Show']
      for (const title of chosen) await wizard.option(title).check()
      await expect(page.getByText('пакет собран')).toBeVisible()
      await wizard.goOn('Номинации')
      await wizard.reviewAndSubmit()

      const ticket = await readTicket(page)
      await expectLetter(server.dataDir, soloist.email, ticket)
      await expectReadBack(page, ticket, [soloist], [packet, ...chosen])
    })
  })
}

/** Home, the list of events by the menu, the event, the way into registering. */
async function findStartOptions(page: Page): Promise<void> {
  await page.goto('/')
  const menuButton = page.getByRole('button', { name: 'Меню', exact: true })
  if (await menuButton.isVisible()) await menuButton.click()
  await page.getByRole('navigation', { name: 'Главное меню' }).getByText('Будущие').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
  await page.getByRole('link', { name: CUP.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: CUP.name })).toBeVisible()
  await page.getByRole('link', { name: 'Участвовать' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible()
}

async function expectLetter(dataDir: string, email: string, ticket: Ticket): Promise<void> {
  const letter = await letterTo(dataDir, email)
  expect(letter.subject).toContain(`№ ${ticket.number}`)
  expect(letter.text).toContain(`Номер регистрации: ${ticket.number}\n`)
  expect(letter.text).toContain(`PIN-код: ${ticket.pin}\n`)
}

async function expectReadBack(
  page: Page,
  ticket: Ticket,
  people: readonly Person[],
  contests: readonly string[],
): Promise<void> {
  await page.goto(CUP.startOptions)
  await openRegistration(page, ticket)
  for (const person of people) {
    await expect(page.getByText(nameOf(person))).toBeVisible()
  }
  await expectListed(page, contests)
}
