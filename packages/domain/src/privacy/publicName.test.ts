import { expect, it } from 'vitest'

import { publicName } from './publicName.ts'

it('a name is shown with a consent alone, else initials', () => {
  const anna = { last_name: 'Иванова', first_name: 'анна' }
  expect(publicName(anna, true)).toBe('Иванова анна')
  expect(publicName(anna, false)).toBe('И. А.')
  expect(publicName({ last_name: 'Иванова', first_name: '' }, false)).toBe('И.')
})
