import { expect, test } from 'vitest'
import { roundSteps } from './steps.ts'
import { canChangeRoundStatus, roundStatuses } from './status.ts'

test('a round is offered the steps that it may take, in words', () => {
  expect(roundSteps({ index: 1, status: 'planned' })).toEqual({
    next: { to: 'drawn', label: 'Провести жеребьёвку' },
    start: { to: 'running', label: 'Составить и\u00A0начать' },
    back: null,
  })
  expect(roundSteps({ index: 1, status: 'judged' })).toEqual({
    next: { to: 'published', label: 'Объявить, кто проходит' },
    start: null,
    back: { to: 'running', label: 'Открыть тур снова' },
  })
  expect(roundSteps({ index: 1, status: 'published' })).toEqual({
    next: null,
    start: null,
    back: { to: 'judged', label: 'Снять объявление' },
  })
  for (const status of roundStatuses) {
    const { next, back } = roundSteps({ index: 1, status })
    const allowed = roundStatuses.filter((to) => canChangeRoundStatus(status, to))
    expect([back, next].flatMap((step) => step?.to ?? [])).toEqual(allowed)
  }
})

test('a final is published and taken back with the places of its contest', () => {
  expect(roundSteps({ index: 0, status: 'judged' }).next).toBeNull()
  expect(roundSteps({ index: 0, status: 'published' })).toEqual({
    next: null,
    start: null,
    back: null,
  })
})
