import { describe, expect, it } from 'vitest'

import { placeIn, type Occupancy } from './places.ts'

const solo = { id: 'a', capacity: 2, jnj_role_split: false }
const pairs = { id: 'b', capacity: 1, jnj_role_split: true }
const taken = (active: number, waiting = 0, role: Occupancy['role'] = null, contest_id = 'a') => ({
  contest_id,
  role,
  active,
  waiting,
})

describe('a place in a contest', () => {
  it('is there while fewer than its capacity are active', () => {
    expect(placeIn(solo, null, [])).toBe('active')
    expect(placeIn(solo, null, [taken(1)])).toBe('active')
    expect(placeIn(solo, null, [taken(2)])).toBe('waiting')
    expect(placeIn(solo, null, [taken(3)])).toBe('waiting')
  })

  it('is always there without a capacity', () => {
    expect(placeIn({ ...solo, capacity: null }, null, [taken(1000)])).toBe('active')
  })

  it('does not pass those who wait already', () => {
    expect(placeIn(solo, null, [taken(1, 1)])).toBe('waiting')
  })

  it('is counted in this contest only', () => {
    expect(placeIn(solo, null, [taken(2, 5, null, 'c')])).toBe('active')
  })

  it('is counted per role where roles are split, over all roles elsewhere', () => {
    const occupancies = [taken(1, 3, 'leader', 'b')]
    expect(placeIn(pairs, 'follower', occupancies)).toBe('active')
    expect(placeIn(pairs, 'leader', occupancies)).toBe('waiting')
    expect(placeIn(solo, 'leader', [taken(1, 0, 'leader'), taken(1, 0, 'follower')])).toBe(
      'waiting',
    )
  })
})
