import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRussian } from './isRussian.ts'

void test('one Russian letter does not make a text Russian, one foreign name does not unmake it', () => {
  assert.equal(isRussian('The value of «я».'), false)
  assert.equal(isRussian('12 px'), false)
  assert.equal(isRussian(''), false)
  assert.equal(isRussian('Ширина CSS.'), true)
  assert.equal(isRussian('Для `useSyncExternalStore`.'), true)
})
