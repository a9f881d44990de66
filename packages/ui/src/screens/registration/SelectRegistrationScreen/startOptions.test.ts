import { parseCountFilter } from '@parket/domain/contest/filters'
import { describe, expect, it } from 'vitest'
import { cupContestsWith, cupData } from '../../fixtures/cup.ts'
import { startOptions } from './startOptions.ts'

const option = (id: string, data = cupData) => {
  const found = startOptions(data).find((option) => option.id === id)
  if (!found) throw new RangeError(`No option ${id}`)
  return found
}

describe('what registering can start with', () => {
  it('stand in the order of the specification', () => {
    expect(startOptions(cupData).map(({ title }) => title)).toEqual([
      'Соло',
      'Дуэт',
      'Группа',
      'Jack & Jill',
      'Мастер-классы',
    ])
  })

  it('count contests that take entries, without the pay group, closed and cancelled ones', () => {
    expect(option('solo').openCount).toBe(7)
    expect(option('groups').openCount).toBe(2)
  })

  it('open the wizard for as many dancers as their contests take', () => {
    expect(parseCountFilter(option('solo').filter.count)).toEqual({ min: 1, max: 1 })
    expect(parseCountFilter(option('duets').filter.count)).toEqual({ min: 2, max: 2 })
    expect(parseCountFilter(option('groups').filter.count)).toEqual({ min: 3, max: 24 })
    expect(parseCountFilter(option('masterClasses').filter.count)).toEqual({ min: 1, max: 1 })
  })

  it('name the list that count and age cannot tell from others', () => {
    expect(option('jnj').filter).toEqual({ count: '1,1', list: 'jnj' })
    expect(option('masterClasses').filter).toEqual({ count: '1,1', list: 'masterClasses' })
    expect(option('solo').filter).toEqual({ count: 'solo' })
  })

  it('tell the ages of their contests taken together', () => {
    expect(option('jnj').ages).toBe('от\u00A016\u00A0лет')
    const unbounded = { ...cupData, contests: cupContestsWith(() => ({ min_age: null })) }
    expect(option('jnj', unbounded).ages).toBe('')
  })

  it('are shut where nothing is open', () => {
    const closed = { ...cupData, contests: cupContestsWith(() => ({ status: 'closed' })) }
    expect(startOptions(closed).every(({ openCount }) => openCount === 0)).toBe(true)
    expect(option('groups', closed)).toMatchObject({ filter: { count: '' }, ages: '' })
  })
})
