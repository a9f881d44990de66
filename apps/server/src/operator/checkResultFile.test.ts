import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { hashInput, type ResultFile } from '@parket/domain/scoring'
import { checkResultFile } from './checkResultFile.ts'

/** A final of two before one judge, who has number 7 first. */
function file(place: number): ResultFile {
  const content: ResultFile = {
    format: 'parket-result/1',
    version: 1,
    event: { id: 1, name: 'Кубок', date_begin: '2027-02-20' },
    contest: {
      group_num: 12,
      group_name: 'Пары',
      section: '',
      scoring: 'skating',
      final_max: 8,
      tie_break: 'head-to-head',
      criteria: [],
      drop_extremes: 'off',
    },
    panel: [{ letter: 'A', name: '', role: 'line' }],
    rounds: [
      {
        index: 0,
        label: 'Финал',
        kind: 'skating',
        type: 'main',
        role: null,
        dances: ['Румба'],
        advance: 0,
        seed: null,
        heats: [],
        entries: [
          { start_number: 7, status: 'danced', role: null },
          { start_number: 8, status: 'danced', role: null },
        ],
        pairs: [],
        marks: [
          {
            dance: 'Румба',
            attempt: 1,
            counted: true,
            judge: 'A',
            criterion: null,
            values: { 7: 1, 8: 2 },
          },
        ],
        decisions: [],
      },
    ],
    places: [
      { start_number: 7, names: [], place, place_to: place, rule: '5' },
      { start_number: 8, names: [], place: 3 - place, place_to: 3 - place, rule: '5' },
    ],
    corrections: [],
    hash: '',
  }
  return { ...content, hash: createHash('sha256').update(hashInput(content)).digest('hex') }
}

test('a file agrees when its places follow from its marks, of a contest and of an event', () => {
  const right = { agrees: true, lines: ['12. Пары: сходится'] }
  expect(checkResultFile(JSON.stringify(file(1)))).toEqual(right)
  expect(checkResultFile(JSON.stringify({ contests: [file(1)] }))).toEqual(right)
})

test('a place that does not follow is named', () => {
  expect(checkResultFile(JSON.stringify(file(2)))).toEqual({
    agrees: false,
    lines: [
      '12. Пары: № 7: по оценкам 1-е место, в файле 2-е место',
      '12. Пары: № 8: по оценкам 2-е место, в файле 1-е место',
    ],
  })
})

test('a file that was changed after it was written says so', () => {
  const changed = { ...file(1), version: 2 }
  expect(checkResultFile(JSON.stringify(changed)).lines).toEqual([
    '12. Пары: файл изменён: контрольная сумма другая',
  ])
})
