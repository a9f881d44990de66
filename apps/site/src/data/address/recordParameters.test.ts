import { expect, test } from 'vitest'
import { isSameList } from './recordParameters.ts'

test.each([
  ['', 'user=3', true],
  ['q=анна&user=3', 'q=анна&user=4', true],
  ['team=2&ds=vesna.localhost', 'ds=vesna.localhost', true],
  ['', 'page=2', false],
  ['filter=future', 'filter=past', false],
])('«%s» and «%s»', (one, other, isSame) => {
  expect(isSameList(one, other)).toBe(isSame)
})
