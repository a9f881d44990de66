import { describe, expect, it } from 'vitest'
import { audienceDetail, audienceLabel, placesLabel } from './contestLabels.ts'

const anyAge = { min_age: null, max_age: null }
const contest = { capacity: 10, active_count: 7, waiting_count: 0, jnj_role_split: false }

describe('whom a contest is for', () => {
  it('says how many dance and of what age', () => {
    expect(audienceLabel({ min_count: 1, max_count: 1, min_age: 7, max_age: 9 })).toBe(
      'Соло, 7–9\u00A0лет',
    )
  })

  it('says «танцоров» where the count is a number, in its form', () => {
    expect(audienceLabel({ min_count: 3, max_count: 7, ...anyAge })).toBe('3–7\u00A0танцоров')
    expect(audienceLabel({ min_count: 8, max_count: 24, ...anyAge })).toBe('8–24\u00A0танцора')
  })

  it('leaves out below a name what the name begins with', () => {
    const solo = { min_count: 1, max_count: 1, min_age: 7, max_age: 9 }
    expect(audienceDetail({ ...solo, group_name: 'Соло, дети' })).toBe('7–9\u00A0лет')
    expect(audienceDetail({ ...solo, group_name: 'Дебют' })).toBe('Соло, 7–9\u00A0лет')
    expect(audienceDetail({ ...solo, ...anyAge, group_name: 'Соло' })).toBe('Соло')
  })
})

describe('how much room a contest has', () => {
  it('is not told where there is no limit', () => {
    expect(placesLabel({ ...contest, capacity: null })).toBeNull()
  })

  it('tells the places left', () => {
    expect(placesLabel(contest)).toEqual({ text: 'Осталось 3\u00A0места', isFull: false })
    expect(placesLabel({ ...contest, active_count: 9 })?.text).toBe('Осталось 1\u00A0место')
  })

  it('tells of the waiting list when full, and when more are active than a lowered capacity', () => {
    expect(placesLabel({ ...contest, active_count: 10 })?.isFull).toBe(true)
    expect(placesLabel({ ...contest, active_count: 12, waiting_count: 4 })).toEqual({
      text: 'Мест нет, в\u00A0листе ожидания\u00A04',
      isFull: true,
    })
  })

  it('is per role where roles are split, and never called full', () => {
    const jnj = { ...contest, active_count: 20, jnj_role_split: true }
    expect(placesLabel(jnj)).toEqual({ text: 'По 10\u00A0мест на роль', isFull: false })
  })
})
