import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDiallable, keepingPhone } from './phone.ts'
import {
  countryOfPhone,
  formatPhoneAsTyped,
  isPhoneCountry,
  isPhoneNumber,
  phoneCountries,
  storedPhone,
  toE164,
} from './phoneNumber.ts'

describe('the list of countries', () => {
  const countries = phoneCountries()

  test('is in Russian, the home country first, then in Russian order', () => {
    expect(countries[0]).toEqual({ code: 'RU', name: 'Россия', callingCode: '7' })
    expect(countries).toContainEqual({ code: 'BY', name: 'Беларусь', callingCode: '375' })
    const names = countries.slice(1).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare))
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  })
  test('has every country once', () => {
    expect(countries.length).toBeGreaterThan(200)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.every(({ code }) => isPhoneCountry(code))).toBe(true)
    expect(isPhoneCountry('XX')).toBe(false)
  })
})

describe('validity', () => {
  test.each([
    ['8 (900) 000-00-00', 'RU', '+79000000000'],
    ['+7 900 000-00-00', 'BY', '+79000000000'],
    ['029 491-19-11', 'BY', '+375294911911'],
    ['030 1234567', 'DE', '+49301234567'],
  ] as const)('%s (%s) is kept as %s', (text, country, kept) => {
    expect(toE164(text, country)).toBe(kept)
    expect(toE164(kept)).toBe(kept)
  })
  test.each(['', 'нет', '+7 900 000-00', '12345', '+999 123456'])('«%s» is none', (text) => {
    expect(toE164(text)).toBeNull()
  })
  test('every country numbers are read with and without the plus', () => {
    expect(countryOfPhone('+375294911911')).toBe('BY')
    expect(countryOfPhone('89000000000')).toBe('RU')
    expect(countryOfPhone('нет')).toBeNull()
  })
  test('a number has 5 to 15 digits (E.164)', () => {
    expect(['1234', '12345', '123456789012345', '1234567890123456'].map(isDiallable)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test('any valid number can be dialled by the cheap check too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{9}$/), (digits) => {
        const kept = toE164(`8${digits}`)
        fc.pre(kept !== null)
        expect(isDiallable(kept)).toBe(true)
        expect(isDiallable(formatPhoneAsTyped(kept))).toBe(true)
      }),
    )
  })
})

test('the whole text is the number: words beside it and an extension are refused, not dropped', () => {
  expect(toE164('8 916 123-45-67')).toBe('+79161234567')
  for (const text of ['мама 8 916 123-45-67', '8 916 123-45-67 доб. 12', '+79161234567;ext=5']) {
    expect([text, toE164(text)]).toEqual([text, null])
  }
})

test('a number is kept in international form, what is none as it is', () => {
  expect(storedPhone('8 (916) 123-45-67')).toBe('+79161234567')
  expect([storedPhone('—'), isPhoneNumber('—')]).toEqual(['—', false])
})

test('a number that stands may stay, as it is stored and as it is shown; another has to be one', () => {
  const isPhone = keepingPhone('+79000000000', isPhoneNumber)
  expect(['+79000000000', '+7 900 000-00-00', '—'].map(isPhone)).toEqual([true, true, false])
  expect(keepingPhone('спросить у Анны', isPhoneNumber)('спросить у Анны')).toBe(true)
})

test('under the typing hand it takes its form', () => {
  expect(formatPhoneAsTyped('8900')).toBe('8 (900)')
  expect(formatPhoneAsTyped('+7900000')).toBe('+7 900 000')
})
