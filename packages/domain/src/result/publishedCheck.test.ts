import { expect, test } from 'vitest'
import { fileVerdict, worstVerdict, type PublishedCheck, type Verdict } from './publishedCheck.ts'

const told = { journal: 'told', input_faults: [] } as const

test.each<[PublishedCheck['published'], PublishedCheck['signature'], Verdict]>([
  ['same', 'good', 'right'],
  ['older', 'good', 'right'],
  // Of format 1, or of a server without a key.
  ['same', 'none', 'right'],
  ['withdrawn', 'good', 'unproven'],
  ['unknown', 'good', 'unproven'],
  ['unknown', 'none', 'unproven'],
  ['other', 'good', 'wrong'],
  ['other', 'none', 'wrong'],
  ['same', 'bad', 'wrong'],
  ['same', 'other_time', 'wrong'],
  ['same', 'unknown_key', 'wrong'],
  // Of another team's site.
  ['unknown', 'unknown_key', 'unproven'],
])('a sound file, %s as published, its signature %s: %s', (published, signature, verdict) => {
  expect(fileVerdict([], { ...told, published, signature })).toBe(verdict)
})

test('a file that disagrees with itself is wrong, whatever the site says', () => {
  expect(fileVerdict(['файл изменён'], { ...told, published: 'same', signature: 'good' })).toBe(
    'wrong',
  )
})

test('what is public and stands in no journal is wrong, as long as the journal can say', () => {
  const site = { ...told, published: 'same', signature: 'good' } as const
  expect(fileVerdict([], { ...site, journal: 'missing' })).toBe('wrong')
  expect(fileVerdict([], { ...site, journal: 'unknown' })).toBe('right')
})

test('what follows from another input than the journal tells is wrong, though it is public and signed', () => {
  const site = { ...told, published: 'same', signature: 'good' } as const
  expect(fileVerdict([], { ...site, input_faults: ['Финал. Решения'] })).toBe('wrong')
})

test('without the site nothing is proven', () => {
  expect(fileVerdict([], null)).toBe('unproven')
})

test('of several files the worst counts', () => {
  expect(worstVerdict(['right', 'unproven', 'wrong'])).toBe('wrong')
  expect(worstVerdict(['right', 'unproven'])).toBe('unproven')
  expect(worstVerdict(['right'])).toBe('right')
})
