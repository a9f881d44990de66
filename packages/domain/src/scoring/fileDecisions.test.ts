import { expect, test } from 'vitest'
import type { RoundCount } from './cut.ts'
import { cutDecision } from './fileDecisions.ts'
import type { FileRound } from './resultFile.ts'

const round = (entries: Record<string, number>) =>
  ({
    advance: 1,
    decisions: [{ kind: 'cut', entries, text: '', by: '', at: '' }],
  }) as unknown as FileRound
const count = {} as RoundCount

test('a decision on a number that is not in the round decides nothing', () => {
  const decided = cutDecision(round({ '99': 1, '12': 1, '11': 0 }), ['11', '12'], count)
  expect([...decided].toSorted(([one], [other]) => one - other)).toEqual([
    [0, false],
    [1, true],
  ])
})
