import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { toCsv } from './csv.ts'

it('begins with a byte order mark and parts cells with semicolons', () => {
  const table = {
    head: ['№', 'Имя'],
    rows: [
      [1, 'Мария; "Маша"'],
      [2, null],
    ],
  }
  expect(toCsv(table)).toBe('\uFEFF№;Имя\r\n1;"Мария; ""Маша"""\r\n2;\r\n')
})

it.each([
  '=1+1',
  '＝1+1',
  '\u200B=1+1',
  '+7 916 123-45-67',
  '-1',
  '@sum(A1)',
  '\t=1',
  ' =1',
  '\r=1',
])('lets no spreadsheet take %j for a formula', (text) => {
  const [, row] = toCsv({ head: ['А'], rows: [[text]] }).split('\uFEFFА\r\n')
  expect(row?.replace(/^"/, '')).toMatch(/^'/)
})

it('leaves numbers numbers, the negative ones too, and nothing an empty cell', () => {
  expect(toCsv({ head: ['А', 'Б', 'В'], rows: [[-500, null, 0]] })).toBe(
    '\uFEFFА;Б;В\r\n-500;;0\r\n',
  )
})

it('writes decimals with a comma: Russian spreadsheets take a point for a date', () => {
  expect(toCsv({ head: ['А', 'Б'], rows: [[12.5, -0.01]] })).toBe('\uFEFFА;Б\r\n12,5;-0,01\r\n')
})

it('keeps any text in its cell', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const [, rest = ''] = toCsv({ head: ['А', 'Б'], rows: [[one, other]] }).split('\uFEFFА;Б\r\n')
      expect(cellsOf(rest.slice(0, -2))).toEqual([guarded(one), guarded(other)])
    }),
    // An apostrophe before a sign is no guard of ours.
    { examples: [['', "'+"]] },
  )
})

/** The text as a spreadsheet shows it: what looks like a formula behind an apostrophe. */
function guarded(text: string): string {
  return /^\s*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

/** Cells of one row, read as RFC 4180 says, with a semicolon. */
function cellsOf(row: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at <= row.length) {
    if (row[at] === '"') {
      const [whole = ''] = /^"(?:[^"]|"")*"/.exec(row.slice(at)) ?? []
      cells.push(whole.slice(1, -1).replaceAll('""', '"'))
      at += whole.length + 1
    } else {
      const end = row.indexOf(';', at)
      cells.push(row.slice(at, end === -1 ? row.length : end))
      at = end === -1 ? row.length + 1 : end + 1
    }
  }
  return cells
}
