import { expect, test, vi } from 'vitest'
import { conflictText, conflictView } from './conflictView.ts'

const zone = 'Europe/Moscow'

test.each([
  ['ДК «Паркет»', 'ДК «Паркет»'],
  ['', ''],
  [null, ''],
  [12, '12'],
  [true, 'да'],
  [false, 'нет'],
  [['Oriental', 'Folk'], 'Oriental, Folk'],
  [[{ id: 1, tag_name: 'PAY-GROUP', tag_value: '1', pub: false }], 'PAY-GROUP 1 нет'],
  [{ phone: '+7 900', email: '', site: null }, '+7 900'],
])('%j is told as «%s»', (value, text) => {
  expect(conflictText(value, zone)).toBe(text)
})

test('a moment is told in the zone of its event', () => {
  expect(conflictText('2027-02-10T20:59:00.000Z', zone)).toMatch(/^10\.02\.2027,\s23:59$/)
})

test('what is chosen as stored stands; the rest stays as it is typed', () => {
  const resolve = vi.fn()
  const view = conflictView<{ place: string; city: string }>(
    {
      conflicts: [
        { field: 'place', mine: 'Дворец', theirs: 'ДК' },
        { field: 'city', mine: 'Тверь', theirs: 'Псков' },
      ],
      resolve,
    },
    (field) => ({ place: 'Место', city: 'Город' })[field],
    zone,
  )
  expect(view.conflicts[1]).toEqual({
    field: 'city',
    label: 'Город',
    mine: 'Тверь',
    theirs: 'Псков',
  })
  view.onResolve({ place: 'mine', city: 'theirs' })
  expect(resolve).toHaveBeenCalledWith({ city: 'Псков' })
})
