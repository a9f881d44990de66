import { parseCountFilter } from '@parket/domain/contest/filters'
import { describe, expect, it } from 'vitest'
import { cupContestsWith, cupData } from '../../fixtures/cup.ts'
import { registrationDoors } from './doors.ts'

const door = (id: string, data = cupData) => {
  const found = registrationDoors(data).find((door) => door.id === id)
  if (!found) throw new RangeError(`No door ${id}`)
  return found
}

describe('the doors to registering', () => {
  it('stand in the order of the specification', () => {
    expect(registrationDoors(cupData).map(({ title }) => title)).toEqual([
      'Соло',
      'Дуэт',
      'Группа',
      'Jack & Jill',
      'Мастер-классы',
    ])
  })

  it('count contests that take entries, without the pay group, closed and cancelled ones', () => {
    expect(door('solo').openCount).toBe(7)
    expect(door('groups').openCount).toBe(2)
  })

  it('open the wizard for as many dancers as their contests take', () => {
    expect(parseCountFilter(door('solo').count)).toEqual({ min: 1, max: 1 })
    expect(parseCountFilter(door('duets').count)).toEqual({ min: 2, max: 2 })
    expect(parseCountFilter(door('groups').count)).toEqual({ min: 3, max: 24 })
    expect(parseCountFilter(door('masterClasses').count)).toEqual({ min: 1, max: 1 })
  })

  it('tell the ages of their contests taken together', () => {
    expect(door('jnj').ages).toBe('16–99\u00A0лет')
    const unbounded = { ...cupData, contests: cupContestsWith(() => ({ min_age: null })) }
    expect(door('jnj', unbounded).ages).toBe('до\u00A099\u00A0лет')
  })

  it('are shut where nothing is open', () => {
    const closed = { ...cupData, contests: cupContestsWith(() => ({ status: 'closed' })) }
    expect(registrationDoors(closed).every(({ openCount }) => openCount === 0)).toBe(true)
    expect(door('groups', closed)).toMatchObject({ count: '', ages: '' })
  })
})
