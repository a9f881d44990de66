import { expect, test } from 'vitest'
import { editDraft } from '../registration/draftEdits.ts'
import { draftOf, filterOf } from '../registration/storedRegistration.ts'
import { contests, rules, stored } from '../testing/event1.ts'
import { totalOf } from './total.ts'
import { previewChange } from './preview.ts'

const steps = [
  { from: '2027-01-01', percent: 100 },
  { from: '2027-03-20', percent: 150 },
]
const dear = { ...rules, event: { ...rules.event, price_steps: steps } }
const draft = draftOf(1, stored, contests)
const add = (contestId: string) =>
  editDraft(
    draft,
    { type: 'contest.toggle', packetKey: 'single', contestId },
    { contests, filter: filterOf(stored) },
  )
const sums = (changed = draft, registration = stored) => {
  const { before, after } = previewChange(changed, registration, dear, rules.now)
  return [totalOf(before) / 100, totalOf(after) / 100]
}

test('nothing changed costs what it did on the day of registering', () => {
  expect(sums()).toEqual([1700, 1700])
})
test('a contest added costs what it costs today, the others keep their price', () => {
  expect(sums(add('c12'))).toEqual([1700, 1700 + 1800])
})
test('a contest given up is taken off', () => {
  expect(sums(add('c11'))).toEqual([1700, 0])
})
test('who waits is not charged, before or after', () => {
  const registrations = stored.registrations.map((entry) => ({
    ...entry,
    status: 'waiting' as const,
  }))
  expect(sums(draft, { ...stored, registrations })).toEqual([0, 0])
})
test('a contest that the event does not show any more costs nothing', () => {
  const gone = { ...dear, contests: contests.filter(({ id }) => id !== 'c11') }
  const { before, after } = previewChange(draft, stored, gone, rules.now)
  expect([before, after]).toEqual([[], []])
})
