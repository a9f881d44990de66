import { expect, it } from 'vitest'
import { sheetRows } from './sheet.ts'

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
