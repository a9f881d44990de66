import { expect, it } from 'vitest'

import { publicName } from './publicName.ts'

it('a name is shown with a consent alone, else initials', () => {
  const anna = { last_name: 'Иванова', first_name: 'анна' }
  expect(publicName(anna, true)).toBe('Иванова анна')
  expect(publicName(anna, false)).toBe('И. А.')
  expect(publicName({ last_name: 'Иванова', first_name: '' }, false)).toBe('И.')
})

it('what stands for an erased person is shown whole, whatever was agreed to', () => {
  const erased = { last_name: 'Удалено', first_name: '№ 7' }
  expect([publicName(erased, true), publicName(erased, false)]).toEqual([
    'Удалено № 7',
    'Удалено № 7',
  ])
  expect(publicName({ last_name: 'Удалено', first_name: 'Анна' }, false)).toBe('У. А.')
})
