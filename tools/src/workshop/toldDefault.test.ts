import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toldDefault } from './toldDefault.ts'

void test('a default at the end of words is taken off them, texts in quotes', () => {
  assert.deepEqual(toldDefault('Размер. По умолчанию `standard`.'), {
    words: 'Размер.',
    value: "'standard'",
  })
  assert.equal(toldDefault('Заголовок. По умолчанию `Не вышло`.').value, "'Не вышло'")
  assert.equal(toldDefault('Ширина. По умолчанию `-1.5`.').value, '-1.5')
  assert.equal(toldDefault('Виден ли. По умолчанию `true`.').value, 'true')
})

void test('a default that is told in words stays with them', () => {
  const text = 'То же словами. По умолчанию проценты.'
  assert.deepEqual(toldDefault(text), { words: text, value: null })
})
