import { expect, test, vi } from 'vitest'
import { formConflicts } from './formConflicts.ts'

test('what is chosen as stored stands; the rest stays as it is typed', () => {
  const resolve = vi.fn()
  const view = formConflicts<{ place: string; city: string }>({
    conflicts: [
      { field: 'place', mine: 'Дворец', theirs: 'ДК' },
      { field: 'city', mine: 'Тверь', theirs: 'Псков' },
    ],
    resolve,
  })
  view.onResolve({ place: 'mine', city: 'theirs' })
  expect(resolve).toHaveBeenCalledWith({ city: 'Псков' })
})
