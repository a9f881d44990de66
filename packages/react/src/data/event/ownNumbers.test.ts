import { afterEach, expect, test } from 'vitest'
import { localStore } from '../browserStorage.ts'
import { followNumber, keepOwnNumbers, ownNumbersText, parseOwnNumbers } from './ownNumbers.ts'

const key = 'parket.ownNumbers.4'
const kept = (eventId = 4) => parseOwnNumbers(ownNumbersText(eventId))

afterEach(() => localStore.remove(key))

test('numbers are kept by event, each once, at most twelve', () => {
  expect(kept()).toEqual([])
  keepOwnNumbers(4, [114, 115, 114])
  expect(kept()).toEqual([114, 115])
  expect(kept(5)).toEqual([])
  const many = Array.from({ length: 20 }, (_, at) => at + 1)
  keepOwnNumbers(4, many)
  expect(kept()).toEqual(many.slice(-12))
})

test('the last one taken away leaves nothing behind', () => {
  keepOwnNumbers(4, [114])
  keepOwnNumbers(4, [])
  expect(localStore.read(key)).toBeNull()
})

test('what is no number is not read', () => {
  localStore.write(key, '114 x -3 0 1e9')
  expect(kept()).toEqual([114])
})

test('a number that is followed already keeps its place', () => {
  keepOwnNumbers(4, [57, 12])
  followNumber(4, 57)
  followNumber(4, 9)
  expect(kept()).toEqual([57, 12, 9])
})
