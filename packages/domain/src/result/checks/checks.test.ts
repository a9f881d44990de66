import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JudgeConflict } from '../../judge/conflicts.ts'
import { skating } from '../../scoring/skating.ts'
import type { FileRound, ResultFile } from '../../scoring/resultFile.ts'
import { honestCrosses, honestFinal, withSheet } from '../../testing/honestFinal.ts'
import { dance as danceMarks, fileRound } from '../../testing/resultFile.ts'
import { againstPanel } from './againstPanel.ts'
import { relativePlacement } from '../../scoring/relativePlacement.ts'
import { findDecidingSwaps } from './checkResult.ts'
import { decidingSwap } from './decidingSwap.ts'
import { equalSheets } from './equalSheets.ts'
import { changedInput } from './changedInput.ts'
import { evenPanel } from './evenPanel.ts'
import { fastSheet, type TypedSheet } from './fastSheet.ts'
import { judgedSheets, orderCount, othersRanks, rankCorrelation } from './judgedSheets.ts'
import { numberOrder } from './numberOrder.ts'
import { ownJudge } from './ownJudge.ts'
import { shiftedRow } from './shiftedRow.ts'

const contest = { tie_break: 'head-to-head' } as const
const seeds = fc.uuid()
const texts = (warnings: readonly { text: string }[]) =>
  warnings.map(({ text }) => text.replaceAll('\u00A0', ' '))

/** How many of so many honest rounds a check warns of. */
function falseAlarms(makeRound: (seed: string) => FileRound, check: Check, of = 300): number {
  const rounds = Array.from({ length: of }, (_, at) => judgedSheets(makeRound(`честно ${at}`)))
  return rounds.filter((round) => check(round).length > 0).length
}
type Check = (round: ReturnType<typeof judgedSheets>) => readonly unknown[]

const ordinary = (seed: string) => honestFinal({ couples: 6, judges: 7, dances: 5, seed })
const crosses = (seed: string) => honestCrosses({ couples: 14, judges: 5, dances: 5, seed })

describe('a sheet against the panel', () => {
  test('is found where a judge turned the places round', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const round = honestFinal({ couples: 7, judges: 7, dances: 3, spread: 3, seed })
        const turned = withSheet(round, { judge: 'C', dance: 'Румба' }, () => {
          const others = skating([rowsOf(round, 'Румба', 'C')]).places
          return others.map((place) => 1 + others.filter((other) => other > place).length)
        })
        const judged = judgedSheets(turned)
        fc.pre(othersRanks(judged, { dance: 'Румба', judge: 'C', scores: [] }) !== null)
        const found = againstPanel(judged)
        expect(found.find(({ about }) => about[1] === 'C')?.about).toContain('Румба')
      }),
      { numRuns: 60 },
    )
  })

  test('says judge, dances and how far', () => {
    const round = honestFinal({ couples: 6, judges: 5, dances: 2, spread: 3, seed: '1' })
    const turned = withSheet(round, { judge: 'B' }, (marks) => marks.map((mark) => 7 - mark))
    expect(texts(againstPanel(judgedSheets(turned)))).toEqual([
      expect.stringMatching(
        /^Финал: судья B \(Самба, Ча-ча-ча\) против остальных, связь мест −(0,\d\d|1,00)\.$/,
      ),
    ])
  })

  test('is hardly ever an honest one', () => {
    expect(falseAlarms(ordinary, againstPanel)).toBeLessThan(6)
    expect(falseAlarms(crosses, againstPanel)).toBeLessThan(3)
  })

  test('is not looked for in a field of five, on a panel of two, or where the others do not agree', () => {
    const turn = (round: FileRound) =>
      withSheet(round, { judge: 'B' }, (marks) => marks.map((mark) => 6 - mark))
    const five = honestFinal({ couples: 5, judges: 5, dances: 2, spread: 3, seed: '1' })
    expect(againstPanel(judgedSheets(turn(five)))).toEqual([])
    const two = honestFinal({ couples: 8, judges: 2, dances: 2, spread: 3, seed: '1' })
    expect(againstPanel(judgedSheets(turn(two)))).toEqual([])
    const apart = fileRound(
      { kind: 'skating' },
      { 11: '163', 12: '256', 13: '341', 14: '435', 15: '522', 16: '614' },
    )
    expect(againstPanel(judgedSheets(apart))).toEqual([])
  })

  test('needs an order on both sides', () => {
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBeNull()
    expect(rankCorrelation([3, 2, 1], [1, 2, 3])).toBe(-1)
  })
})

describe('equal sheets', () => {
  /** The round with D's sheets as B has them. */
  const copied = (round: FileRound) =>
    judgedSheets(
      withSheet(round, { judge: 'D' }, (_, dance) =>
        Object.values(sheetOf(round, dance, 'B').values),
      ),
    )

  test('are found where one was copied, but in a field so clear that all are nearly alike', () => {
    const isTold = (seed: string) =>
      texts(equalSheets(copied(ordinary(seed)))).includes(
        'Финал: у судей B и D одинаковые оценки во всех танцах.',
      )
    const told = Array.from({ length: 300 }, (_, at) => isTold(`копия ${at}`))
    expect(told.filter(Boolean).length).toBeGreaterThan(296)
  })

  test.each([0.6, 1, 2])(
    'are hardly ever honest ones, also of a field as clear as %d',
    (spread) => {
      const ofField = (couples: number, judges: number, dances: number) => (seed: string) =>
        honestFinal({ couples, judges, dances, spread, seed })
      for (const makeRound of [
        ofField(6, 7, 5),
        ofField(7, 9, 1),
        ofField(8, 9, 1),
        ofField(5, 9, 2),
        ofField(4, 7, 3),
        (seed: string) => honestCrosses({ couples: 14, judges: 5, dances: 5, spread, seed }),
      ]) {
        expect(falseAlarms(makeRound, equalSheets, 100)).toBeLessThanOrEqual(3)
      }
    },
  )

  test('of one dance are told where the others judged otherwise, and not where all nearly agree', () => {
    const ofThree = (copiedMarks: string, others: string) => {
      const rows = Array.from(copiedMarks).map((mark, line): [string, string] => [
        String(11 + line),
        `${mark}${mark}${others[line]}`,
      ])
      return judgedSheets(fileRound({ kind: 'skating' }, Object.fromEntries(rows)))
    }
    expect(texts(equalSheets(ofThree('123456', '213465')))).toEqual([])
    expect(texts(equalSheets(ofThree('123456', '342165')))).toEqual([
      'Финал: у судей A и B одинаковые оценки.',
    ])
  })

  test('are compared with who judged fewer dances in those alone', () => {
    const round = honestFinal({ couples: 7, judges: 5, dances: 2, seed: '3' })
    const left = {
      ...round,
      marks: round.marks.filter(({ judge, dance }) => judge !== 'A' || dance === 'Самба'),
    }
    expect(texts(equalSheets(copied(left)))).toEqual([
      'Финал: у судей B и D одинаковые оценки во всех танцах.',
    ])
  })

  test('of everybody are told where many orders were possible', () => {
    const ofAll = (couples: number) =>
      judgedSheets(
        fileRound(
          { kind: 'skating' },
          Object.fromEntries(
            Array.from({ length: couples }, (_, line) => [11 + line, String(line + 1).repeat(3)]),
          ),
        ),
      )
    expect(texts(equalSheets(ofAll(8)))).toEqual(['Финал: у судей A, B и C одинаковые оценки.'])
    expect(equalSheets(ofAll(6))).toEqual([])
  })
})

describe('a sheet in the order of numbers', () => {
  test.each([
    ['up', (line: number) => line + 1],
    ['down', (line: number) => 6 - line],
  ])('is found %s', (_, placeOf) => {
    const round = honestFinal({ couples: 6, judges: 5, dances: 3, seed: '4' })
    const filled = withSheet(round, { judge: 'A' }, (marks, dance) =>
      dance === 'Румба' ? marks : marks.map((__, line) => placeOf(line)),
    )
    expect(texts(numberOrder(judgedSheets(filled)))).toEqual([
      'Финал: оценки судьи A (Самба, Ча-ча-ча) идут по порядку номеров.',
    ])
  })

  test('of crosses is found where there were many ways to give them', () => {
    const first = (couples: number) =>
      judgedSheets(
        withSheet(
          honestCrosses({ couples, judges: 3, dances: 1, seed: '9' }),
          { judge: 'A' },
          (marks) => marks.map((_, line) => (line < marks.length / 2 ? 1 : 0)),
        ),
      )
    expect(texts(numberOrder(first(14)))).toEqual(['1/2: оценки судьи A идут по порядку номеров.'])
    expect(numberOrder(first(8))).toEqual([])
  })

  test('is hardly ever an honest one', () => {
    expect(falseAlarms(ordinary, numberOrder)).toBeLessThan(6)
    expect(falseAlarms(crosses, numberOrder)).toBeLessThan(6)
  })

  test('counts the orders that marks can have', () => {
    expect(orderCount([1, 2, 3, 4, 5, 6])).toBe(720)
    expect(orderCount([1, 1, 1, 0, 0, 0])).toBe(20)
    expect(orderCount([5, 5, 5])).toBe(1)
  })
})

describe('a row that is shifted', () => {
  test.each(['up', 'down'])('is found %s', (way) => {
    let found = 0
    for (let at = 0; at < 60; at += 1) {
      const round = honestCrosses({
        couples: 16,
        judges: 7,
        dances: 1,
        spread: 4,
        seed: `сдвиг ${at}`,
      })
      const shifted = withSheet(round, { judge: 'E' }, (marks) =>
        way === 'up'
          ? [...marks.slice(1), marks[0] as number]
          : [marks.at(-1) as number, ...marks.slice(0, -1)],
      )
      const warned = texts(shiftedRow(judgedSheets(shifted)))
      if (warned.some((text) => text.startsWith('1/2: лист судьи E похож на остальные'))) found += 1
    }
    expect(found).toBeGreaterThan(20)
  })

  test('is hardly ever an honest one', () => {
    expect(falseAlarms(crosses, shiftedRow)).toBeLessThan(6)
    const eight = (seed: string) => honestFinal({ couples: 8, judges: 7, dances: 5, seed })
    expect(falseAlarms(eight, shiftedRow)).toBeLessThan(6)
  })

  test('is not looked for in a small field, nor on a panel of two', () => {
    const round = honestFinal({ couples: 7, judges: 5, dances: 1, spread: 9, seed: '1' })
    const shift = (marks: readonly number[]) => [...marks.slice(1), marks[0] as number]
    expect(shiftedRow(judgedSheets(withSheet(round, { judge: 'A' }, shift)))).toEqual([])
    const two = honestFinal({ couples: 9, judges: 2, dances: 1, spread: 9, seed: '1' })
    expect(shiftedRow(judgedSheets(withSheet(two, { judge: 'A' }, shift)))).toEqual([])
  })
})

describe('a swap that decides', () => {
  test('is one: with these two places exchanged another one wins', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 4, max: 7 }), (seed, couples) => {
        const round = honestFinal({ couples, judges: 3, dances: 2, spread: 0.5, seed })
        for (const { about } of decidingSwap(judgedSheets(round), contest)) {
          const [, dance, judge, one, other] = about as [string, string, string, number, number]
          const swapped = withSheet(round, { judge, dance }, (marks) => {
            const places = [...marks]
            ;[places[one - 11], places[other - 11]] = [
              marks[other - 11] as number,
              marks[one - 11] as number,
            ]
            return places
          })
          expect(winnersOf(swapped)).not.toEqual(winnersOf(round))
        }
      }),
      { numRuns: 100 },
    )
  })

  /** Judges of whom any exchange of two places in any dance makes another winner, found by counting each anew. */
  const decidersOf = (round: FileRound, couples: number) => {
    const lines = Array.from({ length: couples }, (_, line) => line)
    const pairs = lines.flatMap((one) => lines.slice(one + 1).map((other) => [one, other] as const))
    const judges = [...new Set(round.marks.map(({ judge }) => judge))].toSorted()
    return judges.filter((judge) =>
      round.dances.some((name) =>
        pairs.some(([one, other]) => {
          const swapped = withSheet(round, { judge, dance: name }, (marks) =>
            marks.with(one, marks[other] as number).with(other, marks[one] as number),
          )
          return String(winnersOf(swapped)) !== String(winnersOf(round))
        }),
      ),
    )
  }
  const toldOf = (round: FileRound) =>
    decidingSwap(judgedSheets(round), contest).map(({ about }) => about[2])

  test('is told of every judge of whom there is one, also of a third who would win', () => {
    // E takes the win from № 11 by lifting № 13, the third.
    const round = fileRound(
      { kind: 'skating' },
      { 11: '22112', 12: '33221', 13: '11333', 14: '44444' },
    )
    expect(decidersOf(round, 4)).toContain('E')
    expect(toldOf(round)).toEqual(decidersOf(round, 4))
  })

  test('is told of every judge of several dances, as if each swap were counted as a whole', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 3 }), (seed, dances) => {
        const round = honestFinal({ couples: 4, judges: 3, dances, spread: 0.5, seed })
        fc.pre(winnersOf(round).length === 1)
        expect(toldOf(round)).toEqual(decidersOf(round, 4))
      }),
      { numRuns: 60 },
    )
  })

  test.each(['head-to-head', 'chief-judge'] as const)(
    'is told of every judge of a Jack & Jill, as if each swap were counted as a whole: %s',
    (tie_break) => {
      fc.assert(
        fc.property(seeds, fc.integer({ min: 2, max: 5 }), (seed, judges) => {
          const honest = honestFinal({ couples: 5, judges, dances: 1, spread: 0.5, seed })
          const round: FileRound = { ...honest, kind: 'relative-placement' }
          const placesOf = (marked: FileRound) => {
            const { numbers, sheets } = judgedSheets(marked)
            const ordinals = numbers.map((_, line) => sheets.map(({ scores }) => scores[line] ?? 0))
            const chiefOrdinals = numbers.map((_, line) => line)
            return relativePlacement(ordinals, { tieBreak: tie_break, chiefOrdinals }).places
          }
          const firstOf = (marked: FileRound) => placesOf(marked).indexOf(1)
          fc.pre(firstOf(round) !== -1)
          const pairs = [0, 1, 2, 3, 4].flatMap((one) =>
            [0, 1, 2, 3, 4].slice(one + 1).map((other) => [one, other] as const),
          )
          const deciders = [...new Set(round.marks.map(({ judge }) => judge))].filter((judge) =>
            pairs.some(([one, other]) => {
              const swapped = withSheet(round, { judge }, (marks) =>
                marks.with(one, marks[other] as number).with(other, marks[one] as number),
              )
              return firstOf(swapped) !== firstOf(round)
            }),
          )
          const told = decidingSwap(judgedSheets(round), { tie_break }).map(({ about }) => about[2])
          expect(told).toEqual(deciders.toSorted())
        }),
        { numRuns: 60 },
      )
    },
  )

  test('is told once for a judge, by the dances that the judge was there for', () => {
    const round = honestFinal({ couples: 4, judges: 5, dances: 2, spread: 0.3, seed: '2' })
    const left = {
      ...round,
      marks: round.marks.filter(
        ({ judge, dance }) => !['D', 'E'].includes(judge) || dance === 'Ча-ча-ча',
      ),
    }
    const dancesOf = (judge: string) =>
      decidingSwap(judgedSheets(left), contest).flatMap(({ about }) =>
        about[2] === judge ? [about[1]] : [],
      )
    const told = ['A', 'B', 'C', 'D', 'E'].flatMap((judge) => dancesOf(judge))
    expect(told.length).toBeGreaterThan(0)
    for (const judge of ['D', 'E']) expect(['Ча-ча-ча', undefined]).toContain(dancesOf(judge)[0])
  })

  test('is told of no sole judge, who decides everything', () => {
    const round = fileRound({ kind: 'skating' }, { 11: '1', 12: '2', 13: '3', 14: '4' })
    expect(decidingSwap(judgedSheets(round), contest)).toEqual([])
  })

  test('is looked for in no round without marks', () => {
    const round = { ...honestFinal({ couples: 4, judges: 3, dances: 1, seed: '1' }), marks: [] }
    expect(judgedSheets(round)).toMatchObject({ numbers: [], sheets: [] })
    expect(decidingSwap(judgedSheets(round, 0), contest)).toEqual([])
  })

  test('is found in a final of two as well', () => {
    const round = fileRound({ kind: 'skating' }, { 11: '112', 12: '221' })
    const file = { rounds: [round], contest: contest as ResultFile['contest'] }
    expect(findDecidingSwaps(file)).toHaveLength(2)
    expect(decidingSwap(judgedSheets(round), contest)).toEqual([])
  })

  test('is found where a judge could make the second the first', () => {
    // Two of three have № 11 first; with A's two places exchanged № 12 wins.
    const round = fileRound({ kind: 'skating' }, { 11: '112', 12: '221', 13: '333', 14: '444' })
    expect(texts(decidingSwap(judgedSheets(round), contest))).toEqual([
      'Финал: если у судьи A поменять местами № 11, 12, победит № 12.',
      'Финал: если у судьи B поменять местами № 11, 12, победит № 12.',
    ])
  })

  test('of a Jack & Jill is found, too, and one that makes the first place common', () => {
    const round = fileRound(
      { kind: 'relative-placement', dances: ['JnJ'], marks: [] },
      { 11: '1212', 12: '2121', 13: '3333', 14: '4444' },
    )
    const marks = danceMarks('JnJ', { 11: '1112', 12: '2221', 13: '3333', 14: '4444' })
    const danced = { ...round, marks }
    const found = decidingSwap(judgedSheets(danced), contest)
    expect(texts(found)).toContain(
      'Финал: если у судьи A поменять местами № 11, 12, первое место станет общим.',
    )
  })

  test('is not told where it would take a decision that the chief judge did not give', () => {
    // With D's places of № 12 and 11 exchanged the ties of № 12, 13 and of № 14, 15 are one, whose orders say nothing together.
    const marks = { 11: '1122', 12: '3415', 13: '4531', 14: '2354', 15: '5243' }
    const final = (order: Record<string, number>) =>
      judgedSheets({
        ...fileRound({ kind: 'relative-placement' }, marks),
        decisions: [{ kind: 'order', entries: order, text: '', by: '', at: '' }],
      })
    const byChief = { tie_break: 'chief-judge' } as const
    expect(() => decidingSwap(final({ 12: 1, 13: 2, 14: 1, 15: 2 }), byChief)).not.toThrow()
    const orders = fc.dictionary(
      fc.constantFrom('11', '12', '13', '14', '15'),
      fc.integer({ min: 1, max: 2 }),
    )
    fc.assert(
      fc.property(orders, (order) => {
        expect(() => decidingSwap(final(order), byChief)).not.toThrow()
      }),
      { numRuns: 200 },
    )
  })

  test('is not looked for before the final, among points, in a small field, or where the first place is shared', () => {
    const marks = { 11: '112', 12: '221', 13: '333', 14: '444' }
    const none = (round: FileRound) =>
      expect(decidingSwap(judgedSheets(round), contest)).toEqual([])
    none(fileRound({ kind: 'skating', index: 1 }, marks))
    none(fileRound({ kind: 'points' }, marks))
    none(fileRound({ kind: 'skating' }, { 11: '112', 12: '221', 13: '333' }))
    none(fileRound({ kind: 'skating' }, { 11: '12', 12: '21', 13: '33', 14: '44' }))
  })
})

describe('a sheet typed in no time', () => {
  const sheet: TypedSheet = {
    round: 'Финал',
    roundDances: ['Румба', 'Самба'],
    dance: 'Румба',
    judge: 'C',
    lines: 6,
    took: 3200,
  }

  test('is told with the shortest time of the judge', () => {
    const other = { ...sheet, dance: 'Самба', took: 400 }
    expect(texts(fastSheet([sheet, other]))).toEqual([
      'Финал: лист судьи C (Румба, Самба) введён за 1 секунду.',
    ])
  })

  test('is none of five seconds, of three lines, or one that was brought in whole', () => {
    const slow = { ...sheet, took: 5000 }
    const short = { ...sheet, lines: 3 }
    const whole = { ...sheet, took: 0 }
    expect(fastSheet([slow, short, whole])).toEqual([])
  })
})

describe('an even panel', () => {
  test('is told of a round of places', () => {
    const round = fileRound({ kind: 'skating' }, { 11: '1122', 12: '2211' })
    expect(texts(evenPanel({ rounds: [round] }))).toEqual([
      'Финал. Судей чётное число: большинство — 3 из 4, и поровну бывает чаще.',
    ])
  })

  test('matters to places alone', () => {
    const odd = fileRound({ kind: 'skating' }, { 11: '112', 12: '221' })
    const points = fileRound({ kind: 'points' }, { 11: '12', 12: '21' })
    expect(evenPanel({ rounds: [odd, points] })).toEqual([])
  })
})

test('a judge of their own is told without the name of club or city', () => {
  const numbers = [12, 31]
  const conflicts: JudgeConflict[] = [
    { kind: 'coach', name: '', numbers },
    { kind: 'club', name: 'Вега', numbers },
    { kind: 'city', name: 'Тверь', numbers },
  ]
  const found = ownJudge([{ judgeId: 7, letter: 'C', conflicts }])
  expect(texts(found)).toEqual([
    'Судья C тренирует № 12, 31.',
    'Судья C из одного клуба с № 12, 31.',
    'Судья C из одного города с № 12, 31.',
  ])
})

test('points of several criteria are one sheet, and who left is in none', () => {
  const marks = ['A', 'B', 'C'].flatMap((judge) =>
    ['Техника', 'Образ'].map((criterion) => ({
      dance: 'Вальс',
      attempt: 1,
      counted: true,
      judge,
      criterion,
      values: { '11': 90, '12': 80, '13': 70, '14': 60, '15': 50 },
    })),
  )
  const round = fileRound({ kind: 'points' }, { 11: '', 12: '', 13: '', 14: '', 15: '' })
  const entries = round.entries.map((entry) => ({
    ...entry,
    status: entry.start_number === 15 ? ('withdrawn' as const) : entry.status,
  }))
  const { numbers, sheets } = judgedSheets({ ...round, entries, marks })
  expect(numbers).toEqual([11, 12, 13, 14])
  expect(sheets).toHaveLength(3)
  expect(sheets[0]).toMatchObject({ judge: 'A', scores: [-180, -160, -140, -120] })
})

function sheetOf({ marks }: FileRound, dance: string, judge: string) {
  return marks.find(
    (one) => one.dance === dance && one.judge === judge,
  ) as FileRound['marks'][number]
}

/** `[line][judge]` of the others. */
function rowsOf({ marks }: FileRound, dance: string, without: string): number[][] {
  const given = marks.filter((one) => one.dance === dance && one.judge !== without)
  return Object.keys(given[0]?.values ?? {}).map((number) =>
    given.map(({ values }) => values[number] as number),
  )
}

function winnersOf(round: FileRound): number[] {
  const { places } = skating(round.dances.map((dance) => rowsOf(round, dance, '')))
  return [...places.keys()].filter((line) => places[line] === Math.min(...places))
}

test('what was changed past the server is told as the journal tells it', () => {
  const text = 'Финал. Решения: не то, что в журнале турнира (строка 57)'
  expect(changedInput([{ part: 'decisions 0 main', text }])).toEqual([
    { kind: 'changed-input', about: ['decisions 0 main', text], text },
  ])
})
