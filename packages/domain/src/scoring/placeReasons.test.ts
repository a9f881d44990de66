import { expect, it } from 'vitest'

import { placeReasons, recompute } from './recompute.ts'
import type { FileRound, ResultFile } from './resultFile.ts'

const dances = ['Румба', 'Джайв']

/** Places by judge, of entries 1, 2, … in each dance. */
function skated(places: number[][][], left: readonly number[] = []): FileRound {
  const entries = places[0] ?? []
  return {
    index: 0,
    label: 'Финал',
    kind: 'skating',
    type: 'main',
    role: null,
    dances,
    advance: 0,
    seed: null,
    heats: [],
    entries: entries.map((_, at) => ({
      start_number: at + 1,
      status: left.includes(at + 1) ? 'withdrawn' : 'danced',
      role: null,
    })),
    pairs: [],
    marks: places.flatMap((sheet, dance) =>
      ['A', 'B', 'C'].map((judge, column) => ({
        dance: dances[dance] ?? '',
        attempt: 1,
        counted: true,
        judge,
        criterion: null,
        values: Object.fromEntries(sheet.map((marks, at) => [at + 1, marks[column] ?? 0])),
      })),
    ),
    decisions: [],
  }
}

function fileOf(...rounds: FileRound[]): ResultFile {
  return {
    format: 'parket-result/1',
    version: 1,
    event: { id: 1, name: 'Кубок', date_begin: '2027-02-20' },
    contest: {
      group_num: 1,
      group_name: 'Пары',
      section: '',
      scoring: 'skating',
      final_max: 6,
      tie_break: 'chief-judge',
      criteria: [],
      drop_extremes: 'off',
    },
    panel: [],
    rounds,
    places: [],
    corrections: [],
    hash: '',
  }
}

it('every place says the rule that decided, for an expert and for a parent', () => {
  const all = [
    [1, 1, 2],
    [2, 2, 1],
    [3, 3, 3],
  ]
  const reasons = placeReasons(fileOf(skated([all, all])))
  expect([...reasons].map(([number, { rule }]) => [number, rule])).toEqual([
    [1, '9'],
    [2, '9'],
    [3, '9'],
  ])
  expect(reasons.get(1)).toEqual({
    rule: '9',
    line: 'сумма мест 2',
    sentence: 'Сумма мест за все танцы 2: чем она меньше, тем выше место.',
  })
})

it('who leaves in the middle has marks of the dances before, and the others close up', () => {
  const first = [
    [2, 2, 2],
    [1, 1, 1],
    [3, 3, 3],
  ]
  const second = [
    [2, 2, 2],
    [1, 1, 1],
  ]
  const round = skated([first, second], [2])
  // Number 2 danced the first dance only.
  for (const marks of round.marks.filter(({ dance }) => dance === 'Джайв')) {
    marks.values = { 1: 2, 3: 1 }
  }
  const file = fileOf(round)
  expect(recompute(file)).toMatchObject({
    places: [
      { start_number: 1, place: 1, place_to: 2 },
      { start_number: 3, place: 1, place_to: 2 },
      { start_number: 2, place: 3, place_to: 3 },
    ],
  })
  expect(placeReasons(file).get(2)).toMatchObject({ rule: 'round' })
})
