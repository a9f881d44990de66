import { expect, test } from 'vitest'
import {
  canChangeRoundStatus,
  isRoundStatus,
  isStepOfChief,
  roundStatuses,
  roundStatusLabel,
} from './status.ts'

test('«planned → drawn → locked → running → judged → published»: one step, forward or back', () => {
  const steps = roundStatuses.map((from) =>
    roundStatuses.filter((to) => canChangeRoundStatus(from, to)),
  )
  expect(steps).toEqual([
    ['drawn'],
    ['planned', 'locked'],
    ['drawn', 'running'],
    ['locked', 'judged'],
    ['running', 'published'],
    ['judged'],
  ])
})

test('each has a label', () => {
  expect(roundStatuses.map(roundStatusLabel)).toEqual([
    'Запланирован',
    'Заходы распределены',
    'Заходы закреплены',
    'Идёт',
    'Подсчитан',
    'Опубликован',
  ])
  expect(isRoundStatus('drawn')).toBe(true)
  expect(isRoundStatus('ready')).toBe(false)
})

test('the chief judge’s device begins, counts and publishes a round; drawing is the office’s', () => {
  expect(roundStatuses.filter(isStepOfChief)).toEqual(['running', 'judged', 'published'])
})
