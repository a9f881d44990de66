import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adult, child, rules } from '../testing/event1.ts'
import {
  ageProblems,
  checkDancers,
  checkGendersTold,
  checkNextDancer,
  checkRepeatedDancers,
  dancerKey,
  dancerName,
  dancersKey,
  repeatedDancers,
} from './dancers.ts'
import type { DancerInput } from './request.ts'

const filter = { count: { min: 2, max: 3 }, age: { min: 7, max: 30 } }
const filtered = { ...rules, filter }
const server = { event: rules.event, now: rules.now }

describe('dancers', () => {
  test('"Мало танцоров: {n} ({min})" when count is below the minimum', () => {
    expect(checkDancers([adult], filtered)).toEqual({ dancers: ['Мало танцоров: 1 (2)'] })
  })
  test('"Много танцоров: {n} ({max})" when above the maximum', () => {
    expect(checkDancers([adult, adult, adult, adult], filtered)).toEqual({
      dancers: ['Много танцоров: 4 (3)'],
    })
  })
  test('a name is no longer than a hundred characters', () => {
    expect(checkDancers([{ ...adult, last_name: 'а'.repeat(101) }], server)).toEqual({
      'dancers.0.last_name': ['Слишком длинно: не больше 100 символов'],
    })
  })
  test('"Не указаны Ф.И., Д.Р." when any dancer lacks first name, last name or birth date', () => {
    const nobody = { last_name: ' ', first_name: '', birth_date: '', gender: 'F' as const }
    expect(checkDancers([adult, nobody], filtered)).toEqual({
      'dancers.1.last_name': ['Не указаны Ф.И., Д.Р.'],
      'dancers.1.first_name': ['Не указаны Ф.И., Д.Р.'],
      'dancers.1.birth_date': ['Не указаны Ф.И., Д.Р.'],
    })
  })
  test('"Возраст: {x} не соответствует фильтру: {min}" when the youngest is below the minimum age', () => {
    const toddler = { ...child, birth_date: '2023-01-01' }
    expect(checkDancers([child, toddler], filtered)).toEqual({
      'dancers.1.birth_date': ['Возраст: 4 не соответствует фильтру: 7'],
    })
  })
  test('"same with the maximum when the oldest is above it"', () => {
    const elder = { ...adult, birth_date: '1996-05-12' }
    expect(checkDancers([elder, child], filtered)).toEqual({
      'dancers.0.birth_date': ['Возраст: 31 не соответствует фильтру: 30'],
    })
  })
  test('both bounds are inclusive', () => {
    const seven = { ...child, birth_date: '2020-05-12' }
    const thirty = { ...adult, birth_date: '1996-05-13' }
    expect(checkDancers([seven, thirty], filtered)).toEqual({})
  })
  test('its problems come in its order', () => {
    const blank = { last_name: '', first_name: '', birth_date: '' }
    const errors = checkDancers(
      [blank, ...Array.from({ length: 3 }, () => ({ ...child, birth_date: '2025-01-01' }))],
      filtered,
    )
    expect(Object.values(errors).flat()).toEqual([
      'Много танцоров: 4 (3)',
      'Не указаны Ф.И., Д.Р.',
      'Не указаны Ф.И., Д.Р.',
      'Не указаны Ф.И., Д.Р.',
      'Укажите пол',
      'Возраст: 2 не соответствует фильтру: 7',
    ])
  })
})

test('the server knows no filter: 1 to 100 dancers of any age', () => {
  expect(checkDancers([], server)).toEqual({ dancers: ['Мало танцоров: 0 (1)'] })
  expect(checkDancers([{ ...child, birth_date: '2026-01-01' }], server)).toEqual({})
  expect(
    checkDancers(
      Array.from({ length: 101 }, () => adult),
      server,
    ),
  ).toEqual({
    dancers: ['Много танцоров: 101 (100)'],
  })
})

describe('a birth date', () => {
  test.each([
    ['31.02.2012', 'Такой даты нет. Введите дату рождения: дд.мм.гггг'],
    ['2012-02-31', 'Такой даты нет. Введите дату рождения: дд.мм.гггг'],
    ['2027-04-02', 'Дата рождения ещё не наступила'],
    ['1899-12-31', 'Проверьте год рождения'],
  ])('%s: %s', (birth_date, text) => {
    expect(checkDancers([{ ...adult, birth_date }], server)).toEqual({
      'dancers.0.birth_date': [text],
    })
  })
  test('today and 1 January 1900 can be one', () => {
    expect(checkDancers([{ ...adult, birth_date: '2027-04-01' }], server)).toEqual({})
    expect(checkDancers([{ ...adult, birth_date: '1900-01-01' }], server)).toEqual({})
  })
  test("today is the day in the event's zone", () => {
    const late = { ...server, now: '2027-04-01T22:00:00Z' }
    expect(checkDancers([{ ...adult, birth_date: '2027-04-02' }], late)).toEqual({})
  })
  test('counts without the spaces around it', () => {
    const spaced = { ...child, birth_date: ' 2018-09-01 ' }
    expect(checkDancers([spaced], server)).toEqual({})
    expect(ageProblems([spaced], { min_age: 9, max_age: null }, rules.event)).toEqual([
      { index: 0, text: 'Возраст: 8 не соответствует фильтру: 9' },
    ])
    expect(dancerKey(spaced)).toBe(dancerKey(child))
  })
  test('after the event is too old or too young for nothing that has no bound', () => {
    const unborn = { birth_date: '2027-06-01' }
    expect(ageProblems([unborn], { min_age: null, max_age: null }, rules.event)).toEqual([])
  })
  test('one that cannot be true gives no age: «-3 лет» would explain nothing', () => {
    expect(
      checkDancers(
        [
          { ...child, birth_date: '2027-04-02' },
          { ...child, birth_date: '1825-01-01' },
          { ...child, birth_date: '2023-01-01' },
        ],
        filtered,
      ),
    ).toEqual({
      'dancers.0.birth_date': ['Дата рождения ещё не наступила'],
      'dancers.1.birth_date': ['Проверьте год рождения'],
      'dancers.2.birth_date': ['Возраст: 4 не соответствует фильтру: 7'],
    })
  })
  test('one that is no date has no age', () => {
    expect(
      Object.values(checkDancers([adult, { ...adult, birth_date: '5' }], filtered)).flat(),
    ).toEqual(['Такой даты нет. Введите дату рождения: дд.мм.гггг'])
  })
})

test('a name is not longer than it can be kept', () => {
  expect(checkDancers([{ ...adult, last_name: 'я'.repeat(101) }], server)).toEqual({
    'dancers.0.last_name': ['Слишком длинно: не больше 100 символов'],
  })
  expect(checkDancers([{ ...adult, last_name: 'я'.repeat(100) }], server)).toEqual({})
})

describe('«A dancer is the same when last name, first name (case, spaces, ё/е folded) and birth date agree»', () => {
  test('case, spaces, ё/е', () => {
    const one = { last_name: ' СОЛОВЬЁВА ', first_name: 'Анна  Мария', birth_date: '2002-01-15' }
    const other = {
      last_name: 'Соловьева',
      first_name: 'анна\u00A0мария',
      birth_date: '2002-01-15',
    }
    expect(dancerKey(one)).toBe(dancerKey(other))
  })
  test('ё written as two characters', () => {
    const decomposed = { ...adult, last_name: 'Соловьёва'.normalize('NFD') }
    expect(dancerKey(decomposed)).toBe(dancerKey({ ...adult, last_name: 'Соловьева' }))
  })
  test('another birth date, another dancer; a name is not moved between its parts', () => {
    expect(dancerKey(adult)).not.toBe(dancerKey({ ...adult, birth_date: '2002-01-16' }))
    expect(dancerKey({ ...adult, last_name: 'А Б', first_name: 'В' })).not.toBe(
      dancerKey({ ...adult, last_name: 'А', first_name: 'Б В' }),
    )
    expect(dancerKey({ ...adult, last_name: 'Аб', first_name: 'В' })).not.toBe(
      dancerKey({ ...adult, last_name: 'А', first_name: 'бВ' }),
    )
    expect(dancerKey({ ...adult, first_name: 'Анна Мария' })).not.toBe(
      dancerKey({ ...adult, first_name: 'АннаМария' }),
    )
  })
  test('sets of the same dancers have one key, in any order', () => {
    const spaced = { ...adult, last_name: ` ${adult.last_name.toUpperCase()} ` }
    expect(dancersKey([child, spaced])).toBe(dancersKey([adult, child]))
    expect(dancersKey([adult])).not.toBe(dancersKey([adult, child]))
  })
  test('any name: the key does not hang on case or spaces around', () => {
    const name = fc.stringMatching(/^[а-яёА-ЯЁ-]{1,12}$/)
    fc.assert(
      fc.property(name, name, (last_name, first_name) => {
        const one = { ...adult, last_name, first_name }
        const other = {
          ...adult,
          last_name: `  ${last_name.toUpperCase()}`,
          first_name: `${first_name.toLowerCase()} `,
        }
        expect(dancerKey(one)).toBe(dancerKey(other))
      }),
    )
  })
})

describe('the same dancer twice in one set', () => {
  test('is found, each time after the first', () => {
    const again = { ...adult, last_name: 'иванова' }
    expect(repeatedDancers([adult, child, again, adult])).toEqual([2, 3])
    expect(checkRepeatedDancers([adult, again])).toEqual({
      'dancers.1.last_name': ['Этот танцор уже указан'],
    })
  })
  test('rows without a name are not compared', () => {
    const blank = { last_name: '', first_name: ' ', birth_date: '' }
    expect(repeatedDancers([blank, blank, adult])).toEqual([])
  })
})

test('a form asks for the gender of each dancer who has none yet', () => {
  const { gender: _, ...unasked } = child
  expect(checkGendersTold([child, unasked])).toEqual({ 'dancers.1.gender': ['Укажите пол'] })
  expect(checkGendersTold([child, adult])).toEqual({})
})

describe('one more dancer, with an entry of their own', () => {
  const filter = { count: { min: 2, max: 2 }, age: { min: 7, max: 9 } }
  const check = (dancer: DancerInput, known: DancerInput[] = []) =>
    checkNextDancer(dancer, known, { ...rules, filter })
  test('is checked alone, by the ages of the filter', () => {
    expect(check(child, [adult])).toEqual({})
    expect(check(adult, [child])).toEqual({
      'dancers.1.birth_date': ['Возраст: 25 не соответствует фильтру: 9'],
    })
  })
  test('needs a name, a birth date and a gender: none is preset', () => {
    expect(Object.keys(check({ last_name: '', first_name: 'Лев', birth_date: '' }))).toEqual([
      'dancers.0.last_name',
      'dancers.0.birth_date',
      'dancers.0.gender',
    ])
    const { gender: _, ...unasked } = child
    expect(check(unasked)).toEqual({ 'dancers.0.gender': ['Укажите пол'] })
  })
  test('is not entered twice', () => {
    expect(check({ ...child, last_name: ' ПЕТРОВ' }, [adult, child])).toEqual({
      'dancers.2.last_name': ['Этот танцор уже указан'],
    })
  })
  test('is of any age where no filter is known', () => {
    expect(checkNextDancer(adult, [], { event: rules.event, now: rules.now })).toEqual({})
  })
})

test('a dancer is named last name first', () => {
  expect(dancerName(adult)).toBe('Иванова Анна')
  expect(dancerName({ last_name: '', first_name: 'Анна' })).toBe('Анна')
  expect(dancerName({ last_name: ' Иванова ', first_name: ' Анна ' })).toBe('Иванова Анна')
})
