import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDate } from '../format/date.ts'
import { parseDancerRows } from './pasteDancers.ts'

const anna = { last_name: 'Иванова', first_name: 'Анна', birth_date: '2002-01-15' }

describe('rows pasted from a spreadsheet (Ф, И, д.р.)', () => {
  test.each([
    ['cells of a spreadsheet', 'Иванова\tАнна\t15.01.2002'],
    ['semicolons', 'Иванова;Анна;15.01.2002'],
    ['commas', 'Иванова, Анна, 15.01.2002'],
    ['both names in one cell', 'Иванова Анна\t15.1.2002'],
    ['plain text', '  Иванова  Анна 2002-01-15 '],
    ['a date with slashes', 'Иванова\tАнна\t15/01/2002'],
    ['a date of digits only', 'Иванова\tАнна\t15012002'],
    ['numbers of rows in a column', '12\tИванова\tАнна\t15.01.2002'],
    ['numbers of rows before semicolons', '3;Иванова;Анна;15.01.2002'],
    ['numbered lines of a text', '1. Иванова Анна 15.01.2002'],
    ['numbers close to the names', '1.Иванова Анна 15.01.2002'],
    ['numbers in brackets close to the names', '12)Иванова;Анна;15.01.2002'],
    ['a point and a column', '3.\tИванова\tАнна\t15.01.2002'],
    ['numbers with a sign', '№ 7 Иванова Анна 15.01.2002'],
    ['the date first', '15.01.2002\tИванова\tАнна'],
    ['a phone beside the date', 'Иванова\tАнна\t+7 916 123-45-67\t15.01.2002'],
  ])('%s', (_, text) => {
    expect(parseDancerRows(text)).toEqual([anna])
  })

  test.each([
    ['ж', 'F'],
    ['F', 'F'],
    ['м', 'M'],
    ['M', 'M'],
  ])('«%s» in a cell is the gender; without one it is left to be asked', (cell, gender) => {
    expect(parseDancerRows(`Иванова\tАнна\t15.01.2002\t${cell}`)).toEqual([{ ...anna, gender }])
  })

  test('names in one case are written as names are, others as they stand', () => {
    const rows = parseDancerRows('ИВАНОВА\tанна-мария\t15.01.2002\nиванова МАРИЯ; ДиКаприо;')
    expect(rows.map(({ last_name, first_name }) => [last_name, first_name])).toEqual([
      ['Иванова', 'Анна-Мария'],
      ['иванова МАРИЯ', 'ДиКаприо'],
    ])
  })

  test('several lines, headings and empty ones skipped', () => {
    const text =
      'Фамилия\tИмя\tДата рождения\r\nИванова\tАнна\t15.01.2002\n\n Петров\tЛев\t01.09.2018\tМ\r'
    expect(parseDancerRows(text)).toEqual([
      anna,
      { last_name: 'Петров', first_name: 'Лев', birth_date: '2018-09-01', gender: 'M' },
    ])
  })
  test.each([
    'Фамилия, имя;Дата рождения',
    'Фамилия Имя',
    'Ф.И.\tД.Р.',
    'ФИ\tДР',
    'Ф И\tДР',
    'ФИО',
    'Ф.И.О.\tДР',
    'Ф. И. О. Дата рождения',
    '№\tФИО танцора',
    'фи о',
  ])('«%s» is a line of headings', (heading) => {
    expect(parseDancerRows(`${heading}\nИванова\tАнна\t15.01.2002`)).toEqual([anna])
  })
  test.each(['Филиппова', 'Фило', 'Фиалкина', 'Фионина', 'Фадеева'])(
    '%s is a dancer',
    (last_name) => {
      expect(parseDancerRows(`${last_name}\tАнна\t15.01.2002`)).toEqual([{ ...anna, last_name }])
      expect(parseDancerRows(`Иванова\t${last_name}\t15.01.2002`)).toHaveLength(1)
    },
  )
  test('a first name of several words stays one', () => {
    expect(parseDancerRows('Иванова Анна Мария\t15.01.2002')[0]?.first_name).toBe('Анна Мария')
    expect(parseDancerRows('Иванова\tАнна\tМария\t15.01.2002')[0]?.first_name).toBe('Анна Мария')
    expect(parseDancerRows('Иванова  Анна Мария\t15.01.2002')).toEqual([
      { ...anna, first_name: 'Анна Мария' },
    ])
    expect(parseDancerRows('Иванова Анна Мария')).toEqual([
      { ...anna, first_name: 'Анна Мария', birth_date: '' },
    ])
  })
  test('what cannot be read stays to be mended', () => {
    expect(parseDancerRows('Иванова\tАнна\t31.02.2002')).toEqual([
      { ...anna, birth_date: '31.02.2002' },
    ])
    expect(parseDancerRows('Иванова\tАнна\t4.3.12')).toEqual([{ ...anna, birth_date: '4.3.12' }])
    expect(parseDancerRows('Иванова')).toEqual([{ ...anna, first_name: '', birth_date: '' }])
    expect(parseDancerRows('15.01.2002')).toEqual([{ ...anna, last_name: '', first_name: '' }])
  })
  test.each(['31.02.2002', '4.3.12', '31-02-2002', '2002/02/31', '31022002'])(
    'a mistyped date (%s) is kept, not the phone beside it',
    (birth_date) => {
      const rows = ['Иванова\tАнна\t+7 916 123-45-67\t', 'Иванова Анна +7 916 123-45-67 ']
      for (const row of rows) {
        expect(parseDancerRows(row + birth_date)).toEqual([{ ...anna, birth_date }])
      }
    },
  )
  test('any text: never an error, nothing but rows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { last_name, first_name, birth_date } of parseDancerRows(text)) {
          expect(`${last_name}${first_name}${birth_date}`).not.toMatch(/[\r\n\t]/)
        }
      }),
    )
  })
  test('any dancers written into a spreadsheet are read back', () => {
    const word = fc.stringMatching(/^[А-ЯЁ][а-яё]{2,10}(-[А-ЯЁ][а-яё]{2,6})?$/)
    const isHeading = (name: string) => /^(фамилия|фио?)(-|$)/i.test(name)
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const dancer = fc.record({
      last_name: word.filter((name) => !isHeading(name)),
      first_name: word.filter((name) => !isHeading(name)),
      birth_date: day,
      gender: fc.constantFrom('F' as const, 'M' as const),
    })
    fc.assert(
      fc.property(
        fc.array(dancer, { maxLength: 8 }),
        fc.constantFrom('\t', ';', ', '),
        (dancers, separator) => {
          const text = dancers
            .map(({ last_name, first_name, birth_date, gender }) =>
              [last_name, first_name, formatDate(birth_date), gender].join(separator),
            )
            .join('\n')
          expect(parseDancerRows(text)).toEqual(dancers)
        },
      ),
    )
  })

  test('the gender at the end of a line without a date is no part of the name', () => {
    expect(parseDancerRows('Иванова Анна ж\nЖ\nКим')).toEqual([
      { last_name: 'Иванова', first_name: 'Анна', birth_date: '', gender: 'F' },
      { last_name: '', first_name: '', birth_date: '', gender: 'F' },
      { last_name: 'Ким', first_name: '', birth_date: '' },
    ])
  })
})
