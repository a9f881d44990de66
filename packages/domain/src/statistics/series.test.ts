import { describe, expect, test } from 'vitest'
import { ageGroups, dailyEntries, largestAndRest } from './series.ts'

describe('entries by day', () => {
  test('a day that brought none has none', () => {
    const days = [
      { day: '2027-02-27', entries: 3 },
      { day: '2027-03-01', entries: 1 },
      { day: '2027-03-02', entries: 2 },
    ]
    expect(dailyEntries(days)).toEqual([
      { day: '2027-02-27', entries: 3 },
      { day: '2027-02-28', entries: 0 },
      { day: '2027-03-01', entries: 1 },
      { day: '2027-03-02', entries: 2 },
    ])
  })

  test('are none without days', () => {
    expect(dailyEntries([])).toEqual([])
  })

  test('are those of the day where there is but one', () => {
    const only = [{ day: '2027-03-01', entries: 4 }]
    expect(dailyEntries(only)).toEqual(only)
  })
})

describe('age groups', () => {
  test('are five years wide, the empty ones between included', () => {
    const ages = [
      { age: 5, dancers: 1 },
      { age: 9, dancers: 2 },
      { age: 15, dancers: 4 },
    ]
    expect(ageGroups(ages)).toEqual([
      { label: '5–9', count: 3 },
      { label: '10–14', count: 0 },
      { label: '15–19', count: 4 },
    ])
  })

  test('are none without dancers', () => {
    expect(ageGroups([])).toEqual([])
  })
})

describe('the largest first', () => {
  const items = [
    { label: 'Тула', value: 2 },
    { label: 'Москва', value: 9 },
    { label: 'Тверь', value: 3 },
  ]

  test('keeps all where they are few', () => {
    expect(largestAndRest(items, 3, 'Остальные').map(({ label }) => label)).toEqual([
      'Москва',
      'Тверь',
      'Тула',
    ])
  })

  test('sums the rest', () => {
    expect(largestAndRest(items, 1, 'Остальные')).toEqual([
      { label: 'Москва', value: 9 },
      { label: 'Остальные', value: 5, isRest: true },
    ])
  })
})
