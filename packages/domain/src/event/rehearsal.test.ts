import { expect, test } from 'vitest'
import { eventFields } from './fields.ts'
import { rehearsalName } from './rehearsal.ts'

test('a rehearsal is named as one, within what a name may be', () => {
  expect(rehearsalName('Кубок Паркета')).toBe('Репетиция: Кубок Паркета')
  const longest = 'К'.repeat(eventFields.name.maxLength)
  expect(rehearsalName(longest)).toHaveLength(eventFields.name.maxLength)
})
