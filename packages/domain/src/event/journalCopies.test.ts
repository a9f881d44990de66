import { expect, test } from 'vitest'
import type { FieldErrors } from '../problems/fieldErrors.ts'
import { journalAddresses, journalCopiesField } from './journalCopies.ts'

const check = (text: string) => {
  const errors: FieldErrors = {}
  journalCopiesField.check(errors, 'copies', text)
  return errors['copies'] ?? []
}

test('addresses stand between commas, semicolons, spaces or lines, each counts once', () => {
  const text = ' anna@parket.test, oleg@parket.test;\nanna@parket.test'
  expect(journalAddresses(text)).toEqual(['anna@parket.test', 'oleg@parket.test'])
  expect(journalAddresses('')).toEqual([])
})

test('what is no address is named, and so are too many', () => {
  expect(check('')).toEqual([])
  expect(check('anna@parket.test')).toEqual([])
  expect(check('anna@parket.test, oleg')).toEqual(['Это не адрес почты: oleg'])
  const many = Array.from({ length: 11 }, (_, at) => `anna${at}@parket.test`).join(', ')
  expect(check(many)).toEqual(['Не больше: 10\u00A0адресов'])
})

test('null, as others than the staff are told, is none', () => {
  expect(journalCopiesField.read(null, '')).toBe('')
  expect(journalCopiesField.read(' anna@parket.test ', '')).toBe('anna@parket.test')
})
