import { expect, it } from 'vitest'

import { sheetProblem } from './checkSheet.ts'
import type { FileRound, ResultFile } from './resultFile.ts'

const round: FileRound = {
  index: 1,
  label: '1/2',
  kind: 'crosses',
  type: 'main',
  role: null,
  dances: ['Румба', 'Джайв'],
  advance: 2,
  seed: null,
  heats: [],
  entries: [],
  pairs: [],
  marks: [],
  decisions: [],
}
const contest: ResultFile['contest'] = {
  group_num: 1,
  group_name: '',
  section: '',
  scoring: 'skating',
  final_max: 8,
  tie_break: 'chief-judge',
  criteria: [{ name: 'Техника', max: 100 }],
  drop_extremes: 'off',
}

function problemOf(kind: FileRound['kind'], values: Record<string, number>, entries = [7, 8, 9]) {
  const marks = [
    {
      dance: 'Джайв',
      attempt: 1,
      counted: true,
      judge: 'C',
      criterion: kind === 'points' ? 'Техника' : null,
      values,
    },
  ]
  const advance = kind === 'crosses' || kind === 'callbacks' ? 2 : 0
  return sheetProblem({ ...round, kind, advance }, contest, marks, entries)
}

it.each([
  ['crosses', { 7: 1, 8: 1, 9: 0 }, null],
  ['crosses', { 7: 1, 8: 1, 9: 1 }, 'Джайв, судья C, отмечено не столько, сколько нужно'],
  ['callbacks', { 7: 10, 8: 10, 9: 4.5 }, null],
  ['callbacks', { 7: 10, 8: 10, 9: 10 }, 'судья C, отмечено не столько, сколько нужно'],
  ['skating', { 7: 1, 8: 3, 9: 2 }, null],
  ['skating', { 7: 1, 8: 2, 9: 2 }, 'Джайв, судья C, № 9, оценка стоит дважды'],
  ['skating', { 7: 1, 8: 2 }, 'Джайв, судья C, № 9, оценки нет'],
  ['points', { 7: 91, 8: 100, 9: 0 }, null],
  ['points', { 7: 91, 8: 101, 9: 0 }, 'Джайв, судья C, № 8, такой оценки быть не может'],
  ['relative-placement', { 7: 3, 8: 1, 9: 2 }, null],
  ['relative-placement', { 7: 3, 8: 1, 9: 4 }, 'Джайв, судья C, № 9, такой оценки быть не может'],
] as const)('%s %j: %s', (kind, values, problem) => {
  expect(problemOf(kind, values)).toBe(problem)
})

it('who left after being marked may have a mark, and need not', () => {
  expect(problemOf('skating', { 7: 1, 8: 2, 9: 3 }, [7, 8])).toBeNull()
  expect(problemOf('skating', { 7: 1, 8: 2 }, [7, 8])).toBeNull()
})

it('a sheet without marks has nothing impossible', () => {
  expect(sheetProblem(round, contest, [], [])).toBeNull()
})
