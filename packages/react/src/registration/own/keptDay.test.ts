import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import { afterEach, expect, test } from 'vitest'
import { localStore } from '../../data/browserStorage.ts'
import { clearStoredLogin, storeLogin } from '../../data/auth/storage.ts'
import { forgetRegistering } from '../../data/forgetRegistering.ts'
import { dropAllKeptDrafts } from '../../data/keptDrafts.ts'
import { dropKeptDay, keepDay, readKeptDay } from './keptDay.ts'

const registration = {
  regData: { id: 7, event_id: 4, reg_n: 3, pin_code: '390241', start_number: 103 },
  dancers: [],
  registrations: [],
} as unknown as RegistrationAnswer
const day = { registration, floors: [], readAt: '2027-02-20T11:32:00.000Z' }

type Login = Parameters<typeof storeLogin>[0]
const logIn = (id: number) => storeLogin({ token: 'token', user: { id } } as Login)

afterEach(() => {
  clearStoredLogin()
  dropAllKeptDrafts()
})

test('it is there again, without its PIN', () => {
  keepDay(day)
  const kept = readKeptDay(4, 7)
  expect(kept?.registration.regData.reg_n).toBe(3)
  expect(kept?.readAt).toBe(day.readAt)
  expect(localStore.read(keptDraftsKey)).not.toContain('390241')
})

test('each registration has its own; nothing is known of another', () => {
  keepDay(day)
  expect(readKeptDay(4, 8)).toBeNull()
  expect(readKeptDay(5, 7)).toBeNull()
})

test('another account sees nothing of it, a logout takes it away', () => {
  logIn(1)
  keepDay(day)
  logIn(2)
  expect(readKeptDay(4, 7)).toBeNull()
  logIn(1)
  expect(readKeptDay(4, 7)).not.toBeNull()
  forgetRegistering()
  expect(readKeptDay(4, 7)).toBeNull()
})

test('one that may not be opened any more goes', () => {
  keepDay(day)
  dropKeptDay(4, 7)
  expect(readKeptDay(4, 7)).toBeNull()
})
