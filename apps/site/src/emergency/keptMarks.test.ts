import type { EmergencyFile } from '@parket/domain/emergency/file'
import { afterEach, expect, test, vi } from 'vitest'
import { keptMarks } from './keptMarks.ts'

const file: EmergencyFile = {
  format: 'parket-emergency/1',
  id: 4,
  made_at: '2026-12-01T11:00:00Z',
  event: {
    id: 1,
    name: 'Кубок',
    date_begin: '2026-12-01T06:00:00Z',
    date_end: '2026-12-01T21:30:00Z',
    city: 'Казань',
    time_zone: 'Europe/Moscow',
  },
  team: { name: 'Паркет', accent: '#8a2f4b' },
  contests: [],
  rounds: [],
  sessions: [],
  people: [],
}
const sheet = { dance: 'Вальс', attempt: 1, letter: 'A', entries: { 5: [1] } }

/** A store that holds so many characters. */
function stubStore(size: number) {
  const store = { size, texts: new Map<string, string>() }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > store.size) throw new Error('QuotaExceededError')
      store.texts.set(key, text)
    },
  })
  return store
}

afterEach(() => vi.unstubAllGlobals())

test('marks that the browser refused stay missing whatever it takes after them', () => {
  const store = stubStore(20)
  const kept = keptMarks(file)
  kept.writeName('')
  expect(kept.isWhole()).toBe(true)
  kept.write(1, [sheet])
  expect(kept.isWhole()).toBe(false)
  kept.writeDecided({})
  kept.write(2, [])
  kept.writeName('Ирина')
  expect(kept.isWhole()).toBe(false)
  store.size = 1000
  kept.writeDecided({})
  expect(kept.isWhole()).toBe(false)
  kept.write(1, [sheet])
  expect(kept.isWhole()).toBe(true)
})

test('a browser without a store keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  const kept = keptMarks(file)
  kept.writeName('')
  expect(kept.isWhole()).toBe(false)
  expect(kept.readName()).toBe('')
})
