import { describe, expect, it } from 'vitest'

import { likelySamePerson } from './samePerson.ts'

const maria = { last_name: 'Смирнова', first_name: 'Мария', birth_date: '1999-04-12' }

describe('what an entry says besides', () => {
  const wdsf = { ...maria, federation_codes: ['WDSF 100-789'] }
  it('one code of a federation makes two likely one, whatever else is said', () => {
    const other = { last_name: 'Ли', first_name: 'Анна', birth_date: '2001-01-01' }
    expect(likelySamePerson(wdsf, { ...other, federation_codes: ['1', 'wdsf 100789'] })).toBe(
      'federation_code',
    )
    expect(likelySamePerson(wdsf, { ...other, federation_codes: ['WDSF 100788'] })).toBeNull()
    expect(likelySamePerson(wdsf, wdsf)).toBeNull()
  })
  it('a former surname tells why the last names differ', () => {
    const married = { ...maria, last_name: 'Белова', former_last_names: ['смирнова'] }
    expect(likelySamePerson(maria, married)).toBe('former_last_name')
    expect(likelySamePerson(married, maria)).toBe('former_last_name')
    expect(likelySamePerson(married, { ...maria, last_name: 'Котова' })).toBe('last_name')
    expect(likelySamePerson(married, { ...maria, first_name: 'Вера' })).toBeNull()
  })
})

describe('two people are likely one', () => {
  it.each([
    ['of another surname', { last_name: 'Белова' }, 'last_name'],
    ['of a short first name', { first_name: 'Мар' }, 'first_name'],
    ['of a first name with a letter too many', { first_name: 'Маария' }, 'first_name'],
    ['of a first name with another letter', { first_name: 'Дария' }, 'first_name'],
    ['of a birth date with another digit', { birth_date: '1998-04-12' }, 'birth_date'],
    ['of a birth date with day and month changed', { birth_date: '1999-12-04' }, 'birth_date'],
  ])('%s', (_, change, reason) => {
    expect(likelySamePerson(maria, { ...maria, ...change })).toBe(reason)
    expect(likelySamePerson({ ...maria, ...change }, maria)).toBe(reason)
  })

  it.each([
    ['the same in all, folded', { last_name: 'СМИРНОВА' }],
    ['twins', { first_name: 'Анна' }],
    ['of a first name that is longer by letters', { first_name: 'Камилла' }],
    ['a namesake of another age', { birth_date: '1987-10-03' }],
    ['of another surname and first name', { last_name: 'Белова', first_name: 'Анна' }],
    ['of another surname and birth date', { last_name: 'Белова', birth_date: '1998-04-12' }],
    ['of another first name and birth date', { first_name: 'Мар', birth_date: '1998-04-12' }],
  ])('but not %s', (_, change) => {
    expect(likelySamePerson(maria, { ...maria, ...change })).toBeNull()
  })
})
