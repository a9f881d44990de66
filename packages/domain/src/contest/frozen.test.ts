import { describe, expect, test } from 'vitest'
import { initialValues } from '../fields/field.ts'
import { contestFields, type ContestFields } from './fields.ts'
import { frozenChanges } from './frozen.ts'

const contest: ContestFields = { ...initialValues(contestFields), group_num: 11, dances: ['Folk'] }

describe('once the first round is drawn', () => {
  test.each<Partial<ContestFields>>([
    { min_count: 2 },
    { max_count: 2 },
    { min_age: 7 },
    { max_age: 9 },
    { scoring: 'points' },
    { dances: ['Oriental'] },
    { jnj_role_split: true },
    { criteria: [{ name: 'Образ', max: 100 }] },
    { drop_extremes: 'total' },
    { tie_break: 'chief-judge' },
    { order_eliminated: true },
    { degrees: [{ title: 'Лауреат', from_percent: 90 }] },
    { final_max: 7 },
  ])('%o stays as it is', (change) => {
    expect(frozenChanges(contest, { ...contest, ...change })).toHaveLength(1)
  })

  test('name, price, section and sort can be changed', () => {
    const change = {
      group_name: 'Соло',
      price: 100,
      section: 'Folk',
      sort: 3,
      capacity: 5,
      heat_size: 5,
    }
    expect(frozenChanges(contest, { ...contest, ...change })).toEqual([])
  })

  test('the fields that an edit would change are named', () => {
    const after = { ...contest, max_count: 2, dances: ['Folk', 'Show'], price: 5 }
    expect(frozenChanges(contest, after)).toEqual(['Танцоров до', 'Танцы'])
  })
})
