import { expect, test } from 'vitest'
import { checkPerson, isPersonName } from './person.ts'

const person = { last_name: 'Иванова', first_name: 'Анна', birth_date: '2002-01-15' }
const today = '2027-04-01'

test('a person has names, a birth date and one of two genders', () => {
  expect(checkPerson(person, today)).toEqual({})
  expect(checkPerson({ ...person, gender: null }, today)).toEqual({})
  expect(checkPerson({ ...person, gender: 'M' }, today)).toEqual({})
})

test('what is missing or cannot be is told by its field', () => {
  expect(
    checkPerson({ last_name: ' ', first_name: '', birth_date: '', gender: 'X' }, today),
  ).toEqual({
    last_name: ['Укажите фамилию'],
    first_name: ['Укажите имя'],
    birth_date: ['Укажите дату рождения'],
    gender: ['Укажите пол'],
  })
  expect(checkPerson({ ...person, birth_date: '2027-04-02' }, today)).toEqual({
    birth_date: ['Дата рождения ещё не наступила'],
  })
})

test('a birth date counts without the spaces around it; a name has at most 100 characters', () => {
  expect(checkPerson({ ...person, birth_date: ' 2002-01-15 ' }, today)).toEqual({})
  expect(checkPerson({ ...person, first_name: 'я'.repeat(100) }, today)).toEqual({})
})

test.each([
  '',
  'Смирнова',
  'Анна-Мария',
  "О'Коннор",
  'д’Артаньян',
  'Лук`яненко',
  'Али оглы',
  'Иванов мл.',
  'А. Б.',
  'А.Б.',
  'Иоанн'.normalize('NFD'),
  'Йосип'.normalize('NFD'),
  'Nguyễn',
  '李',
])('«%s» can be a name', (name) => {
  expect(isPersonName(name)).toBe(true)
})

test.each([
  'Смирнова1',
  'ＩＶＡＮ',
  'Мария<br>',
  'http://evil.test',
  'evil.test',
  'Смир\u200Bнова',
  'Смир\u00ADнова',
  '\u202Eавонримс',
  '=1+1',
  'a@b',
  '...',
  '-',
])('%j is no name', (name) => {
  expect(isPersonName(name)).toBe(false)
})
