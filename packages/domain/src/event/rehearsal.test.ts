import { expect, test } from 'vitest'
import { eventFields } from './fields.ts'
import { rehearsalName } from './rehearsal.ts'

test('a rehearsal is named as one, within what a name may be', () => {
  expect(rehearsalName('Кубок Паркета')).toBe('Репетиция: Кубок Паркета')
  const { maxLength = 0 } = eventFields.name
  expect(rehearsalName('К'.repeat(maxLength))).toHaveLength(maxLength)
})
