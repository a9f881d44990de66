import { expect, test } from 'vitest'

import { foldMarks } from './foldMarks.ts'

const sheet = { dance: 'Вальс', attempt: 1, letter: 'C', pass: 'first' as const }
const mark = (entries: object) => ({ kind: 'mark' as const, body: { ...sheet, entries } })

test('rows are whole: a later one replaces an earlier one, the others stay', () => {
  expect(foldMarks([mark({ 7: [1], 8: [0] }), mark({ 7: [0] })])).toEqual([
    { ...sheet, isFinished: false, marks: { 7: [0], 8: [0] } },
  ])
})

test('null takes a row back, and the same line twice changes nothing', () => {
  const lines = [mark({ 7: [1], 8: [1] }), mark({ 7: null })]
  const [once] = foldMarks(lines)
  expect(once?.marks).toEqual({ 8: [1] })
  expect(foldMarks([...lines, mark({ 7: null })])).toEqual([once])
})

test('a sheet is finished and opened again; lines of other kinds say nothing of it', () => {
  const lines = [
    mark({ 7: [1] }),
    { kind: 'sheet.finished' as const, body: sheet },
    { kind: 'late' as const, body: { ...sheet, entries: { 7: [0] } } },
  ]
  expect(foldMarks(lines)).toEqual([{ ...sheet, isFinished: true, marks: { 7: [1] } }])
  const again = [...lines, { kind: 'sheet.reopened' as const, body: sheet }]
  expect(foldMarks(again)).toMatchObject([{ isFinished: false }])
})

test('each pass, attempt and letter is a sheet of its own', () => {
  const other = { kind: 'mark' as const, body: { ...sheet, pass: 'second', entries: { 7: [0] } } }
  expect(foldMarks([mark({ 7: [1] }), other]).map(({ pass, marks }) => [pass, marks])).toEqual([
    ['first', { 7: [1] }],
    ['second', { 7: [0] }],
  ])
})
