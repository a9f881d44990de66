import { expect, test } from 'vitest'
import { arrangeContests, packetByNumbers } from './order.ts'

const contest = (group_num: number, groupNums: number[] = []) => ({
  id: `id ${group_num}`,
  group_num,
  sort: 0,
  packet: groupNums.length === 0 ? null : { groupNums, min: 1, max: 1 },
})
const wanted = [contest(30), contest(10), contest(20, [30, 10])]
const numbersOf = (numbering: 'stay' | 'follow' | 'consecutive') =>
  arrangeContests(wanted, numbering).places.map(({ group_num }) => group_num)

test('numbers stay, follow the order, or are counted anew', () => {
  expect(numbersOf('stay')).toEqual([30, 10, 20])
  expect(numbersOf('follow')).toEqual([10, 20, 30])
  expect(numbersOf('consecutive')).toEqual([1, 2, 3])
})

test('the order is kept by `sort`, whatever the numbers', () => {
  expect(arrangeContests(wanted, 'stay').places.map(({ id, sort }) => [id, sort])).toEqual([
    ['id 30', 1],
    ['id 10', 2],
    ['id 20', 3],
  ])
})

test('packets name the same contests by their new numbers', () => {
  const { places, numbers } = arrangeContests(wanted, 'follow')
  expect(places[2]?.packet).toEqual({ groupNums: [10, 20], min: 1, max: 1 })
  expect(numbers.get(30)).toBe(10)
  expect(arrangeContests(wanted, 'stay').places[2]?.packet).toBe(wanted[2]?.packet)
})

test('a packet keeps the number of a contest that has no other one', () => {
  const packet = { groupNums: [99], min: 1, max: 1 }
  expect(packetByNumbers(packet, new Map([[1, 2]]))).toBe(packet)
})
