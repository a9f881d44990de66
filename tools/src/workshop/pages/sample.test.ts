import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOf } from './sample.ts'

void test('a sample has the first, the middle and the last page of each part, each once', () => {
  const titles = ['A/1', 'A/2', 'A/3', 'A/4', 'A/5', 'B/1', 'C/1', 'C/2']
  assert.deepEqual(
    sampleOf(titles.map((title) => ({ title }))).map(({ title }) => title),
    ['A/1', 'A/3', 'A/5', 'B/1', 'C/1', 'C/2'],
  )
})
