import { expect, test } from 'vitest'
import { isStationPath } from './stationAddress.ts'

test.each([
  ['/judge/K7MR4TXQ', true],
  ['/station', true],
  ['/station/', true],
  ['/station/K7MR4TXQ', true],
  ['/judge', false],
  ['/judge/K7MR4TXQ/more', false],
  ['/', false],
])('%s is of a device: %s', (path, isOne) => {
  expect(isStationPath(path)).toBe(isOne)
})
