import { expect, test } from 'vitest'

import { mergeFields } from './patch.ts'

const fields = { name: 'Кубок', count: 2 }

test('fields that were left out keep their value, those that were sent are written without spaces around them', () => {
  expect(mergeFields(fields, { name: ' Бал ' })).toEqual({ name: 'Бал', count: 2 })
  expect(mergeFields(fields, { count: 3 })).toEqual({ name: 'Кубок', count: 3 })
  expect(mergeFields(fields, { name: undefined })).toEqual(fields)
  expect(mergeFields(fields, undefined)).toEqual(fields)
})

test('what is no field of ours is not taken over', () => {
  const sent: object = { id: 7, toString: 'x' }
  expect(mergeFields(fields, sent)).toEqual(fields)
})
