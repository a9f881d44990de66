import { describe, expect, test } from 'vitest'
import { dance, decision, fileRound } from '../testing/resultFile.ts'
import type { FileRound } from './resultFile.ts'
import { roundTable, type TabledContest } from './roundTable.ts'

const contest: TabledContest = {
  criteria: [],
  drop_extremes: 'off',
  tie_break: 'chief-judge',
  panel: [],
}
const tableOf = (round: FileRound, more: Partial<TabledContest> = {}) =>
  roundTable(round, { ...contest, ...more })

describe('the tables of a round', () => {
  test('are none without marks, and where nobody danced', () => {
    const marked = fileRound({ kind: 'crosses', index: 1, advance: 1 }, { 1: '1', 2: '0' })
    expect(tableOf({ ...marked, marks: [] })).toBeNull()
    const left = marked.entries.map((entry) => ({ ...entry, status: 'withdrawn' as const }))
    expect(tableOf({ ...marked, entries: left })).toBeNull()
  })

  test('of crosses say who gave them, the most first', () => {
    const table = tableOf(
      fileRound({ kind: 'crosses', index: 1, advance: 1 }, { 7: '010', 8: '111' }),
    )
    expect(table).toMatchObject({
      kind: 'crosses',
      rows: [
        { numbers: [8], given: [['A', 'B', 'C']], total: 3 },
        { numbers: [7], given: [['B']], total: 1 },
      ],
    })
  })

  test('of callbacks add up in tenths', () => {
    const round = fileRound({ kind: 'callbacks', index: 1, advance: 1 }, {})
    const marks = [
      ['A', { 1: 4.3, 2: 10 }],
      ['B', { 1: 4.2, 2: 0 }],
    ] as const
    const table = tableOf({
      ...round,
      entries: [1, 2].map((start_number) => ({ start_number, status: 'danced', role: null })),
      marks: marks.map(([judge, values]) => ({
        dance: round.dances[0] as string,
        attempt: 1,
        counted: true,
        judge,
        criterion: null,
        values,
      })),
    })
    expect(table).toMatchObject({
      kind: 'callbacks',
      rows: [
        { numbers: [2], marks: [10, 0], total: 100 },
        { numbers: [1], marks: [4.3, 4.2], total: 85 },
      ],
    })
  })

  test('of points have the sum by criteria, what was dropped and what was taken off', () => {
    const criteria = [{ name: 'Исполнение', max: 100 }]
    const round = fileRound({ kind: 'points' }, {})
    const judges = ['A', 'B', 'C', 'D', 'E']
    const table = tableOf(
      {
        ...round,
        entries: [1, 2].map((start_number) => ({ start_number, status: 'danced', role: null })),
        marks: judges.map((judge, at) => ({
          dance: round.dances[0] as string,
          attempt: 1,
          counted: true,
          judge,
          criterion: 'Исполнение',
          values: { 1: 50 + at, 2: 80 + at },
        })),
        decisions: [decision('deduction', { 2: 5 })],
      },
      {
        criteria,
        drop_extremes: 'total',
        degrees: [{ title: 'Лауреат I степени', from_percent: 80 }],
      },
    )
    expect(table).toMatchObject({
      kind: 'points',
      totals: [
        { numbers: [2], criteria: [246], deduction: 5, total: 241, degree: 'Лауреат I степени' },
        { numbers: [1], criteria: [156], deduction: 0, total: 156, degree: null },
      ],
    })
    const [sheet] = table?.kind === 'points' ? table.sheets : []
    expect(sheet?.rows[0]?.marks.map(({ isDropped }) => isDropped)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })

  test('of a final count up to the column that gave the place, with sums where these decided', () => {
    // The published example D, one dance (docs/rules/scoring.md, «Skating system»).
    const table = tableOf(
      fileRound(
        { kind: 'skating' },
        { 1: '21511', 2: '12255', 3: '56122', 4: '33336', 5: '44464', 6: '65643' },
      ),
    )
    if (table?.kind !== 'places') throw new Error('no table of places')
    expect(table.overall).toBeNull()
    const [first, second, third] = table.dances[0]?.rows ?? []
    expect(first).toMatchObject({
      numbers: [1],
      marks: [2, 1, 5, 1, 1],
      columns: [{ count: 3, sum: null, isDeciding: true }, null, null, null, null, null],
      first: 1,
    })
    // Three marks each up to 2, their sums equal: the columns go on until 5, where the counts differ.
    expect(second?.columns).toEqual([
      { count: 1, sum: null, isDeciding: false },
      { count: 3, sum: 5, isDeciding: false },
      { count: 3, sum: 5, isDeciding: false },
      { count: 3, sum: 5, isDeciding: false },
      { count: 5, sum: null, isDeciding: true },
      null,
    ])
    expect(third?.columns[4]).toEqual({ count: 4, sum: null, isDeciding: true })
  })

  test('of a final over several dances have the place in each and how the sum was settled', () => {
    const round = fileRound({ kind: 'skating' }, {})
    const table = tableOf({
      ...round,
      dances: ['Румба', 'Джайв'],
      entries: [1, 2].map((start_number) => ({ start_number, status: 'danced', role: null })),
      marks: [...dance('Румба', { 1: '112', 2: '221' }), ...dance('Джайв', { 1: '222', 2: '111' })],
    })
    if (table?.kind !== 'places') throw new Error('no table of places')
    expect(table.overall).toMatchObject([
      { numbers: [2], dancePlaces: [2, 1], place: { total: 3, rule: 11 } },
      { numbers: [1], dancePlaces: [1, 2], place: { total: 3 } },
    ])
  })

  test('of a relative placement name both of a pair and leave the chief judge out', () => {
    const round = fileRound({ kind: 'relative-placement' }, { 1: '11', 2: '22' })
    const table = tableOf(
      {
        ...round,
        entries: [1, 2, 11, 12].map((start_number) => ({
          start_number,
          status: 'danced',
          role: start_number > 10 ? 'follower' : 'leader',
        })),
        pairs: [
          { leader: 1, follower: 11, scored: true },
          { leader: 2, follower: 12, scored: true },
        ],
        decisions: [decision('order', { 1: 1, 2: 2 })],
      },
      { panel: [{ letter: 'B', role: 'chief' }] },
    )
    expect(table).toMatchObject({
      kind: 'places',
      overall: null,
      dances: [
        {
          judges: ['A'],
          rows: [
            { numbers: [1, 11], marks: [1], first: 1 },
            { numbers: [2, 12], marks: [2], first: 2 },
          ],
        },
      ],
    })
  })
})
