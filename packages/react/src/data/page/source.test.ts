import { expect, test } from 'vitest'
import { keyText } from './source.ts'

const source = (...key: (string | number)[]) => ({ key, fetch: async () => null })

test('keys of other parts are other texts, whatever stands in them', () => {
  const texts = [
    keyText(source('events', 'future', 'a/b', '')),
    keyText(source('events', 'future', 'a', 'b/')),
    keyText(source('events', 'future', 'a', 'b', '')),
    keyText(source('event', 1)),
    keyText(source('event', '1')),
  ]
  expect(new Set(texts).size).toBe(texts.length)
})
