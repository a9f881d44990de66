import { expect, test } from 'vitest'
import {
  calledPlaces,
  isNextTo,
  nextStep,
  revealedPlaces,
  revealSteps,
  stepBefore,
} from './revealing.ts'

const at = (start_number: number, place: number, place_to = place) => ({
  start_number,
  place,
  place_to,
})
const entriesOf = (...numbers: number[]) => numbers.map((start_number) => ({ start_number }))
const places = [at(7, 1), at(3, 2, 3), at(9, 2, 3), at(4, 4), at(5, 5, 6), at(6, 5, 6)]
const file = {
  rounds: [
    { index: 1, entries: entriesOf(7, 3, 9, 4, 5, 6) },
    { index: 0, entries: entriesOf(7, 3, 9, 4) },
  ],
  places,
}
const steps = revealSteps(file)

test('the places of the final are revealed from the last to the first, a shared one together', () => {
  expect(steps).toEqual([4, 2, 1])
})

test('where nobody of the final has a place, all places are revealed', () => {
  expect(revealSteps({ rounds: [{ index: 1, entries: entriesOf(7) }], places })).toEqual([
    5, 4, 2, 1,
  ])
  expect(revealSteps({ rounds: [], places: [] })).toEqual([])
})

test('one place follows another, until nothing is left', () => {
  expect([nextStep(steps, null), nextStep(steps, 4), nextStep(steps, 1)]).toEqual([4, 2, null])
  expect([stepBefore(steps, 1), stepBefore(steps, 2), stepBefore(steps, 4)]).toEqual([2, 4, null])
})

test('nobody skips a place, forwards or back', () => {
  const allowed = (from: number | null) =>
    [null, 4, 3, 2, 1].filter((to) => isNextTo(steps, from, to))
  expect(allowed(null)).toEqual([null, 4])
  expect(allowed(4)).toEqual([null, 4, 2])
  expect(allowed(2)).toEqual([4, 2, 1])
  expect(allowed(1)).toEqual([2, 1])
})

test('public are the revealed places and those behind them, and nothing before the first', () => {
  expect(revealedPlaces(places, null)).toEqual([])
  expect(revealedPlaces(places, 4).map(({ start_number }) => start_number)).toEqual([4, 5, 6])
  expect(revealedPlaces(places, 1)).toEqual(places)
})

test('who went out before the final is not called, though somebody of the final has the same place', () => {
  const roles = {
    rounds: [{ index: 0, entries: entriesOf(7, 3) }],
    places: [at(7, 1), at(3, 2), at(11, 1), at(12, 2)],
  }
  expect(calledPlaces(roles).map(({ start_number }) => start_number)).toEqual([7, 3])
})
