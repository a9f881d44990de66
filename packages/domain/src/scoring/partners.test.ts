import { expect, test } from 'vitest'
import { partnersIn } from './partners.ts'

const pair = (leader: number, follower: number, scored = true) => ({ leader, follower, scored })

test('both of a pair are the partner of the other', () => {
  expect([...partnersIn({ pairs: [pair(1, 11)] })]).toEqual([
    [1, 11],
    [11, 1],
  ])
})

test('who dances twice has the partner of the pass that counts, that of the other has them too', () => {
  const partners = partnersIn({ pairs: [pair(1, 11), pair(1, 12, false), pair(2, 13)] })
  expect(partners.get(1)).toBe(11)
  expect(partners.get(12)).toBe(1)
})

test('without pairs there are none', () => {
  expect(partnersIn({ pairs: [] }).size).toBe(0)
})
