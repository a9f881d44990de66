import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDancerSearch, checkExactPerson, readBirthDate } from './personQuery.ts'

const today = '2026-11-20'

describe('«at least 2 letters of the last name»', () => {
  test.each(['', ' ', 'с', ' с ', 'с-', '12', '%%'])('%j is too short', (last_name) => {
    expect(checkDancerSearch({ last_name })).toEqual({
      last_name: ['Укажите хотя бы 2 буквы фамилии'],
    })
  })
  test.each(['см', 'Ёл', 'Ли', "О'К", 'О Б', 'Ng'])('%j will do', (last_name) => {
    expect(checkDancerSearch({ last_name })).toEqual({})
  })
  test('whatever stands around two letters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(checkDancerSearch({ last_name: `${before}см${after}` })).toEqual({})
      }),
    )
  })
})

describe('«last name, first name and full birth date»', () => {
  const person = { last_name: 'Смирнова', first_name: 'Мария', birth_date: '1999-04-12' }
  test('all three are wanted', () => {
    expect(checkExactPerson({ last_name: ' ', first_name: '', birth_date: '' }, today)).toEqual({
      last_name: ['Укажите фамилию'],
      first_name: ['Укажите имя'],
      birth_date: ['Укажите дату рождения'],
    })
  })
  test.each(['1999-04-12', '12.04.1999', ' 12.4.1999 '])('%j is a full birth date', (text) => {
    expect(checkExactPerson({ ...person, birth_date: text }, today)).toEqual({})
    expect(readBirthDate(text)).toBe('1999-04-12')
  })
  test.each(['1999', '31.02.1999', '2027-01-01', '12.04'])('%j is none', (text) => {
    expect(Object.keys(checkExactPerson({ ...person, birth_date: text }, today))).toEqual([
      'birth_date',
    ])
  })
})
