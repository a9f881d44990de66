import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields, mergeEdits } from './mergeEdits.ts'

const base = { name: 'Кубок', city: 'Москва', tags: ['a'] }

describe('two people edit one record', () => {
  test('what only one of them changed is taken', () => {
    const mine = { ...base, name: 'Кубок Паркета' }
    const theirs = { ...base, city: 'Тверь', tags: ['a', 'b'] }
    expect(mergeEdits(base, mine, theirs)).toEqual({
      values: { name: 'Кубок Паркета', city: 'Тверь', tags: ['a', 'b'] },
      conflicts: [],
    })
  })
  test('where both changed a field mine stands, and both texts are reported', () => {
    const mine = { ...base, name: 'Мой' }
    const theirs = { ...base, name: 'Их' }
    expect(mergeEdits(base, mine, theirs)).toEqual({
      values: mine,
      conflicts: [{ field: 'name', mine: 'Мой', theirs: 'Их' }],
    })
  })
  test('the same change of both is no conflict', () => {
    const both = { ...base, name: 'Кубок Паркета' }
    expect(mergeEdits(base, both, both)).toEqual({ values: both, conflicts: [] })
  })
})

test('the changed fields are those whose content differs', () => {
  expect(changedFields(base, { ...base, tags: ['a'] })).toEqual([])
  expect(changedFields(base, { ...base, tags: ['b'], city: '' })).toEqual(['city', 'tags'])
})

test('no change of anybody is lost without being reported', () => {
  const record = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })
  fc.assert(
    fc.property(record, record, record, (base, mine, theirs) => {
      const { values, conflicts } = mergeEdits(base, mine, theirs)
      for (const field of ['a', 'b', 'c'] as const) {
        const isConflict = conflicts.some((conflict) => conflict.field === field)
        const expected = mine[field] === base[field] ? theirs[field] : mine[field]
        expect(values[field]).toBe(expected)
        const isTheirsDropped = theirs[field] !== base[field] && values[field] !== theirs[field]
        expect(isConflict).toBe(isTheirsDropped)
      }
    }),
  )
})
