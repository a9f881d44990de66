import { expect, test } from 'vitest'
import { keyText, screenView } from './source.ts'

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

test('a view becomes what a screen takes: the data beside the state', () => {
  expect(screenView({ state: 'ready', data: { x: 1 } })).toEqual({ state: 'ready', x: 1 })
  expect(screenView({ state: 'ready', data: { x: 1 } }, ({ x }) => ({ y: x }))).toEqual({
    state: 'ready',
    y: 1,
  })
  expect(screenView({ state: 'loading' })).toEqual({ state: 'loading' })
})
