import { afterEach, expect, test, vi } from 'vitest'
import { localStore } from './browserStorage.ts'

afterEach(() => {
  localStore.remove('key')
  vi.unstubAllGlobals()
})

function forbidden(): never {
  throw new DOMException('denied', 'SecurityError')
}

function stubStorage(setItem?: () => void): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => kept.set(key, value)),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

test('what is written stands in the browser’s storage', () => {
  const kept = stubStorage()
  expect(localStore.write('key', 'value')).toBe(true)
  expect(kept.get('key')).toBe('value')
  expect(localStore.read('key')).toBe('value')
  localStore.remove('key')
  expect(kept.size).toBe(0)
  expect(localStore.read('key')).toBeNull()
})

test('where storage is forbidden a value is kept until the page ends, and the writer is told', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: forbidden })
  expect(localStore.read('key')).toBeNull()
  expect(localStore.write('key', 'value')).toBe(false)
  expect(localStore.read('key')).toBe('value')
  localStore.remove('key')
  expect(localStore.read('key')).toBeNull()
})

test('a full storage does not bring an older value back', () => {
  const kept = stubStorage(forbidden)
  kept.set('key', 'old')
  expect(localStore.write('key', 'new')).toBe(false)
  expect(localStore.read('key')).toBe('new')
})
