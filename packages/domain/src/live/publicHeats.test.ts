import { expect, test } from 'vitest'
import { areHeatsPublic, type KnownRound } from './publicHeats.ts'

const semifinal: KnownRound = {
  role: null,
  index: 1,
  type: 'main',
  status: 'judged',
  isPublished: false,
}
const final: KnownRound = { ...semifinal, index: 0, status: 'running' }

test('who dances the first round is public once its heats are locked', () => {
  for (const status of ['planned', 'drawn'] as const) {
    expect(areHeatsPublic({ ...semifinal, status }, [semifinal])).toBe(false)
  }
  for (const status of ['locked', 'running', 'judged', 'published'] as const) {
    expect(areHeatsPublic({ ...semifinal, status }, [semifinal])).toBe(true)
  }
})

test('who dances a later round is public once it is published who went on', () => {
  expect(areHeatsPublic(final, [semifinal, final])).toBe(false)
  expect(areHeatsPublic(final, [{ ...semifinal, isPublished: true }, final])).toBe(true)
})

test('a hope round tells who did not go on: it waits for the same', () => {
  const hope: KnownRound = { ...semifinal, type: 'hope', status: 'locked' }
  expect(areHeatsPublic(hope, [semifinal, hope])).toBe(false)
  expect(areHeatsPublic(hope, [{ ...semifinal, isPublished: true }, hope])).toBe(true)
})
