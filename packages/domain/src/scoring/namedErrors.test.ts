import { expect, test } from 'vitest'
import { withNames } from './namedErrors.ts'
import type { FileRound } from './resultFile.ts'
import { ScoringError } from './scoringError.ts'

const given = { dances: [{ judges: ['A', 'B'], entries: ['11', '12'] }] }
const round = { dances: ['Самба'] } as unknown as FileRound

test('an error of the engine names the dance, the judge and the number', () => {
  const failing = () => {
    throw new ScoringError('bad_count', 'Missing', { dance: 0, judge: 1, entry: 0 })
  }
  expect(() => withNames(given, round, failing)).toThrow(
    expect.objectContaining({ where: { dance: 'Самба', judge: 'B', entry: '11' } }),
  )
})

test('any other error stays what it is', () => {
  const fault = new TypeError('No such field')
  expect(() =>
    withNames(given, round, () => {
      throw fault
    }),
  ).toThrow(fault)
})
