import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canChangeStatus,
  contestStatuses,
  contestStatusLabel,
  isContestStatus,
  nextStatus,
  previousStatus,
  scorings,
  statusStep,
  takesEntries,
  type ContestStatus,
} from './status.ts'

test('every status has its Russian label', () => {
  expect(contestStatuses.map(contestStatusLabel)).toEqual([
    'Черновик',
    'Приём заявок',
    'Приём закрыт',
    'Заходы готовы',
    'Идёт',
    'Подсчитано',
    'Опубликовано',
    'Отменена',
  ])
})

describe('«One step forward at a time»', () => {
  test('through the whole life of a contest', () => {
    const life = ['draft', 'open', 'closed', 'ready', 'running', 'judged', 'published'] as const
    life.forEach((status, at) => {
      expect(nextStatus(status, 'skating')).toBe(life[at + 1] ?? null)
      expect(previousStatus(status, 'skating')).toBe(life[at - 1] ?? null)
    })
  })
  test('no leap, and no step onto itself', () => {
    expect(statusStep('draft', 'closed', 'skating')).toBeNull()
    expect(statusStep('open', 'open', 'skating')).toBeNull()
  })
  test('«scoring `none` goes `closed` → `published`»', () => {
    expect(nextStatus('closed', 'none')).toBe('published')
    expect(statusStep('published', 'closed', 'none')).toBe('back')
    expect(canChangeStatus('closed', 'ready', 'none')).toBe(false)
    expect(nextStatus('ready', 'none')).toBeNull()
    expect(previousStatus('ready', 'none')).toBeNull()
  })
})

const allowedFrom = (from: ContestStatus) =>
  contestStatuses.filter((to) => canChangeStatus(from, to, 'skating'))

describe('«`cancelled` from any before `running`»', () => {
  test.each([
    ['draft', true],
    ['open', true],
    ['closed', true],
    ['ready', true],
    ['running', false],
    ['judged', false],
    ['published', false],
  ] as const)('from %s: %s', (from, isAllowed) => {
    expect(canChangeStatus(from, 'cancelled', 'skating')).toBe(isAllowed)
  })
  test('«`cancelled` → `closed` is the only way back from it»', () => {
    expect(allowedFrom('cancelled')).toEqual(['closed'])
    expect(statusStep('cancelled', 'closed', 'skating')).toBe('restore')
    expect(previousStatus('cancelled', 'skating')).toBe('closed')
    expect(nextStatus('cancelled', 'skating')).toBeNull()
  })
})

test('every step forward can be taken back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...contestStatuses),
      fc.constantFrom(...contestStatuses),
      fc.constantFrom(...scorings),
      (from, to, scoring) => {
        fc.pre(statusStep(from, to, scoring) === 'forward')
        expect(statusStep(to, from, scoring)).toBe('back')
      },
    ),
  )
})

test('from `open`: a step back, a step forward, or cancelled', () => {
  expect(allowedFrom('open')).toEqual(['draft', 'closed', 'cancelled'])
})

test('statuses are known by name', () => {
  expect(isContestStatus('ready')).toBe(true)
  expect(isContestStatus('Готово')).toBe(false)
})

test('entries are taken while a contest is open, and only then', () => {
  expect(contestStatuses.filter((status) => takesEntries({ status }))).toEqual(['open'])
})
