import { afterEach, expect, test } from 'vitest'
import { sessionStore } from '../browserStorage.ts'
import { storageKeys } from '../storageKeys.ts'
import { clearOtherEvents } from './clearOtherEvents.ts'

const keys = Object.values(storageKeys)
const kept = () => keys.filter((key) => sessionStore.read(key) !== null)

afterEach(() => clearOtherEvents(0))

test('what is kept of an event stays while that event is selected', () => {
  clearOtherEvents(1)
  for (const key of keys) sessionStore.write(key, '{}')
  clearOtherEvents(1)
  expect(kept()).toEqual(keys)
})

test('another event clears it: the draft is «cleared on event change»', () => {
  clearOtherEvents(1)
  for (const key of keys) sessionStore.write(key, '{}')
  clearOtherEvents(2)
  expect(kept()).toEqual([])
})
