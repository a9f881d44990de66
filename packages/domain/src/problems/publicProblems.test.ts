import { expect, test } from 'vitest'
import { problemText } from './catalogue.ts'
import { publicProblemText, publicProblems } from './publicProblems.ts'

test('pages say the catalogue’s own words', () => {
  expect(publicProblemText('event_past')).toBe(problemText('event_past'))
  const params = { date: '14.05.2027, 18:30' }
  expect(publicProblemText('registration_ended', params)).toBe(
    problemText('registration_ended', params),
  )
})

test('a place of a text that is not filled in is a fault', () => {
  expect(() => publicProblemText('registration_ended')).toThrow(TypeError)
  expect(publicProblems.registration_ended).toContain('{date}')
})
