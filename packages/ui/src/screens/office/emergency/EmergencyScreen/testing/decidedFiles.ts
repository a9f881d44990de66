import type { Decided } from '@parket/domain/emergency/decided'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import { withTyped, type TypedMarks } from '@parket/domain/emergency/typed'
import { contest, cupFile, round } from '../fixtures.ts'

/** The juniors' half-final: two of three places are clear, 52 and 87 are tied at the third. */
export const typedTie: TypedMarks = sheets(21, 'МВ', [
  { 9: [1], 46: [1], 52: [1], 87: [0], 114: [0], 131: [0] },
  { 9: [1], 46: [1], 52: [0], 87: [1], 114: [0], 131: [0] },
  { 9: [1], 46: [1], 52: [1], 87: [0], 114: [0], 131: [0] },
  { 9: [1], 46: [1], 52: [0], 87: [1], 114: [0], 131: [0] },
  { 9: [1], 46: [1], 52: [0], 87: [0], 114: [1], 131: [0] },
])

export const tieDecided: Decided = {
  21: {
    decisions: [
      {
        kind: 'cut',
        entries: { 52: 0, 87: 1 },
        text: 'Решил главный судья',
        by: 'Заречная Ирина',
        at: '2026-12-01T11:50:00Z',
      },
    ],
    pairs: [],
    seed: null,
  },
}

const prelim = (id: number, role: 'leader' | 'follower', numbers: readonly number[]) => {
  const made = round(id, 'jack', {
    kind: 'callbacks',
    index: 1,
    advance: 2,
    dances: ['WCS'],
    entries: numbers,
  })
  const entries = made.file.entries.map((entry) => Object.assign(entry, { role }))
  return { ...made, file: { ...made.file, role, entries } }
}

/** A Jack & Jill: two prelims, then a final of pairs. */
export const jackFile: EmergencyFile = {
  ...cupFile,
  contests: [contest('jack', 70, 'Jack & Jill', 'relative-placement')],
  rounds: [
    prelim(30, 'leader', [9, 46, 52]),
    prelim(31, 'follower', [87, 114, 131]),
    round(32, 'jack', {
      status: 'planned',
      kind: 'relative-placement',
      dances: ['WCS'],
      entries: [],
    }),
  ],
  sessions: [],
}

const rows = <Row>(row: Row) => Array.from({ length: 5 }, () => row)

/** Both prelims are over: 9 and 46 lead, 87 and 131 follow. */
export const typedJack: TypedMarks = sheets(
  31,
  'WCS',
  rows({ 87: [10], 114: [4.5], 131: [10] }),
  sheets(30, 'WCS', rows({ 9: [10], 46: [10], 52: [4.5] })),
)

export const jackPairs: Decided = {
  32: {
    decisions: [],
    pairs: [
      { leader: 9, follower: 87, scored: true },
      { leader: 46, follower: 131, scored: true },
    ],
    seed: '5f0c9a11d24e7b38',
  },
}

const orderContest = contest('order', 71, 'Хастл', 'relative-placement')
const orderRound = round(33, 'order', { kind: 'relative-placement', dances: ['Выход'] })

/** Two judges whose order parts nobody: the chief judge's does. */
export const orderFile: EmergencyFile = {
  ...cupFile,
  contests: [
    {
      ...orderContest,
      rules: { ...orderContest.rules, tie_break: 'chief-judge' },
      panel: orderContest.panel.slice(0, 2),
    },
  ],
  rounds: [{ ...orderRound, letters: [['A', 'B']] }],
  sessions: [],
}

/** 9 and 46 are tied, the other four are not. */
export const typedOrder: TypedMarks = sheets(33, 'Выход', [
  { 9: [1], 46: [2], 52: [3], 87: [4], 114: [5], 131: [6] },
  { 9: [2], 46: [1], 52: [3], 87: [4], 114: [5], 131: [6] },
])

/** A sheet of each judge. */
function sheets(
  roundId: number,
  dance: string,
  given: readonly Record<number, number[]>[],
  before: TypedMarks = {},
): TypedMarks {
  return given.reduce<TypedMarks>(
    (typed, row, at) =>
      withTyped(typed, roundId, { dance, attempt: 1, letter: 'ABCDE'.charAt(at) }, row),
    before,
  )
}
