import { expect, test } from 'vitest'
import { sayOf } from './sayOf.ts'

const ours = { queue: 'Место в\u00A0очереди: {place}', free: 'Есть места' }

test('what is left out of other words is said as ours', () => {
  const say = sayOf(ours, { queue: 'Place {place}' }, 'en')
  expect(say('queue', { place: 3 })).toBe('Place 3')
  expect(say('free')).toBe('Есть места')
})

test('a text that asks for what is not given is said as ours', () => {
  const say = sayOf(ours, { queue: 'Place {plase}', free: '{n:place|places}' }, 'en')
  expect(say('queue', { place: 3 })).toBe('Место в\u00A0очереди: 3')
  expect(say('free')).toBe('Есть места')
})

test('our own text that asks for what is not given is an error', () => {
  expect(() => sayOf(ours)('queue')).toThrow(TypeError)
})
