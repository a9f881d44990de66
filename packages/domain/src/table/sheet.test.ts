import { expect, it } from 'vitest'
import { sheetLayout, sheetRows } from './sheet.ts'

it('keeps numbers as numbers and texts as texts, whatever they look like', () => {
  expect(sheetRows({ head: ['№', 'Имя'], rows: [[1, '=1+1']] })).toEqual([
    [
      { value: '№', type: String, fontWeight: 'bold' },
      { value: 'Имя', type: String, fontWeight: 'bold' },
    ],
    [
      { value: 1, type: Number },
      { value: '=1+1', type: String },
    ],
  ])
})

it('leaves a cell without a value empty', () => {
  expect(sheetRows({ head: [], rows: [[null, '', 0]] })[1]).toEqual([
    null,
    null,
    { value: 0, type: Number },
  ])
})

it('drops what XML cannot hold and keeps breaks of lines', () => {
  const [, row] = sheetRows({ head: [], rows: [['а\u0000б\uFFFEв\nг']] })
  expect(row).toEqual([{ value: 'абв\nг', type: String }])
})

it('makes columns as wide as what stands in them, within bounds, and keeps the titles in sight', () => {
  const long = 'х'.repeat(200)
  const rows = [
    [1, 'Константинопольская Анна', long, 'лишняя'],
    [null, 'Ким', '', null],
  ]
  expect(sheetLayout({ head: ['№', 'Танцоры', 'Номинации'], rows })).toEqual({
    columns: [{ width: 8 }, { width: 26 }, { width: 60 }, { width: 8 }],
    stickyRowsCount: 1,
  })
})
