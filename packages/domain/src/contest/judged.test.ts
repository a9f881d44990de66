import { expect, test } from 'vitest'
import { hasPanel } from './judged.ts'
import type { Scoring } from './status.ts'

test.each<[string, string[], Scoring, boolean]>([
  ['a contest', [], 'skating', true],
  ['what is danced without judges', [], 'none', false],
  ['a packet', ['PACKET'], 'skating', false],
  ['a pass', ['PASS'], 'points', false],
])('%s with tags %j and scoring %s has a panel: %s', (_, tags, scoring, expected) => {
  expect(hasPanel({ tags, scoring })).toBe(expected)
})
