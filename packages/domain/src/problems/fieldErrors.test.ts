import { expect, test } from 'vitest'
import { addError, errorTexts, hasErrors, mergeErrors, type FieldErrors } from './fieldErrors.ts'

test('a field with no texts is no problem', () => {
  expect(hasErrors({})).toBe(false)
  expect(hasErrors({ email: [] })).toBe(false)
  expect(hasErrors({ email: ['Укажите email'] })).toBe(true)
})

test('the same text stands once by a field', () => {
  const errors: FieldErrors = {}
  addError(errors, 'email', 'a')
  addError(errors, 'email', 'b')
  addError(errors, 'email', 'a')
  expect(errors).toEqual({ email: ['a', 'b'] })
})

test.each(['toString', 'constructor', 'hasOwnProperty'])(
  'a field may be called %s, as something of every object is',
  (field) => {
    const errors: FieldErrors = {}
    addError(errors, field, 'a')
    addError(errors, field, 'b')
    expect(Object.entries(errors)).toEqual([[field, ['a', 'b']]])
  },
)

test('joined sets keep every text once, and the sets stay as they were', () => {
  const one = { email: ['a'], city: ['c'] }
  expect(mergeErrors(one, { email: ['a', 'b'] }, {})).toEqual({ email: ['a', 'b'], city: ['c'] })
  expect(one).toEqual({ email: ['a'], city: ['c'] })
})

test('all texts, each once', () => {
  expect(errorTexts({ a: ['x', 'y'], b: ['x'] })).toEqual(['x', 'y'])
})
