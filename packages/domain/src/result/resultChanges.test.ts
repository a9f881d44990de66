import { expect, it } from 'vitest'

import type { FileRound, ResultFile } from '../scoring/resultFile.ts'
import { isSameResult, resultChanges, listUnpublished } from './resultChanges.ts'

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

it('a correction names every rule that is another, in words', () => {
  const before = fileOf(1, 1)
  const changes: Partial<ResultFile['contest']> = {
    group_name: 'Соло',
    scoring: 'points',
    final_max: 6,
    tie_break: 'chief-judge',
    criteria: [{ name: 'Техника', max: 100 }],
    drop_extremes: 'total',
    order_eliminated: true,
  }
  const after = { ...before, contest: { ...before.contest, ...changes } }
  expect(resultChanges(before, after)).toEqual([
    'Название: было нет, стало Соло',
    'Судейство: было Скейтинг, стало Баллы',
    'В финале не больше: было 8, стало 6',
    'Последнее равенство решает: было Личная встреча, стало Главный судья',
    'Критерии: было нет, стало Техника 10',
    'Крайние оценки: было Учитываются все, стало Отбрасываются по сумме',
    'Места до финала — по оценкам своего тура: было нет, стало да',
  ])
})

it('a correction says who sits on the panel no more, and in which role', () => {
  const withPanel = (panel: ResultFile['panel']) => ({ ...fileOf(1, 1), panel })
  const before = withPanel([
    { letter: 'A', name: '', role: 'line' },
    { letter: 'B', name: '', role: 'line' },
  ])
  expect(resultChanges(before, withPanel([{ letter: 'A', name: '', role: 'chief' }]))).toEqual([
    'Бригада, судья A: было линейный судья, стало главный судья',
    'Бригада, судья B: было линейный судья, стало нет',
  ])
})

it('a correction tells a role of the panel that it does not know as it stands', () => {
  const withRole = (role: string) => ({
    ...fileOf(1, 1),
    panel: [{ letter: 'A', name: '', role }],
  })
  expect(resultChanges(withRole('line'), withRole('guest'))).toEqual([
    'Бригада, судья A: было линейный судья, стало guest',
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

it('a correction says whose name is another; a version of format 1 does not know', () => {
  const named = (commit: string, judge: string) => ({
    ...fileOf(1, 1),
    panel: [{ letter: 'C', name: '', role: 'line', name_commit: judge }],
    places: [
      { start_number: 7, names: [], names_commit: [commit], place: 1, place_to: 1, rule: '5' },
    ],
  })
  expect(resultChanges(named('a', 'x'), named('b', 'x'))).toEqual(['№ 7: имя другое'])
  expect(resultChanges(named('a', 'x'), named('a', 'y'))).toEqual(['Судья C: имя другое'])
  const { panel } = named('a', 'x')
  const old = {
    ...fileOf(1, 1),
    panel: panel.map(({ letter, role }) => ({ letter, role, name: '' })),
  }
  expect(resultChanges(old, named('a', 'x'))).toEqual([])
})

it('a file is compared with what was published in words of its own', () => {
  expect(listUnpublished(fileOf(2, 1), fileOf(2, 2))).toEqual([
    '№ 7: опубликовано 1-е место, в файле 2-е место',
  ])
})

it('a name that was erased is no other name, beside one that was changed too', () => {
  const named = (commits: string[], judge = 'x') => ({
    ...fileOf(1, 1),
    panel: [{ letter: 'C', name: '', role: 'line', name_commit: judge }],
    places: [
      { start_number: 7, names: [], names_commit: commits, place: 1, place_to: 1, rule: '5' },
    ],
  })
  const before = named(['a', 'b'])
  expect(resultChanges(before, named(['', 'b'], ''))).toEqual([])
  expect(resultChanges(named(['', 'b'], ''), before)).toEqual([])
  expect(resultChanges(before, named(['', 'c']))).toEqual(['№ 7: имя другое'])
})

it('the same result is the same whatever it says of names, and another one by any mark', () => {
  const [one, other] = [fileOf(1, 1), fileOf(2, 1)]
  const named = { ...one, panel: one.panel.map((judge) => ({ ...judge, name_commit: 'a' })) }
  expect(isSameResult(one, named)).toBe(true)
  expect(isSameResult(one, other)).toBe(false)
})
