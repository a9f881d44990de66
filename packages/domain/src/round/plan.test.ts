import { expect, test } from 'vitest'
import { problemText } from '../problems/catalogue.ts'
import { checkRoundPlan, type PlannedBy } from './plan.ts'

const semi: PlannedBy = {
  index: 1,
  entries: 12,
  nextAdvance: 0,
  contest: { dances: ['Samba', 'Rumba', 'Jive'], recall_same_dances: false },
}

test('the organiser changes how many go on, and gives a round a part of the dances', () => {
  expect(checkRoundPlan({ advance: 7, dances: ['Samba', 'Jive'] }, semi)).toEqual({})
  expect(checkRoundPlan({}, semi)).toEqual({})
})

test.each([0, 12, 6.5])('%d cannot go on of twelve', (advance) => {
  const advance_range = [problemText('advance_range', { min: 1, max: 11 })]
  expect(checkRoundPlan({ advance }, semi)).toEqual({ advance: advance_range })
})

test('more go on than from the round after it, and none from a final', () => {
  expect(checkRoundPlan({ advance: 6 }, { ...semi, nextAdvance: 6 })).toHaveProperty('advance')
  expect(checkRoundPlan({ advance: 7 }, { ...semi, nextAdvance: 6 })).toEqual({})
  expect(checkRoundPlan({ advance: 0 }, { ...semi, index: 0 })).toEqual({})
  expect(checkRoundPlan({ advance: 1 }, { ...semi, index: 0 })).toHaveProperty('advance')
})

test('dances are some of the contest’s', () => {
  expect(checkRoundPlan({ dances: [] }, semi)).toEqual({ dances: [problemText('required')] })
  expect(checkRoundPlan({ dances: ['Tango'] }, semi)).toEqual({
    dances: [problemText('dance_foreign')],
  })
})

test('a contest with the same dances in all rounds gives none of them fewer', () => {
  const contest = { ...semi.contest, recall_same_dances: true }
  expect(checkRoundPlan({ dances: ['Samba'] }, { ...semi, contest })).toEqual({
    dances: [problemText('dances_same')],
  })
  expect(checkRoundPlan({ dances: contest.dances }, { ...semi, contest })).toEqual({})
})
