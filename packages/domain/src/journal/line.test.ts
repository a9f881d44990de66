import { expect, test } from 'vitest'

import { chainedText, type ChainedLine } from './line.ts'

const line: ChainedLine = {
  event_id: 4,
  round_id: 41,
  n: 2,
  at: '2027-02-20T11:02:00.000Z',
  device_at: null,
  kind: 'mark',
  user_id: null,
  station_id: 12,
  epoch: 1,
  seq: 7,
  body: { letter: 'C', dance: 'Вальс' },
}

test('a line has one spelling, whatever the order of its fields, after the hash before it', () => {
  const text = chainedText('ab', line)
  expect(text).toBe(
    'ab{"at":"2027-02-20T11:02:00.000Z","body":{"dance":"Вальс","letter":"C"},"device_at":null,"epoch":1,"event_id":4,"kind":"mark","n":2,"round_id":41,"seq":7,"station_id":12,"user_id":null}',
  )
  expect(chainedText('ab', { ...line, body: { dance: 'Вальс', letter: 'C' } })).toBe(text)
})
