import { expect, test } from 'vitest'
import { checkContest } from './fields.ts'
import { contestsOfGrid, type ContestGrid } from './grid.ts'

const grid: ContestGrid = {
  sections: ['Oriental', 'Folk'],
  ages: [
    { title: 'Дети', min_age: 7, max_age: 9 },
    { title: 'Взрослые', min_age: 18, max_age: null },
  ],
  sizes: [
    { title: 'Соло', min_count: 1, max_count: 1, price: 120_000 },
    { title: 'Дуэты', min_count: 2, max_count: 2, price: 100_000 },
  ],
  levels: ['Дебют', 'Профи'],
  from: 10,
}

test('every combination is a contest, in the order of a programme', () => {
  const contests = contestsOfGrid(grid, new Set())
  expect(contests).toHaveLength(16)
  expect(contests.slice(0, 5).map(({ section, group_name }) => [section, group_name])).toEqual([
    ['Oriental', 'Соло, дети, дебют'],
    ['Oriental', 'Соло, дети, профи'],
    ['Oriental', 'Соло, взрослые, дебют'],
    ['Oriental', 'Соло, взрослые, профи'],
    ['Oriental', 'Дуэты, дети, дебют'],
  ])
  expect(contests.at(-1)).toMatchObject({
    section: 'Folk',
    level: 'Профи',
    min_age: 18,
    max_age: null,
    min_count: 2,
    max_count: 2,
    price: 100_000,
    dances: ['Folk'],
  })
})

test('numbers follow one another, and those that are taken are left out', () => {
  const contests = contestsOfGrid(grid, new Set([9, 11, 12]))
  expect(contests.slice(0, 3).map(({ group_num }) => group_num)).toEqual([10, 13, 14])
})

test('what is not named does not count', () => {
  const [contest, ...others] = contestsOfGrid(
    { sections: [], ages: [], sizes: [], levels: [], from: 1 },
    new Set(),
  )
  expect(others).toEqual([])
  expect(contest).toMatchObject({ group_num: 1, group_name: 'Соло', section: '', min_age: null })
})

test('each contest breaks no rule', () => {
  for (const contest of contestsOfGrid(grid, new Set())) {
    expect(checkContest(contest, new Set())).toEqual({})
  }
})
