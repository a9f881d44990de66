import type { Locator, Page } from '@playwright/test'
import { registerByApi } from './api.ts'
import { startAs } from './login.ts'
import { nameOf, makePerson } from './people.ts'

interface OfficeList {
  /** Its last part: `registrations`. */
  path: 'registrations' | 'payments'
  /** What else narrows it: `payment=unpaid`. */
  filter?: string
  /** What its record is called, before the number: «Заявка». */
  record: string
}

/** Registers somebody, and opens their record from a list of event 1's office as the team's supervisor. */
export async function openNewRecord(
  page: Page,
  url: string,
  { path, filter = '', record }: OfficeList,
): Promise<Locator> {
  const person = makePerson()
  const { regData } = await registerByApi(url, person, 11)
  await startAs(page, 'supervisor@parket.test')
  await page.goto(`/admin/events/1/${path}/?${filter}&q=${encodeURIComponent(nameOf(person))}`)
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  return page.getByRole('region', { name: `${record} № ${regData.reg_n}` })
}
