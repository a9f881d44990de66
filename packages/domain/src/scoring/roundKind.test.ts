import { expect, test } from 'vitest'

import { judgedDances, roundKind } from './roundKind.ts'

test('rounds before the final are marked by crosses or callbacks, the final by places, points in every round', () => {
  expect([2, 1, 0].map((index) => roundKind('skating', index))).toEqual([
    'crosses',
    'crosses',
    'skating',
  ])
  expect([1, 0].map((index) => roundKind('relative-placement', index))).toEqual([
    'callbacks',
    'relative-placement',
  ])
  expect([1, 0].map((index) => roundKind('points', index))).toEqual(['points', 'points'])
})

test.each(['callbacks', 'relative-placement'] as const)('%s judge the round once', (kind) => {
  expect(judgedDances(kind, ['Strictly', 'Swing'])).toEqual(['Strictly, Swing'])
})

test.each(['crosses', 'skating', 'points'] as const)('%s are given for each dance', (kind) => {
  expect(judgedDances(kind, ['Румба', 'Джайв'])).toEqual(['Румба', 'Джайв'])
})
