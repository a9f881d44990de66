import { expect, test } from 'vitest'
import { conflictText, judgeConflicts } from './conflicts.ts'

const judge = { last_name: 'Орлова', first_name: 'Анна', city: 'Тверь', club: '«Вега»' }
const entry = (start_number: number, given: object = {}) => ({
  start_number,
  city: 'Москва',
  club: '',
  coach: '',
  ...given,
})
const others = [entry(90), entry(91), entry(92), entry(93)]

test('a club is the same whatever its quotation marks, case and ё', () => {
  const found = judgeConflicts(judge, [
    entry(31, { club: 'вега' }),
    entry(12, { club: ' "Вега" ' }),
    ...others,
  ])
  expect(found).toEqual([{ kind: 'club', name: '«Вега»', numbers: [12, 31] }])
  expect(found.map(conflictText)).toEqual(['Клуб «Вега»: №\u00A012, 31'])
})

test.each([
  ['Орлова Анна', true],
  ['Анна Орлова', true],
  ['Орлова А.В.', true],
  ['Петров И., Орлова А.', true],
  ['Петров Иван и Орлова Анна', true],
  ['Орлова', false],
  ['Орлова Мария', false],
  ['Орлов Андрей', false],
  ['', false],
])('the coach «%s» is the judge: %s', (coach, isTied) => {
  const found = judgeConflicts(judge, [entry(7, { coach }), ...others])
  expect(found).toEqual(isTied ? [{ kind: 'coach', name: '', numbers: [7] }] : [])
})

test('an entry is told once, by the strongest tie', () => {
  const all = { city: 'Тверь', club: 'Вега', coach: 'Орлова А.' }
  const found = judgeConflicts(judge, [
    entry(1, all),
    entry(2, { ...all, coach: '' }),
    entry(3, { ...all, coach: '', club: '' }),
    ...others,
  ])
  expect(found.map(conflictText)).toEqual([
    'Тренер: №\u00A01',
    'Клуб «Вега»: №\u00A02',
    'Город «Тверь»: №\u00A03',
  ])
})

test('a city from which all of them are says nothing', () => {
  const home = [entry(1, { city: 'Тверь' }), entry(2, { city: 'тверь' })]
  expect(judgeConflicts(judge, home)).toEqual([])
  expect(judgeConflicts(judge, [...home, entry(3)])).toMatchObject([
    { kind: 'city', numbers: [1, 2] },
  ])
})

test('nothing is tied to a judge of whom nothing is known', () => {
  const unknown = { last_name: '', first_name: '', city: '', club: '' }
  expect(judgeConflicts(unknown, [entry(1, { city: '', coach: 'Орлова Анна' })])).toEqual([])
})
