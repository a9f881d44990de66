import { expect, it } from 'vitest'

import { resultChanges } from './resultChanges.ts'
import type { FileRound, ResultFile } from './resultFile.ts'

function fileOf(value: number, place: number, changes: Partial<FileRound> = {}): ResultFile {
  const round: FileRound = {
    index: 0,
    label: 'Финал',
    kind: 'skating',
    type: 'main',
    role: null,
    dances: ['Румба'],
    advance: 0,
    seed: null,
    heats: [],
    entries: [{ start_number: 7, status: 'danced', role: null }],
    pairs: [],
    marks: [
      {
        dance: 'Румба',
        attempt: 1,
        counted: true,
        judge: 'C',
        criterion: null,
        values: { 7: value },
      },
    ],
    decisions: [],
    ...changes,
  }
  return {
    format: 'parket-result/1',
    version: 1,
    event: { id: 1, name: '', date_begin: '' },
    contest: {
      group_num: 1,
      group_name: '',
      section: '',
      scoring: 'skating',
      final_max: 8,
      tie_break: 'head-to-head',
      criteria: [],
      drop_extremes: 'off',
    },
    panel: [],
    rounds: [round],
    places: [{ start_number: 7, names: [], place, place_to: place, rule: '5' }],
    corrections: [],
    hash: '',
  }
}

it('a correction says which places and marks were and are', () => {
  expect(resultChanges(fileOf(2, 2), fileOf(1, 1))).toEqual([
    '№ 7: было 2-е место, стало 1-е место',
    'Финал, Румба, судья C, № 7: было 2, стало 1',
  ])
})

it('points are told as they were given, not in tenths; callbacks with a comma', () => {
  const points = { kind: 'points' } as const
  expect(resultChanges(fileOf(70, 1, points), fileOf(99, 1, points))).toEqual([
    'Финал, Румба, судья C, № 7: было 7, стало 9,9',
  ])
  const callbacks = { kind: 'callbacks' } as const
  expect(resultChanges(fileOf(4.5, 1, callbacks), fileOf(10, 1, callbacks))).toEqual([
    'Финал, Румба, судья C, № 7: было 4,5, стало 10',
  ])
})

it('a correction says who no longer danced, and what was decided', () => {
  const decision = { kind: 'cut' as const, entries: {}, text: 'Все', by: 'Организатор', at: 'T' }
  const after = fileOf(1, 1, {
    entries: [{ start_number: 7, status: 'disqualified', role: null }],
    decisions: [decision],
  })
  expect(resultChanges(fileOf(1, 1), { ...after, places: [] })).toEqual([
    '№ 7: было 1-е место, стало нет',
    'Финал, № 7: было танцевал, стало дисквалифицирован',
    'Финал, решение T: было нет, стало Организатор: Все',
  ])
})

it('nothing differs from itself', () => {
  expect(resultChanges(fileOf(1, 1), fileOf(1, 1))).toEqual([])
})

it('a mark is named by its attempt and its criterion, too', () => {
  const marked = (value: number) => {
    const file = fileOf(1, 1)
    const rounds = file.rounds.map((round) => ({
      ...round,
      marks: round.marks.map((row) => ({
        ...row,
        attempt: 2,
        criterion: 'Техника',
        values: { 7: value },
      })),
    }))
    return { ...file, rounds }
  }
  expect(resultChanges(marked(8), marked(9))).toEqual([
    'Финал, Румба (попытка 2), судья C, Техника, № 7: было 8, стало 9',
  ])
})
