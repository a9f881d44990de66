import { beforeEach, expect, test, vi } from 'vitest'
import type { RegDataAnswer } from './openEntry.ts'
import {
  addToSitting,
  clearSitting,
  goOnWithSitting,
  readSitting,
  renewInSitting,
} from './sitting.ts'

function made(id: number, own: { email?: string; event_id?: number; city?: string } = {}) {
  const regData = { id, reg_n: id, event_id: 1, email: 'maria@example.org', ...own }
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

test('the next one of a leader may have the e-mail of other parents', () => {
  addToSitting(made(56))
  goOnWithSitting(1)
  addToSitting(made(57, { email: 'olga@example.org' }))
  expect(ids()).toEqual([56, 57])
  addToSitting(made(58, { email: 'vera@example.org' }))
  expect(ids()).toEqual([58])
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
  goOnWithSitting(2)
  renewInSitting(made(56, { event_id: 2 }))
  expect(ids()).toEqual([56])
  clearSitting()
  expect(ids()).toEqual([])
})

test('what is no list is none', () => {
  sessionStorage.setItem('parket.sitting', '{')
  expect(ids()).toEqual([])
})
