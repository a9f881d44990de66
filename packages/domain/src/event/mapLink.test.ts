import { expect, test } from 'vitest'
import { mapLink } from './mapLink.ts'

test('a place is looked for by city and name, and nowhere without either', () => {
  expect(mapLink({ city: 'Тула', place: 'ДК' })).toBe(
    `https://yandex.ru/maps/?text=${encodeURIComponent('Тула, ДК')}`,
  )
  expect(mapLink({ city: '', place: '' })).toBeNull()
})
