import { expect, test } from 'vitest'
import { decidedEntries, decisionText } from './decisionText.ts'
import type { FileDecision } from './resultFile.ts'

const said = (kind: FileDecision['kind'], entries: FileDecision['entries']) =>
  decisionText(decidedEntries({ kind, entries })).replaceAll('\u00A0', ' ')

test('a decision says what was decided and about whom', () => {
  expect(said('cut', { 74: 1, 80: 1, 90: 0 })).toBe('Проходят № 74, № 80')
  expect(said('tie', { 9: 0, 12: 1 })).toBe('Проходит № 12')
  expect(said('cut', { 74: 0, 80: 0 })).toBe('Из равных никто не проходит')
  expect(said('order', { 12: 2, 46: 1 })).toBe('Порядок: № 46, № 12')
  expect(said('deduction', { 52: 15, 60: 10 })).toBe('№ 52: минус 1,5; № 60: минус 1')
})

test('a repeated dance is named where its reason does not name it', () => {
  expect(said('attempt', {})).toBe('Танец повторён')
  expect(decisionText({ kind: 'attempt', entries: [], dance: 'Samba' })).toBe(
    'Samba: танец повторён',
  )
})

test('an empty seat is told by its letter and the dance from which on', () => {
  const seat = { kind: 'seat', entries: [], judge: 'C', dance: 'Джайв' } as const
  expect(decisionText(seat)).toBe('Место судьи C пусто с танца «Джайв»')
})
