import { describe, expect, test } from 'vitest'
import { crowdingBy } from './givenPlace.ts'

const active = (role: 'leader' | 'follower' | null = null) => ({ status: 'active' as const, role })
const contest = { capacity: 2, jnj_role_split: false }

describe('a place that an organiser gives', () => {
  test('is said to be one too many, with the numbers', () => {
    expect(crowdingBy({ role: null }, contest, [active(), active()])).toEqual({
      taken: 3,
      places: 2,
    })
  })
  test('is one like any other while there is room, or no limit', () => {
    const waiting = { status: 'waiting' as const, role: null }
    expect(crowdingBy({ role: null }, contest, [active(), waiting])).toBeNull()
    expect(crowdingBy({ role: null }, { ...contest, capacity: null }, [active()])).toBeNull()
  })
  test('counts for each role where they are split', () => {
    const split = { capacity: 1, jnj_role_split: true }
    expect(crowdingBy({ role: 'leader' }, split, [active('follower')])).toBeNull()
    expect(crowdingBy({ role: 'leader' }, split, [active('leader')])).toEqual({
      taken: 2,
      places: 1,
    })
  })
})
