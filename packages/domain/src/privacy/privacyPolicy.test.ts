import { expect, test } from 'vitest'
import { privacyPolicy } from './privacyPolicy.ts'

const texts = (email: string) => JSON.stringify(privacyPolicy({ name: 'Паркет', email }))

test('the policy names the team as who answers, and where to write', () => {
  expect(texts('hello@parket.test')).toContain('«Паркет»')
  expect(texts('hello@parket.test')).toContain('пишите на hello@parket.test')
  expect(texts('')).toContain('пишите по контактам на главной странице')
})

test('every part of the policy has a heading of its own and says something', () => {
  const sections = privacyPolicy({ name: 'Паркет', email: '' })
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
  for (const { paragraphs } of sections) expect(paragraphs.length).toBeGreaterThan(0)
})
