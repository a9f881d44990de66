import { describe, expect, test } from 'vitest'
import { sheet } from '../testing/marks.ts'
import { dance, fileRound, resultFile } from '../testing/resultFile.ts'
import { scoringProblem } from '../testing/scoringProblem.ts'
import { roundTable } from './roundTable.ts'
import {
  countCrosses,
  hashInput,
  recompute,
  scorePoints,
  skating,
  type FileDecision,
  type FileRound,
  type OverallPlace,
} from './scoring.ts'

// «Judges may differ between dances, never within one» (docs/rules/scoring.md, «Empty seats»).

const left = (judge: string, from: string): FileDecision => ({
  kind: 'seat',
  judge,
  dance: from,
  entries: {},
  text: 'Судья заболел',
  by: 'Главный судья',
  at: '2026-11-21T12:00:00+03:00',
})

describe('the engine', () => {
  test('places a dance by the majority of its own judges', () => {
    const { dancePlaces, explain } = skating([sheet('112 221 333'), sheet('12 21 33')])
    expect(dancePlaces).toEqual([
      [1, 2, 3],
      [1.5, 1.5, 3],
    ])
    expect(explain.dances.map(([first]) => [first?.majority, first?.marks])).toEqual([
      [2, 3],
      [2, 2],
    ])
  })
  test('goes by the majority of all pooled marks in rule 11: floor(marks / 2) + 1', () => {
    const { explain } = skating([sheet('1 2 3'), sheet('22 11 33')])
    const [first] = explain.places as OverallPlace[]
    const [, eleven] = first?.steps ?? []
    expect(eleven).toMatchObject({ rule: 11, comparison: { majority: 2, marks: 3 } })
    expect(skating([sheet('1 2 3'), sheet('22 11 33')]).places).toEqual([2, 1, 3])
  })
  test('sums the crosses that there are', () => {
    const { ranking } = countCrosses([sheet('111 100 011'), sheet('1 1 0')], 2)
    expect(ranking.map(({ entry, total }) => [entry, total])).toEqual([
      [0, 4],
      [1, 2],
      [2, 2],
    ])
  })
  test("drops extremes by each dance's panel", () => {
    const criteria = [{ name: 'Техника', max: 100 }]
    const dances = [[[[10, 20, 30, 40, 90]]], [[[50, 60, 70, 99]]]]
    for (const drop of ['criterion', 'total'] as const) {
      const { totals, maximum, explain } = scorePoints(dances, { criteria, drop })
      expect(totals).toEqual([20 + 30 + 40 + 50 + 60 + 70 + 99])
      expect(maximum).toBe(700)
      expect(explain[0]?.dropped.map(({ dance, judge }) => [dance, judge])).toEqual([
        [0, 0],
        [0, 4],
      ])
    }
  })
  test('drops by total over the dances with the same panel', () => {
    const criteria = [{ name: 'Техника', max: 100 }]
    // Judge 1 is the lowest of the first two dances together, judge 2 the highest.
    const dances = [
      [[[10, 99, 50, 50, 50, 50]]],
      [[[40, 60, 50, 50, 50, 50]]],
      [[[99, 50, 50, 50, 1]]],
    ]
    const { totals } = scorePoints(dances, { criteria, drop: 'total' })
    expect(totals).toEqual([200 + 200 + 150])
  })
  test('refuses judges that differ within a dance', () => {
    expect(scoringProblem(() => skating([sheet('11 22'), [[1, 2], [2]]]))).toMatchObject({
      code: 'missing_mark',
      where: { dance: 1, judge: 1, entry: 1 },
    })
    const criteria = [
      { name: 'Техника', max: 100 },
      { name: 'Образ', max: 100 },
    ]
    expect(scoringProblem(() => scorePoints([[[[1, 1]], [[1]]]], { criteria }))).toEqual({
      code: 'unequal_lengths',
      message: 'Dance 1, criterion 2: marks of 1 judges, not 2',
      where: { dance: 0, criterion: 1 },
    })
  })
})

describe('a result file', () => {
  const whole = dance('Вальс', { 1: '112', 2: '221', 3: '333' })
  const rest = dance('Танго', { 1: '12', 2: '21', 3: '33' })
  const final = (more: Partial<FileRound> = {}) =>
    fileRound(
      {
        kind: 'skating',
        dances: ['Вальс', 'Танго'],
        marks: [...whole, ...rest],
        decisions: [left('C', 'Танго')],
        ...more,
      },
      { 1: '1', 2: '2', 3: '3' },
    )
  const textsOf = (round: FileRound) =>
    recompute(resultFile([round], { 1: '1', 2: '2', 3: '3' })).disagreements.map(({ text }) => text)

  test('is recomputed with the judges of each dance', () => {
    const round = final({ marks: [...whole, ...rest] })
    expect(textsOf(round)).toEqual([])
    const table = roundTable(round, { ...resultFile([], {}).contest, panel: [] })
    expect(table).toMatchObject({
      kind: 'places',
      dances: [{ judges: ['A', 'B', 'C'] }, { judges: ['A', 'B'] }],
    })
  })
  test('does not agree where a sheet is missing and no decision says so', () => {
    expect(textsOf(final({ decisions: [] }))).toEqual(['Финал: Танго, судья C, оценки нет'])
    expect(textsOf(final({ decisions: [left('B', 'Танго')] }))).toEqual([
      'Финал: Танго, судья B, такой оценки быть не может',
    ])
  })
  test('counts no sheet that is void', () => {
    const given = { 1: '3', 2: '2', 3: '1' }
    const late = dance('Танго', given, { judge: 'C' })
    expect(textsOf(final({ marks: [...whole, ...rest, ...late] }))).toEqual([
      'Финал: Танго, судья C, такой оценки быть не может',
    ])
    const voided = dance('Танго', given, { judge: 'C', counted: false })
    expect(textsOf(final({ marks: [...whole, ...rest, ...voided] }))).toEqual([])
  })
  test('is recomputed where an earlier dance was repeated after the judge had left', () => {
    const first = dance('Вальс', { 1: '112', 2: '221', 3: '333' }, { counted: false })
    const again = dance('Вальс', { 1: '11', 2: '22', 3: '33' }, { attempt: 2 })
    const between = dance('Танго', { 1: '112', 2: '221', 3: '333' })
    const last = dance('Фокстрот', { 1: '11', 2: '22', 3: '33' })
    const given = {
      dances: ['Вальс', 'Танго', 'Фокстрот'],
      marks: [...first, ...again, ...between, ...last],
    }
    const gone = left('C', 'Фокстрот')
    const repeat: FileDecision = { ...left('', 'Вальс'), kind: 'attempt' }
    expect(textsOf(final({ ...given, decisions: [gone, repeat] }))).toEqual([])
    // Repeated before that: the judge was still there.
    expect(textsOf(final({ ...given, decisions: [repeat, gone] }))).toEqual([
      'Финал: Вальс, судья C, оценки нет',
    ])
  })
  test('does not agree where a seat is empty from a dance that the round does not have', () => {
    expect(textsOf(final({ decisions: [left('C', 'Самба')] }))).toEqual([
      'Финал: судья C, место пусто с танца, которого в туре нет',
    ])
  })
  test("hashes a round's own panel without the names of people", () => {
    const panel = (name: string) => [{ letter: 'A', name, role: 'line' }]
    const file = (name: string) => resultFile([final({ panel: panel(name) })], {})
    expect(hashInput(file('Орлова Анна'))).toBe(hashInput(file('')))
    expect(hashInput(file(''))).not.toBe(hashInput(resultFile([final()], {})))
  })
  test("leaves out the chief judge by the round's own panel", () => {
    const round = fileRound(
      {
        kind: 'relative-placement',
        panel: [
          { letter: 'A', name: '', role: 'line' },
          { letter: 'B', name: '', role: 'chief' },
        ],
      },
      { 1: '12', 2: '21' },
    )
    expect(recompute(resultFile([round], { 1: '1', 2: '2' })).disagreements).toEqual([])
  })
})
