import { expect, test } from 'vitest'
import {
  hasWorker,
  isOfJudge,
  isStationKind,
  stationKindLabel,
  stationKinds,
  stationPath,
} from './kinds.ts'

test('a judge’s device and a screen open at addresses of their own, the others at one', () => {
  expect(stationKinds.map((kind) => stationPath(kind, 'secret'))).toEqual([
    '/judge/secret',
    '/station/secret',
    '/station/secret',
    '/station/secret',
    '/station/secret',
    '/station/secret',
    '/screen/secret',
  ])
})

test('stations of judges are told by their judge, the others by what they are for', () => {
  expect(stationKinds.filter(isOfJudge)).toEqual(['judge', 'chief'])
  expect(stationKinds.filter(hasWorker)).toEqual(['tally', 'marshal', 'announcer', 'dj'])
  expect(stationKindLabel('tally')).toBe('Счётная комиссия')
  expect(isStationKind('dj')).toBe(true)
  expect(isStationKind('cook')).toBe(false)
})
