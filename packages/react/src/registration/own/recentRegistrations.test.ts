import { beforeEach, expect, test, vi } from 'vitest'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import {
  addRecent,
  noteContacts,
  readRecent,
  readRecentOfAnyEvent,
  renewRecent,
} from './recentRegistrations.ts'

function made(
  id: number,
  own: { email?: string; phone?: string; event_id?: number; city?: string } = {},
) {
  const contacts = { email: 'maria@example.org', phone: '+7 916 123-45-67' }
  const regData = { id, reg_n: id, event_id: 1, ...contacts, ...own }
  // Only what the list reads.
  return { regData, dancers: [], registrations: [] } as unknown as RegistrationAnswer
}
const ids = (eventId = 1) => readRecent(eventId).map(({ regData }) => regData.id)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('registrations of one e-mail made one after another are one list, in order', () => {
  addRecent(made(56))
  addRecent(made(57, { email: 'MARIA@example.org' }))
  expect(ids()).toEqual([56, 57])
})

test('whoever begins anew with another e-mail sees nobody else’s registrations', () => {
  addRecent(made(56))
  addRecent(made(57, { email: 'olga@example.org' }))
  expect(ids()).toEqual([57])
})

const olga = { email: 'olga@example.org', phone: '+7 903 000-00-01' }

test('the same contacts filled in stay one list, however they are written', () => {
  addRecent(made(56))
  noteContacts(1, true)
  addRecent(made(57, { email: 'MARIA@example.org', phone: '8 (916) 1234567' }))
  expect(ids()).toEqual([56, 57])
})

test.each([
  ['both contacts', olga],
  ['the e-mail alone', { email: olga.email }],
  ['the phone alone', { phone: olga.phone }],
])(
  'a stranger who was handed a shared tablet after «ещё танцора» and changed %s sees nobody else’s',
  (_, changed) => {
    addRecent(made(56))
    noteContacts(1, true)
    addRecent(made(57, changed))
    expect(ids()).toEqual([57])
  },
)

test('the contacts are filled in for one registration; typed contacts are compared by e-mail alone', () => {
  addRecent(made(56))
  noteContacts(1, true)
  noteContacts(1, false)
  addRecent(made(57, { phone: olga.phone }))
  expect(ids()).toEqual([56, 57])
  noteContacts(1, true)
  addRecent(made(58))
  addRecent(made(59, { phone: '+7 903 000-00-02' }))
  expect(ids()).toEqual([56, 57, 58, 59])
  addRecent(made(60, { email: olga.email }))
  expect(ids()).toEqual([60])
})

test('the same registration is listed once, with its newest answer', () => {
  addRecent(made(56))
  addRecent(made(56, { city: 'Тверь' }))
  renewRecent(made(56, { city: 'Москва' }))
  renewRecent(made(99))
  expect(ids()).toEqual([56])
  expect(readRecent(1)[0]?.regData.city).toBe('Москва')
})

test('the list of one event is not that of another', () => {
  addRecent(made(56))
  expect(ids(2)).toEqual([])
  noteContacts(2, true)
  renewRecent(made(56, { event_id: 2 }))
  expect(ids()).toEqual([56])
  expect(readRecentOfAnyEvent().map(({ regData }) => regData.id)).toEqual([56])
})

test('what cannot be read is an empty list', () => {
  sessionStorage.setItem('parket.recentRegistrations', '{')
  expect(ids()).toEqual([])
  expect(readRecentOfAnyEvent()).toEqual([])
})
