import { beforeEach, expect, test, vi } from 'vitest'
import type { RegDataAnswer } from './openEntry.ts'
import {
  addToSitting,
  clearSitting,
  goOnWithSitting,
  readKeptSitting,
  readSitting,
  renewInSitting,
  stopSitting,
} from './sitting.ts'

function made(
  id: number,
  own: { email?: string; phone?: string; event_id?: number; city?: string } = {},
) {
  const contacts = { email: 'maria@example.org', phone: '+7 916 123-45-67' }
  const regData = { id, reg_n: id, event_id: 1, ...contacts, ...own }
  // Only what the list reads.
  return { regData, dancers: [], registrations: [] } as unknown as RegDataAnswer
}
const ids = (eventId = 1) => readSitting(eventId).map(({ regData }) => regData.id)

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
  addToSitting(made(56))
  addToSitting(made(57, { email: 'MARIA@example.org' }))
  expect(ids()).toEqual([56, 57])
})

test('whoever begins anew with another e-mail sees nobody else’s registrations', () => {
  addToSitting(made(56))
  addToSitting(made(57, { email: 'olga@example.org' }))
  expect(ids()).toEqual([57])
})

const olga = { email: 'olga@example.org', phone: '+7 903 000-00-01' }

test('who goes on with the contacts filled in stays in the list, however they are written', () => {
  addToSitting(made(56))
  goOnWithSitting(1)
  addToSitting(made(57, { email: 'MARIA@example.org', phone: '8 (916) 1234567' }))
  expect(ids()).toEqual([56, 57])
})

test.each([
  ['both contacts', olga],
  ['the e-mail alone', { email: olga.email }],
  ['the phone alone', { phone: olga.phone }],
])(
  'a stranger whom a shared tablet was handed after «ещё танцора» and who changed %s sees nobody else’s',
  (_, changed) => {
    addToSitting(made(56))
    goOnWithSitting(1)
    addToSitting(made(57, changed))
    expect(ids()).toEqual([57])
  },
)

test('the contacts come filled in but once: from the door they are typed, and the e-mail alone tells', () => {
  addToSitting(made(56))
  goOnWithSitting(1)
  stopSitting(1)
  addToSitting(made(57, { phone: olga.phone }))
  expect(ids()).toEqual([56, 57])
  goOnWithSitting(1)
  addToSitting(made(58))
  addToSitting(made(59, { phone: '+7 903 000-00-02' }))
  expect(ids()).toEqual([56, 57, 58, 59])
  addToSitting(made(60, { email: olga.email }))
  expect(ids()).toEqual([60])
})

test('the same registration stands once, as it was told last', () => {
  addToSitting(made(56))
  addToSitting(made(56, { city: 'Тверь' }))
  renewInSitting(made(56, { city: 'Москва' }))
  renewInSitting(made(99))
  expect(ids()).toEqual([56])
  expect(readSitting(1)[0]?.regData.city).toBe('Москва')
})

test('another event has a list of its own, and a cleared one is empty', () => {
  addToSitting(made(56))
  expect(ids(2)).toEqual([])
  stopSitting(2)
  expect(readKeptSitting().map(({ regData }) => regData.id)).toEqual([56])
  goOnWithSitting(2)
  renewInSitting(made(56, { event_id: 2 }))
  expect(ids()).toEqual([56])
  clearSitting()
  expect(ids()).toEqual([])
  expect(readKeptSitting()).toEqual([])
})

test('what is no list is none', () => {
  sessionStorage.setItem('parket.sitting', '{')
  expect(ids()).toEqual([])
})
