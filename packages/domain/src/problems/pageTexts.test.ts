import { expect, test } from 'vitest'
import { problemText } from './catalogue.ts'
import { pageText, pageTexts } from './pageTexts.ts'

test('pages say the catalogue’s own words', () => {
  expect(pageText('event_past')).toBe(problemText('event_past'))
  const params = { date: '14.05.2027, 18:30' }
  expect(pageText('registration_ended', params)).toBe(problemText('registration_ended', params))
})

test('a place of a text that is not filled in is a fault', () => {
  expect(() => pageText('registration_ended')).toThrow(TypeError)
  expect(pageTexts.registration_ended).toContain('{date}')
})
