import { expect, it } from 'vitest'
import { choiceByNumbers, withNumberToggled } from './numberedChoice.ts'

const contest = (group_num: number, own: object = {}) => ({
  id: `c${group_num}`,
  group_num,
  group_name: 'Соло',
  section: '',
  status: 'open',
  tags: [] as string[],
  min_count: 1,
  max_count: 1,
  min_age: null,
  max_age: null,
  jnj_role_split: false,
  packet: null,
  ...own,
})
const packet = contest(40, { tags: ['PACKET'], packet: { groupNums: [11, 12], min: 2, max: 2 } })
const contests = [contest(11), contest(12), contest(13), packet]

it('chooses each contest once, however its number is parted from the next', () => {
  const choice = choiceByNumbers('11, 13;11', contests)
  expect(choice.packets).toEqual({ single: { status: true, selectedGroupIds: ['c11', 'c13'] } })
  expect(choice.contestIds).toEqual(['c11', 'c13'])
})

it('fills a packet with the contests that belong to it, wherever its number stands', () => {
  expect(choiceByNumbers('11 12 13 40', contests).packets).toEqual({
    single: { status: true, selectedGroupIds: ['c13'] },
    c40: { status: true, selectedGroupIds: ['c11', 'c12'] },
  })
})

it('leaves a packet unfinished that lacks a contest', () => {
  const { packets } = choiceByNumbers('40 11', contests)
  expect(packets['c40']).toEqual({ status: false, selectedGroupIds: ['c11'] })
})

it('chooses nothing where no number is written', () => {
  expect(choiceByNumbers('', contests)).toMatchObject({ contestIds: [], unknown: [] })
})

it('tells numbers that no contest has', () => {
  expect(choiceByNumbers('11 99 7', contests).unknown).toEqual([99, 7])
})

it('adds a number and takes it away again', () => {
  expect(withNumberToggled('11 12', 13)).toBe('11, 12, 13')
  expect(withNumberToggled('11, 12', 11)).toBe('12')
  expect(withNumberToggled('', 11)).toBe('11')
})
